// Addresses that phones read from paper.

import { onlyHere as isHere } from "../../hall/here";
import type { Choice, EventData } from "./event";

const at = (choice: Choice): string => choice.address.replace(/\/+$/, "");

/** The event, with the code of who holds the link. */
export const eventLink = (event: EventData, choice: Choice, code = ""): string => `${at(choice)}/event/${encodeURIComponent(event.id)}${code && `#${code}`}`;

/** The sheet of a table; section and table as people count, from 1. */
export const tableLink = (event: EventData, choice: Choice, section: number, table: number, code = ""): string =>
  `${at(choice)}/event/${encodeURIComponent(event.id)}/table/${section}/${table}${code && `#${code}`}`;

/** Whether phones cannot find this address: it means the machine that asks. */
export function onlyHere(address: string): boolean {
  return !URL.canParse(address) || isHere(new URL(address).hostname);
}
