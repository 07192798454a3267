-- What is kept beside real tiles: score sheets and tournaments. Each is what follows from its lines (docs/hall.md).

CREATE TABLE ledgers (
    id TEXT NOT NULL PRIMARY KEY,
    -- 'sheet' or 'tournament'
    kind TEXT NOT NULL,
    -- The first line of its file, as it is hashed.
    head TEXT NOT NULL,
    -- What its codes follow from.
    secret TEXT NOT NULL,
    -- Whether it is in the public list, and what that says of it, as JSON. Both follow from its lines.
    listed BIGINT NOT NULL,
    card TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
);
CREATE INDEX ledgers_by_kind ON ledgers (kind, listed, created_at);

-- Everything that was ever done, in order, as it is hashed.
CREATE TABLE ledger_lines (
    ledger_id TEXT NOT NULL REFERENCES ledgers (id),
    n BIGINT NOT NULL,
    -- What whoever sent it calls it: it is not taken twice.
    act_key TEXT NOT NULL,
    hash TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (ledger_id, n),
    UNIQUE (ledger_id, act_key)
);
