// Sheets and events made on the real server, without a page.
import type { Note, Setup, SheetView } from "../../src/sheet";

const HEADERS = { "Content-Type": "application/json" };

export interface Made {
  id: string;
  codes: Record<string, string>;
}

async function answered<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A score sheet with these notes; what is refused is an error. */
export async function makeSheet(url: string, title: string, setup: Setup, notes: Note[]): Promise<Made & { view: SheetView }> {
  const made = await answered<Made>(await fetch(`${url}/api/sheets`, { method: "POST", headers: HEADERS, body: JSON.stringify({ title, setup }) }));
  const code = { "X-Fivewinds-Code": made.codes.keeper! };
  const body = JSON.stringify({ who: "Судья Петров", notes: notes.map((note, at) => ({ key: `key${at}`, note })) });
  const { results } = await answered<{ results: { ok: boolean; message?: string }[] }>(await fetch(`${url}/api/sheets/${made.id}/notes?lang=en`, { method: "POST", headers: { ...HEADERS, ...code }, body }));
  const refused = results.findIndex((one) => !one.ok);
  if (refused >= 0) throw new Error(`note ${refused} ${JSON.stringify(notes[refused])}: ${results[refused]!.message}`);
  const { view } = await answered<{ view: SheetView }>(await fetch(`${url}/api/sheets/${made.id}`, { headers: code }));
  return { ...made, view };
}
