// Which page stands at which path. Pages are loaded when they are first wanted.

import type { Component } from "svelte";
import { i18n } from "../lib/i18n.svelte";
import { match } from "../lib/router.svelte";

type Loader = () => Promise<Component<Record<string, string>>>;

interface Place {
  path: string;
  /** The id of its title. */
  title: string;
  /** Without the head of the page: the table needs all the room. */
  bare?: boolean;
  load: Loader;
}

export interface Page extends Place {
  parts: Record<string, string>;
}

/** A page, and the texts that come with it. */
const page = (load: () => Promise<{ default: unknown }>, ...words: string[]): Loader => {
  let loaded: ReturnType<Loader> | undefined;
  return () => (loaded ??= Promise.all([load(), i18n.need(...words)]).then(([module]) => module.default as never));
};

const PLACES: Place[] = [
  { path: "/", title: "", load: page(() => import("./home/Home.svelte")) },
  { path: "/table/:id", title: "title-table", bare: true, load: page(() => import("./table/Table.svelte")) },
  { path: "/score", title: "title-score", load: page(() => import("./score/Score.svelte")) },
  { path: "/rules", title: "title-rules", load: page(() => import("./rules/Rules.svelte")) },
  { path: "/rules/:rules", title: "title-rules", load: page(() => import("./rules/Book.svelte")) },
  { path: "/rules/:rules/fans", title: "title-fans", load: page(() => import("./rules/Fans.svelte")) },
  { path: "/judge", title: "title-judge", load: page(() => import("./judge/Judge.svelte"), "judge") },
  { path: "/learn", title: "title-learn", load: page(() => import("./learn/Learn.svelte")) },
  { path: "/learn/:drill/:rules", title: "title-learn", load: page(() => import("./learn/Drill.svelte")) },
  { path: "/replay", title: "title-replay", load: page(() => import("./replay/Open.svelte")) },
  { path: "/replay/:id", title: "title-replay", bare: true, load: page(() => import("./replay/Replay.svelte")) },
  { path: "/hall", title: "title-hall", load: page(() => import("./hall/Hall.svelte"), "hall", "event") },
  { path: "/sheet/:id", title: "title-sheet", load: page(() => import("./sheet/SheetPage.svelte"), "sheet") },
  { path: "/duplicate/new", title: "title-duplicate", load: page(() => import("./duplicate/New.svelte"), "duplicate") },
  { path: "/duplicate/cards", title: "title-cards", bare: true, load: page(() => import("./duplicate/Cards.svelte"), "duplicate") },
  { path: "/duplicate/:id", title: "title-duplicate", load: page(() => import("./duplicate/Match.svelte"), "duplicate") },
  { path: "/event/new", title: "title-event-new", load: page(() => import("./event/New.svelte"), "event") },
  { path: "/event/restore", title: "title-event", load: page(() => import("./event/Restore.svelte"), "event") },
  { path: "/event/:id", title: "title-event", load: page(() => import("./event/Event.svelte"), "event") },
  { path: "/event/:id/player/:player", title: "title-event", load: page(() => import("./event/Player.svelte"), "event") },
  { path: "/event/:id/table/:section/:table", title: "title-event", load: page(() => import("./event/Table.svelte"), "event", "sheet") },
  { path: "/event/:id/me", title: "title-event", load: page(() => import("./event/Me.svelte"), "event") },
  { path: "/event/:id/screen", title: "title-event", bare: true, load: page(() => import("./event/Screen.svelte"), "event") },
  { path: "/sheet/:id/print", title: "title-print", bare: true, load: page(() => import("./print/SheetPrint.svelte"), "print") },
  { path: "/event/:id/print", title: "title-print", load: page(() => import("./print/EventForms.svelte"), "print") },
  { path: "/event/:id/print/:form", title: "title-print", bare: true, load: page(() => import("./print/EventPrint.svelte"), "print") },
  { path: "/hall/print", title: "title-print", load: page(() => import("./print/BlankForms.svelte"), "print") },
  { path: "/hall/print/:form", title: "title-print", bare: true, load: page(() => import("./print/BlankPrint.svelte"), "print") },
  { path: "/me", title: "title-me", load: page(() => import("./me/Me.svelte")) },
  { path: "/settings", title: "title-settings", load: page(() => import("./settings/Settings.svelte")) },
];

const NOWHERE: Place = { path: "*", title: "title-nowhere", load: page(() => import("./Nowhere.svelte")) };

export function pageOf(path: string): Page {
  for (const place of PLACES) {
    const parts = match(place.path, path);
    if (parts) return { ...place, parts };
  }
  return { ...NOWHERE, parts: {} };
}
