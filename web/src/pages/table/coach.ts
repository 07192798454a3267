// What the coach says (docs/coach.md).

import type { Opinion } from "../../protocol";

/** The action of an opinion in the words of records. */
export const wordsOf = (opinion: Opinion) => opinion.action.join(" ");
