// Empty sheets of all rulesets, made from crates/sheet.

import type { SheetView } from "../../sheet";
import views from "./blank.json";

const BLANK = views as unknown as SheetView[];

/** The options that decide with which sticks points are counted (RED-OPT-11, CLA-OPT-7, TWN-OPT-6). */
const STICKS = ["sticks", "counters"];

/** The empty sheet of a ruleset, with the sticks that its options ask for. */
export function blankOf(rules: string, options: SheetView["options"] = {}): SheetView {
  const own = BLANK.filter((one) => one.rules === rules);
  const same = (one: SheetView) => STICKS.every((id) => String(one.options[id] ?? "") === String(options[id] ?? ""));
  return own.find(same) ?? own[0] ?? BLANK[0]!;
}

export interface StickChoice {
  option: string;
  value: string;
  start: number;
}

/** With which sticks a ruleset may be counted. */
export function sticksOf(rules: string): StickChoice[] {
  return BLANK.filter((one) => one.rules === rules && one.form.sticks).map((one) => {
    const [option, value] = Object.entries(one.options)[0]!;
    return { option, value: String(value), start: one.form.sticks!.start };
  });
}
