-- Duplicate matches: the same deals at several tables (docs/duplicate.md).

CREATE TABLE duplicates (
    id TEXT NOT NULL PRIMARY KEY,
    host_id TEXT NOT NULL REFERENCES users (id),
    -- What its tables were made with, as JSON.
    config TEXT NOT NULL,
    players BIGINT NOT NULL,
    deals BIGINT NOT NULL,
    -- From which the walls of all deals follow: 64 hexadecimal digits, told to nobody.
    secret TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX duplicates_of_host ON duplicates (host_id);

CREATE TABLE duplicate_tables (
    duplicate_id TEXT NOT NULL REFERENCES duplicates (id),
    -- From 1.
    number BIGINT NOT NULL,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id),
    -- When the host dropped it; 0 if he has not.
    dropped_at BIGINT NOT NULL,
    PRIMARY KEY (duplicate_id, number)
);
