// The keys of the table. Physical keys, so that they are the same in every layout.

/** The key as it stands on an English keyboard, in small letters; empty for what is no key of ours. */
export function keyOf(event: KeyboardEvent): string {
  if (event.ctrlKey || event.metaKey || event.altKey) return "";
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
  if (letter) return letter.toLowerCase();
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(event.code)?.[1];
  if (digit && !event.shiftKey) return digit;
  if (event.key === "?" || (event.code === "Slash" && event.shiftKey)) return "?";
  if (event.key === " ") return " ";
  if (event.key === "Backspace") return "z";
  if (event.key === "Escape") return "Escape";
  return "";
}

/** Whether somebody is typing, or a window is open, so that keys are not meant for the table. */
export function elsewhere(target: EventTarget | null): boolean {
  const node = target as HTMLElement | null;
  return Boolean(node?.closest?.("input, select, textarea, dialog[open]") || document.querySelector("dialog[open]"));
}
