-- One set of migrations for SQLite and PostgreSQL: only TEXT and BIGINT, times in milliseconds since 1970, yes and no as 1 and 0.

-- Everybody who has ever sat down. Who has not registered has neither a key of his name nor a password.
CREATE TABLE users (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name as it is compared: registered names are unique whatever their case.
    name_key TEXT UNIQUE,
    password TEXT,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);

-- Cookies of browsers and tokens of programs, by the hash of what they hold.
CREATE TABLE sessions (
    token TEXT NOT NULL PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    -- 'cookie' or 'token'
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX sessions_of_user ON sessions (user_id);
CREATE INDEX sessions_by_end ON sessions (expires_at);

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    host_id TEXT NOT NULL REFERENCES users (id),
    -- What it was set up with, as JSON.
    config TEXT NOT NULL,
    rules TEXT NOT NULL,
    -- Whether the lobby shows it.
    listed BIGINT NOT NULL,
    -- 'open' (people sit down), 'playing', 'over'
    state TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
);
CREATE INDEX tables_by_state ON tables (state, changed_at);

-- Everything that ever happened at a table, in order. A table is what follows from its entries.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- Who sits or sat at a table.
CREATE TABLE sitters (
    table_id TEXT NOT NULL REFERENCES tables (id),
    user_id TEXT NOT NULL REFERENCES users (id),
    chair BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX sitters_of_user ON sitters (user_id, at);

-- Finished deals: each a record by itself, in the form of docs/records.md.
CREATE TABLE deals (
    table_id TEXT NOT NULL REFERENCES tables (id),
    deal BIGINT NOT NULL,
    record TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, deal)
);

-- What a finished deal meant for each person who played it.
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    deal BIGINT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    rules TEXT NOT NULL,
    points BIGINT NOT NULL,
    -- Whether he won, by his own draw, with how much; whether another won on his tile.
    won BIGINT NOT NULL,
    self_drawn BIGINT NOT NULL,
    value BIGINT NOT NULL,
    fed BIGINT NOT NULL,
    -- The ids of the fans of his win, as a JSON list.
    fans TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, deal, user_id)
);
CREATE INDEX results_of_user ON results (user_id, at);
