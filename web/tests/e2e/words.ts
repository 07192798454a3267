// The texts of the page, so that tests find things by what people read, in every language.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Lang = "en" | "ru" | "zh";
const LOCALES = join(import.meta.dirname, "../../src/locales");
const bundles = new Map<Lang, FluentBundle>();

export function words(lang: Lang): (id: string, args?: Record<string, FluentVariable>) => string {
  let bundle = bundles.get(lang);
  if (!bundle) {
    bundle = new FluentBundle(lang, { useIsolating: false });
    for (const file of readdirSync(join(LOCALES, lang))) bundle.addResource(new FluentResource(readFileSync(join(LOCALES, lang, file), "utf8")));
    bundles.set(lang, bundle);
  }
  const known = bundle;
  return (id, args) => {
    const message = known.getMessage(id);
    if (!message?.value) throw new Error(`${lang}: no text ${id}`);
    return known.formatPattern(message.value, args ?? null, []);
  };
}
