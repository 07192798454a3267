// What players of a section are punished for: the ruleset's own table, which every sheet of the section has with it.

import type { OffenceView, SheetView } from "../../sheet";
import type { SectionView } from "../../tournament";
import type { EventBook } from "./event.svelte";
import { request } from "./line";
import { begun } from "./names";

const found = $state<Record<string, OffenceView[]>>({});
const asked = new Set<string>();

/** The offences by section; they come when the first table is known. */
export function offences(event: EventBook): { of(section: number): OffenceView[] | undefined } {
  for (const section of event.view?.sections ?? []) void fetchOf(event, section);
  return { of: (section) => found[`${event.id} ${section}`] };
}

async function fetchOf(event: EventBook, section: SectionView): Promise<void> {
  const name = `${event.id} ${section.section}`;
  const session = section.sessions.find((one) => begun(one) && one.tables.length > 0);
  if (!session || asked.has(name)) return;
  asked.add(name);
  try {
    const path = `${event.path}/sheets/${section.section}/${session.session}/${session.tables[0]!.table}`;
    found[name] = (await request<{ view: SheetView }>("GET", path, event.code)).value.view.offences;
  } catch {
    // Without a network the ids are shown; it is asked again with the next page.
    asked.delete(name);
  }
}
