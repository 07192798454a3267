// What people read, in three languages (Fluent). Texts are in `locales/<language>/*.ftl`; one language is loaded at a time,
// and switching needs no reload. A test holds the languages to each other and to what the sources ask for.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGS = ["ru", "en", "zh"] as const;
export type Lang = (typeof LANGS)[number];

/** The name of each language in itself. */
export const LANG_NAMES: Record<Lang, string> = { ru: "Русский", en: "English", zh: "中文" };

/** What only some pages need comes with them, so that the first page stays small. */
const LATER = ["hall", "sheet", "event", "print", "judge"];

const FILES = import.meta.glob<string>("../locales/*/*.ftl", { query: "?raw", import: "default" });

class I18n {
  /** The language that is shown. It changes when its texts are there. */
  lang = $state<Lang>("en");
  bundle = $state.raw<FluentBundle | null>(null);
  #needed = new Set<string>();

  /** Sees to it that texts are there that come with their pages: the names of their files. */
  async need(...files: string[]): Promise<void> {
    const before = this.#needed.size;
    files.forEach((file) => this.#needed.add(file));
    if (this.#needed.size > before) await this.use(this.lang);
  }

  /** Shows another language. */
  async use(lang: Lang): Promise<void> {
    const wanted = (path: string) => {
      const file = path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
      return path.includes(`/${lang}/`) && (!LATER.includes(file) || this.#needed.has(file));
    };
    const paths = Object.keys(FILES).filter(wanted);
    const texts = await Promise.all(paths.map((path) => FILES[path]!()));
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }
}

export const i18n = new I18n();

/** A text by its id. Where there is none the id itself is shown, so that nothing breaks; the tests see to it. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const bundle = i18n.bundle;
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, args ?? null, []);
}

/** Whether there is such a text. */
export function has(id: string): boolean {
  return i18n.bundle?.hasMessage(id) ?? false;
}

/** A number as the language writes it. */
export function num(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(i18n.lang, options).format(value).replace("-", "−");
}

/** A number with its sign, for what is won or lost: a true minus, and a plus. */
export function signed(value: number): string {
  return new Intl.NumberFormat(i18n.lang, { signDisplay: "exceptZero" }).format(value).replace("-", "−");
}

/** The language that the browser asks for, as far as we have it. */
export function preferred(wanted: readonly string[] = navigator.languages): Lang {
  for (const one of wanted) {
    const found = LANGS.find((lang) => one.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return "en";
}
