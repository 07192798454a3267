// Every text is there in every language, with the same placeholders; every text that the sources ask for exists, and no
// text is left over.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse, type Entry, Visitor, type VariableReference } from "@fluent/syntax";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../../src");
const LANGS = ["en", "ru", "zh"];

/** The messages of a language: id to the names of its placeholders. */
function messages(lang: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const folder = join(SRC, "locales", lang);
  for (const file of readdirSync(folder)) {
    const resource = parse(readFileSync(join(folder, file), "utf8"), { withSpans: false });
    for (const entry of resource.body as Entry[]) {
      expect(entry.type, `${lang}/${file}: what cannot be read: ${JSON.stringify(entry).slice(0, 200)}`).not.toBe("Junk");
      if (entry.type !== "Message") continue;
      expect(found.has(entry.id.name), `${lang}: ${entry.id.name} is there twice`).toBe(false);
      const names = new Set<string>();
      class Names extends Visitor {
        visitVariableReference(node: VariableReference) {
          names.add(node.id.name);
        }
      }
      new Names().visit(entry);
      found.set(entry.id.name, [...names].sort());
    }
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(name) ? [readFileSync(path, "utf8")] : [];
  });
}

const english = messages("en");

describe("texts", () => {
  for (const lang of LANGS.slice(1)) {
    it(`are complete in ${lang}`, () => {
      const other = messages(lang);
      expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
      for (const [id, names] of english) expect([id, other.get(id)]).toEqual([id, names]);
    });
  }

  it("exist where they are asked for, and are asked for where they exist", () => {
    const all = sources(SRC).join("\n");
    const asked = new Set([...all.matchAll(/\b(?:t|has)\(\s*"([a-zA-Z0-9-]+)"/g)].map((found) => found[1]!));
    for (const id of asked) expect(english.has(id), `no text ${id}`).toBe(true);
    // Ids that are put together, such as t(`tile-${suit}`), and ids that stand in tables as strings.
    const families = [...all.matchAll(/`([a-z0-9-]+-)\$\{/g)].map((found) => found[1]!);
    const named = new Set([...all.matchAll(/"([a-z][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)+)"/g)].map((found) => found[1]!));
    const unused = [...english.keys()].filter(
      (id) => !asked.has(id) && !named.has(id) && !families.some((family) => id.startsWith(family)),
    );
    expect(unused).toEqual([]);
  });
});
