// What happened and what may be done, in words: for the log, for screen readers, for buttons.

import { t } from "../../lib/i18n.svelte";
import type { Event, Wind } from "../../protocol";
import { tileName, tilesOf } from "../../tiles/names";
import type { Choice } from "./actions";

/** Who: the viewer is "you", the others are their winds. */
export function who(seat: Wind, viewer: Wind | null): string {
  return seat === viewer ? t("table-you") : t(`wind-${seat}`);
}

/** A sentence for an event; null if there is nothing to say. */
export function told(event: Event, viewer: Wind | null): string | null {
  const seat = "seat" in event ? who(event.seat, viewer) : "";
  const tile = "tile" in event && event.tile ? tileName(event.tile) : "";
  switch (event.event) {
    case "drew":
      return "tile" in event && event.tile && event.seat === viewer && event.source !== "dealt" ? t("table-log-drew", { tile }) : null;
    case "discarded":
      return t("table-log-discarded", { who: seat, tile });
    case "claimed":
      return t("table-log-claimed", { who: seat, set: t(`table-set-${event.set.split(" ").at(-1)}`), tiles: [...new Set(tilesOf(event.tiles))].map(tileName).join(", ") });
    case "concealed_kong":
      return t("table-log-concealed-kong", { who: seat, tile });
    case "added_to_pung":
    case "adding_to_pung":
      return t("table-log-added-kong", { who: seat, tile });
    case "flower_shown":
      return t("table-log-flower", { who: seat, tile });
    case "flower_offered":
    case "eighth_flower":
      return t("table-log-eighth-flower", { who: seat, tile });
    case "declared_ready":
      return t("table-log-ready", { who: seat });
    case "ready_lapsed":
      return t("table-log-ready-lapsed", { who: seat });
    case "suit_shown":
      return t("table-log-suit", { who: seat, suit: t(`suit-${event.suit}`) });
    case "won":
      return event.from
        ? t("table-log-won", { who: seat, from: who(event.from, viewer), tile })
        : t("table-log-won-wall", { who: seat, tile });
    case "false_win":
      return t("table-log-false-win", { who: seat });
    case "paid":
      return event.to
        ? t("table-log-paid", { from: who(event.from, viewer), to: who(event.to, viewer), points: event.points })
        : t("table-log-paid-nobody", { from: who(event.from, viewer), points: event.points });
    case "first_turn":
      return t("table-log-first-turn", { who: seat });
    case "ended":
      return t("table-log-ended");
    default:
      return null;
  }
}

/** The name of an action on its button. */
export function actionName(choice: Choice): string {
  if (choice.verb === "forbid") return t("table-do-forbid", { suit: t(`suit-${choice.about}`) });
  return t(`table-do-${choice.verb}`);
}

/** The same with its tiles, for those who do not see them. */
export function actionLabel(choice: Choice): string {
  const name = actionName(choice);
  return choice.tiles.length ? `${name}: ${choice.tiles.map(tileName).join(", ")}` : name;
}
