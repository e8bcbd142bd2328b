-- What the shop does on its own: of several processes one runs each. A job is free while the database's clock is outside of
-- `sejak` and `sampai`, so one that was set back holds nothing up.
CREATE TABLE pekerjaan (
  nama      text PRIMARY KEY,
  -- Which process runs it; null while it waits for its next turn.
  pemegang  uuid,
  sejak     timestamptz NOT NULL,
  sampai    timestamptz NOT NULL
);

-- The queues that did this before.
DROP SCHEMA IF EXISTS pgboss CASCADE;

-- The request that made an order, as it was sent, for whoever repeats its key. Orders of before have none.
ALTER TABLE pesanan ADD permintaan_hash bytea;

-- Another key, under which a buyer was given an order that was there already: whoever repeats it gets that order again.
CREATE TABLE kunci_ulangan (
  pengguna_id      integer NOT NULL REFERENCES pengguna,
  kunci            text NOT NULL,
  pesanan_id       integer NOT NULL REFERENCES pesanan,
  permintaan_hash  bytea NOT NULL,
  PRIMARY KEY (pengguna_id, kunci)
);
