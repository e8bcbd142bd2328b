-- What the office asked for under a key, written in the transaction that did it: the row is there where the work is.

CREATE TABLE permintaan (
  -- SHA-256 of the key: who reads the table cannot ask for the answer with it.
  kunci_hash     bytea PRIMARY KEY,
  pengguna_id    integer NOT NULL REFERENCES pengguna ON DELETE CASCADE,
  -- NULL: nothing was done under this key when somebody asked, and nothing will be.
  endpoint       text,
  -- Of what was asked for, keyed by the key itself: it tells nothing of a password among it.
  isi_hash       bytea,
  -- The answer, once there is one; it is kept after the work, so a shop that ends in between leaves none.
  status         smallint,
  jawaban        jsonb,
  dibuat         timestamptz NOT NULL,
  CHECK ((endpoint IS NULL) = (isi_hash IS NULL)),
  CHECK ((status IS NULL) = (jawaban IS NULL)),
  CHECK (endpoint IS NOT NULL OR status IS NULL)
);
CREATE INDEX permintaan_dibuat_idx ON permintaan (dibuat);
CREATE INDEX permintaan_pengguna_idx ON permintaan (pengguna_id);
