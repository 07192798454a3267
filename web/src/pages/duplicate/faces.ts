// The plain drawings of the tiles for paper: black on white, whatever was chosen for the screen.

import { settings } from "../../lib/settings.svelte";
import { withIndex } from "../../tiles/faces.svelte";

/** The colours of the plain set (art/tiles/README.md); its marks are told apart by their shapes. */
const COLOURS = /#(c8102e|00693e|0047ab|b36b00)/gi;

/** An address for <img> by the name of a tile. */
export async function printedFaces(): Promise<Record<string, string>> {
  const { default: texts } = await import("../../tiles/plain");
  const drawn = (text: string) => withIndex(text, settings.now.index).replace(COLOURS, "#000000");
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, `data:image/svg+xml,${encodeURIComponent(drawn(text))}`]));
}
