// Which page is shown: the path decides, and links change it without a reload.

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  /** Goes to another page. */
  go(to: string, options: { replace?: boolean } = {}): void {
    if (options.replace) history.replaceState({}, "", to);
    else history.pushState({}, "", to);
    const before = this.path;
    this.#read();
    if (this.path !== before && !this.hash) scrollTo(0, 0);
  }

  /** Changes what stands behind the question mark, without a step back in the history. */
  keep(query: Record<string, string | null>): void {
    const next = new URLSearchParams(location.search);
    for (const [key, value] of Object.entries(query)) {
      if (value == null || value === "") next.delete(key);
      else next.set(key, value);
    }
    const text = next.toString();
    this.go(text ? `${location.pathname}?${text}${location.hash}` : `${location.pathname}${location.hash}`, { replace: true });
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash;
  }
}

export const router = new Router();

/** For the whole page: links within it are followed without a reload. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (/^\/(api|tiles|assets)\//.test(link.pathname)) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}

/** The parts of a path that a pattern such as `/table/:id` names, or null. A last `*` takes the rest. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const found = path.split("/").filter(Boolean);
  const parts: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    if (part === "*") return { ...parts, rest: found.slice(place).join("/") };
    const here = found[place];
    if (here === undefined) return null;
    if (part.startsWith(":")) parts[part.slice(1)] = safeDecode(here);
    else if (part !== here) return null;
  }
  return found.length === wanted.length ? parts : null;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
