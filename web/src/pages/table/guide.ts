// The guided first deal: what is explained when it first happens, with the clause that says so.

export type Topic = "start" | "turn" | "claim" | "flower" | "forbid" | "ready" | "kong" | "win" | "refused" | "watch" | "end";

export interface Lesson {
  /** The text: `table-guide-…`. */
  text: string;
  clause: string;
}

type Rules = "red" | "classical" | "mcr" | "sichuan" | "taiwan";

const LESSONS: Record<Rules, Partial<Record<Topic, Lesson>>> = {
  red: {
    start: { text: "table-guide-start-red", clause: "RED-WIN-1" },
    turn: { text: "table-guide-turn", clause: "RED-PLAY-1" },
    claim: { text: "table-guide-claim-red", clause: "RED-CLAIM-2" },
    flower: { text: "table-guide-flower", clause: "RED-FLOWER-2" },
    win: { text: "table-guide-win-red", clause: "RED-SCORE-4" },
    refused: { text: "table-guide-refused", clause: "RED-WIN-1" },
    end: { text: "table-guide-end-red", clause: "RED-PAY-1" },
  },
  classical: {
    start: { text: "table-guide-start-classical", clause: "CLA-WIN-1" },
    turn: { text: "table-guide-turn", clause: "CLA-PLAY-1" },
    claim: { text: "table-guide-claim", clause: "CLA-CLAIM-3" },
    flower: { text: "table-guide-flower", clause: "CLA-FLOWER-2" },
    ready: { text: "table-guide-ready-classical", clause: "CLA-READY-1" },
    kong: { text: "table-guide-kong", clause: "CLA-KONG-6" },
    win: { text: "table-guide-win-classical", clause: "CLA-SCORE-4" },
    refused: { text: "table-guide-refused-classical", clause: "CLA-READY-1" },
    end: { text: "table-guide-end-classical", clause: "CLA-SCORE-1" },
  },
  mcr: {
    start: { text: "table-guide-start-mcr", clause: "MCR-WIN-1" },
    turn: { text: "table-guide-turn", clause: "MCR-TURN-2" },
    claim: { text: "table-guide-claim", clause: "MCR-CLAIM-1" },
    flower: { text: "table-guide-flower", clause: "MCR-FLOWER-4" },
    kong: { text: "table-guide-kong", clause: "MCR-KONG-2" },
    win: { text: "table-guide-win-mcr", clause: "MCR-MIN-1" },
    refused: { text: "table-guide-refused-mcr", clause: "MCR-MIN-1" },
    end: { text: "table-guide-end-mcr", clause: "MCR-PAY-2" },
  },
  sichuan: {
    start: { text: "table-guide-start-sichuan", clause: "SIC-WIN-1" },
    forbid: { text: "table-guide-forbid", clause: "SIC-SUIT-2" },
    turn: { text: "table-guide-turn-sichuan", clause: "SIC-SUIT-6" },
    claim: { text: "table-guide-claim-sichuan", clause: "SIC-CLAIM-1" },
    kong: { text: "table-guide-kong-sichuan", clause: "SIC-KPAY-1" },
    win: { text: "table-guide-win-sichuan", clause: "SIC-SCORE-2" },
    refused: { text: "table-guide-refused", clause: "SIC-WIN-2" },
    watch: { text: "table-guide-watch", clause: "SIC-END-1" },
    end: { text: "table-guide-end-sichuan", clause: "SIC-READY-4" },
  },
  taiwan: {
    start: { text: "table-guide-start-taiwan", clause: "TWN-WIN-1" },
    turn: { text: "table-guide-turn", clause: "TWN-TURN-2" },
    claim: { text: "table-guide-claim", clause: "TWN-CLAIM-2" },
    flower: { text: "table-guide-flower", clause: "TWN-FLOWER-2" },
    ready: { text: "table-guide-ready-taiwan", clause: "TWN-READY-2" },
    kong: { text: "table-guide-kong", clause: "TWN-KONG-7" },
    win: { text: "table-guide-win-taiwan", clause: "TWN-SCORE-1" },
    refused: { text: "table-guide-refused", clause: "TWN-WIN-1" },
    end: { text: "table-guide-end-taiwan", clause: "TWN-PAY-1" },
  },
};

export function lessonOf(rules: string, topic: Topic): Lesson | null {
  return LESSONS[rules as Rules]?.[topic] ?? null;
}

/** What is there to explain about a question. */
export function topicsOf(actions: readonly string[], refused: boolean): Topic[] {
  const may = (verb: string) => actions.some((action) => action.split(" ")[0] === verb);
  const topics: Topic[] = [];
  if (may("forbid")) topics.push("forbid");
  if (may("discard")) topics.push("turn");
  if (may("chow") || may("pung")) topics.push("claim");
  if (may("kong")) topics.push("kong");
  if (may("flower")) topics.push("flower");
  if (may("ready")) topics.push("ready");
  if (refused) topics.push("refused");
  if (may("win")) topics.push("win");
  return topics;
}
