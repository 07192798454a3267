// Questions to the server. Whatever goes wrong comes back as one kind of error with a sentence for people.

import { i18n, t } from "./i18n.svelte";

/** One thing that is wrong with what was asked. */
export interface Fault {
  message: string;
  clause?: string | null;
  position?: number | null;
}

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly faults: Fault[] = [],
    /** The clause that it stands on. */
    readonly clause: string | null = null,
  ) {
    super(message);
  }
}

/** Asks the server; the answer is in the language of the page. */
export async function ask<T>(method: string, path: string, body?: unknown, signal?: AbortSignal, headers: Record<string, string> = {}): Promise<T> {
  const url = `${path}${path.includes("?") ? "&" : "?"}lang=${i18n.lang}`;
  const init: RequestInit = { method, signal: signal ?? null, headers };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...headers, "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(url, init);
  } catch (problem) {
    if (signal?.aborted) throw problem;
    throw new ApiError(0, "offline", t("error-offline"));
  }
  const text = await answer.text();
  let value: unknown = null;
  try {
    value = text ? JSON.parse(text) : null;
  } catch {
    if (answer.ok) return text as T;
  }
  if (answer.ok) return value as T;
  const failure = (value ?? {}) as { code?: string; message?: string; clause?: string | null; errors?: Fault[] };
  throw new ApiError(answer.status, failure.code ?? "unknown", failure.message ?? t("error-unknown"), failure.errors ?? [], failure.clause ?? null);
}

export const get = <T>(path: string, signal?: AbortSignal) => ask<T>("GET", path, undefined, signal);
export const post = <T>(path: string, body: unknown = {}, signal?: AbortSignal) => ask<T>("POST", path, body, signal);

/** What is asked often and does not change: kept by language. */
const known = new Map<string, Promise<unknown>>();
export function getOnce<T>(path: string): Promise<T> {
  const key = `${i18n.lang} ${path}`;
  let answer = known.get(key);
  if (!answer) {
    answer = get<T>(path);
    answer.catch(() => known.delete(key));
    known.set(key, answer);
  }
  return answer as Promise<T>;
}
