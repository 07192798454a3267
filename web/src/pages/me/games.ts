// The own games as /api/me/games and /api/me/statistics tell of them.

export interface PlayedGame {
  table: string;
  rules: string;
  state: "open" | "playing" | "over";
  chair: number;
  at: number;
  changed_at: number;
  deals: number;
  points: number;
}

export interface GamesPage {
  games: PlayedGame[];
  next: string | null;
}

export interface Tally {
  deals: number;
  wins: number;
  self_drawn: number;
  dealt_in: number;
  points: number;
  value: number;
}

export interface Statistics {
  all: Tally;
  by_rules: ({ rules: string } & Tally)[];
  last: { table: string; deal: number; rules: string; points: number; at: number }[];
  favourites: { rules: string; fan: string; times: number }[];
}
