// A player's part in the shuffle (docs/shuffle.md): he commits to a secret and reveals it when all have committed, so that
// nobody, the server included, could choose the wall.

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export interface Contribution {
  deal: number;
  commitment: string;
  secret: string;
}

/** Null where the browser cannot hash (a page that came without encryption): the server deals without this player then. */
export async function contribution(game: string, deal: number, party: number): Promise<Contribution | null> {
  if (!globalThis.crypto?.subtle) return null;
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const text = new TextEncoder();
  const name = text.encode(game);
  const bytes = new Uint8Array([...text.encode("fivewinds/commit/1"), name.length, ...name, party, ...secret]);
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return { deal, commitment: hex(new Uint8Array(digest)), secret: hex(secret) };
}
