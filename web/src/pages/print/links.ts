// Addresses that phones read from paper.

import { onlyHere as isHere } from "../../hall/here";
import type { Choice, EventData } from "./event";

const at = (choice: Choice): string => choice.address.replace(/\/+$/, "");

/** The event, as everybody sees it. */
export const eventLink = (event: EventData, choice: Choice): string => `${at(choice)}/event/${encodeURIComponent(event.id)}`;

/** A player's own page, by his code. */
export const playerLink = (event: EventData, choice: Choice, code: string): string => (code ? `${eventLink(event, choice)}/me#${code}` : eventLink(event, choice));

/** The sheet of a table; section and table as people count, from 1. */
export const tableLink = (event: EventData, choice: Choice, section: number, table: number, code = ""): string =>
  `${at(choice)}/event/${encodeURIComponent(event.id)}/table/${section}/${table}${code && `#${code}`}`;

/** Whether phones cannot find this address: it means the machine that asks. */
export function onlyHere(address: string): boolean {
  return !URL.canParse(address) || isHere(new URL(address).hostname);
}
