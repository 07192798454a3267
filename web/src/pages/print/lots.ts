// The lots of the draw, so that the page shows what anybody can compute again (docs/draw.md).

/** The text whose SHA-256 is a player's lot: players get their numbers in the order of their lots (MCRC-DRAW-3). */
export const lotText = (seed: string, id: number, name: string): string => `${seed}|${id}|${name}`;

/** Browsers compute it only where nobody can listen: on this computer, or over https. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

/** The SHA-256 of a text in hexadecimal digits. */
export async function lotOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
