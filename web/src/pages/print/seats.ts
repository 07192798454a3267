// What the rules say about chairs.

/** Who sits East, South, West, North at the beginning of each round, by who began there (MCRC-ROT-1). */
export const ROTATION = ["ABCD", "BADC", "CDBA", "DCAB"].map((seats) => [...seats]);

const CLAUSES: Record<string, string[]> = {
  mcr: ["MCRC-ROT-1", "MCRC-ROT-2", "MCR-ROUND-1"],
  red: ["RED-SEAT-1", "RED-SEAT-2", "RED-DEALER-1", "RED-DEALER-2", "RED-DEALER-3", "RED-DEALER-4", "RED-SESSION-1", "RED-SESSION-2"],
  classical: ["CLA-SEAT-1", "CLA-SEAT-2", "CLA-DEALER-1", "CLA-DEALER-2", "CLA-SESSION-1", "CLA-SESSION-2", "CLA-SESSION-3"],
  sichuan: ["SIC-SEAT-1", "SIC-SEAT-2", "SIC-DEALER-1", "SIC-DEALER-2", "SIC-DEALER-3", "SIC-DEALER-4", "SIC-SESSION-1"],
  taiwan: ["TWN-SEAT-1", "TWN-SEAT-2", "TWN-SEAT-3", "TWN-DEALER-1", "TWN-DEALER-2", "TWN-DEALER-3", "TWN-DEALER-4", "TWN-ROUND-1", "TWN-ROUND-2"],
};

/** The clauses about seats, dealers and rounds of a ruleset. */
export const seatClauses = (rules: string): string[] => CLAUSES[rules] ?? [];
