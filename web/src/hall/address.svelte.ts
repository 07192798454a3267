// Under which address others find this page. Whoever sits at the server itself may have opened it as localhost, which means
// another machine to every phone: the server then says how it is reached.

import { getOnce } from "../lib/api";
import { onlyHere } from "./here";

class Address {
  /** The origin for links that others follow. */
  origin = $state(location.origin);
  /** Whether phones cannot follow it. */
  local = $derived(onlyHere(new URL(this.origin).hostname));
  #asked = false;

  /** Asks once, where that is needed. */
  find(): void {
    if (this.#asked || !onlyHere(location.hostname)) return;
    this.#asked = true;
    getOnce<string[]>("/api/addresses").then(
      ([first]) => first && (this.origin = first),
      () => (this.#asked = false),
    );
  }
}

export const address = new Address();
