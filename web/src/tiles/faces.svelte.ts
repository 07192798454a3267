// The drawings of the tiles, as addresses for <img>. A set is loaded whole when it is first wanted; the plain one gets the
// corner index that was chosen.

import { settings } from "../lib/settings.svelte";

type Texts = Record<string, string>;

const SETS: Record<"classic" | "plain", () => Promise<Texts>> = {
  classic: () => import("./classic").then((set) => set.default),
  plain: () => import("./plain").then((set) => set.default),
};

class Faces {
  #urls = $state.raw<Record<string, string>>({});
  #shown = "";

  /** The address of a drawing; empty until the set is there. */
  of(name: string): string {
    return this.#urls[name] ?? "";
  }

  /** Loads what was chosen, if it is not there yet. */
  async load(): Promise<void> {
    const { tiles, index } = settings.now;
    const wanted = tiles === "plain" ? `plain ${index}` : tiles;
    if (wanted === this.#shown) return;
    this.#shown = wanted;
    const texts = await SETS[tiles]();
    if (wanted !== this.#shown) return;
    const urls: Record<string, string> = {};
    for (const [name, text] of Object.entries(texts)) {
      const drawn = tiles === "plain" ? withIndex(text, index) : text;
      urls[name] = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
    }
    this.#urls = urls;
  }
}

export const faces = new Faces();

/** art/tiles/README.md: each index is a group with its variant as a class, and only `latin` is shown. */
export function withIndex(text: string, index: string): string {
  return text.replace(/<g class="index([^"]*)"([^>]*)>/g, (whole, classes: string, rest: string) => {
    const shown = classes.split(" ").includes(index);
    const plain = rest.replace(/ display="none"/, "");
    return shown ? `<g class="index${classes}"${plain}>` : `<g class="index${classes}"${plain} display="none">`;
  });
}

/** From a glob of files to names of tiles. */
export function named(files: Record<string, string>): Texts {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.svg$/g, ""), text]));
}
