// Who played. Records name a bot by its level, such as `club (bot)`.

import { has, t } from "../../lib/i18n.svelte";

export function nameOf(name: string | null | undefined): string {
  const level = /^([a-z]+) \(bot\)$/.exec(name ?? "")?.[1];
  if (level && has(`level-${level}`)) return t("replay-bot", { level: t(`level-${level}`) });
  return name || t("replay-nobody");
}

/** A sentence without the bots' names: the winds say enough. */
export function withoutBots(text: string): string {
  return text.replace(/ ?\([a-z]+ \(bot\)\)/g, "");
}
