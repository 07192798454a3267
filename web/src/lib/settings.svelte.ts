// What somebody has chosen for himself: kept in this browser, needed by no server.

import { i18n, preferred, type Lang, LANGS } from "./i18n.svelte";

export interface Choices {
  /** Null: what the browser asks for. */
  lang: Lang | null;
  theme: "auto" | "light" | "dark";
  /** Which drawings of the tiles. */
  tiles: "classic" | "plain";
  /** What stands in the corner of the plain ones. */
  index: "latin" | "cyrillic" | "digits";
  /** Null: what the system asks for. */
  motion: boolean | null;
  /** 0 to 100; 0 is mute. */
  volume: number;
  /** The own hand keeps itself in order. */
  sort: boolean;
  /** Pass where nothing but passing is possible or wanted. */
  autoPass: boolean;
  /** Flowers are laid open at once. */
  autoFlower: boolean;
  /** Waits and distance beside the own hand. */
  showWaits: boolean;
  /** Keys on the buttons. */
  showKeys: boolean;
  /** What was chosen on the first page the last time. */
  level: string;
  length: string;
}

const KEY = "fivewinds";

const USUAL: Choices = {
  lang: null,
  theme: "auto",
  tiles: "classic",
  index: "latin",
  motion: null,
  volume: 60,
  sort: true,
  autoPass: false,
  autoFlower: true,
  showWaits: false,
  showKeys: false,
  level: "club",
  length: "1",
};

function kept(): Choices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const choices = { ...USUAL, ...(typeof stored === "object" ? stored : {}) } as Choices;
    if (choices.lang && !LANGS.includes(choices.lang)) choices.lang = null;
    return choices;
  } catch {
    return { ...USUAL };
  }
}

class Settings {
  now = $state<Choices>(kept());

  /** Chooses something, and keeps it. */
  set<K extends keyof Choices>(key: K, value: Choices[K]): void {
    this.now[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.now));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.show();
  }

  /** Lets the page follow what was chosen. */
  show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.now.theme;
    root.dataset.motion = this.moves ? "on" : "off";
    const lang = this.now.lang ?? preferred();
    if (lang !== i18n.lang || !i18n.bundle) void i18n.use(lang);
  }

  /** Whether things may move. */
  get moves(): boolean {
    return this.now.motion ?? !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();
