-- When the password or a code of a session of the office was asked for again; null: not since it was opened. And whether it was
-- opened with a password that is too short for an administrator.
ALTER TABLE sesi ADD bukti timestamptz, ADD sandi_pendek boolean NOT NULL DEFAULT false;

-- The second step of a login at the office: the secret of an authenticator app.
CREATE TABLE dua_langkah (
  pengguna_id  integer PRIMARY KEY REFERENCES pengguna ON DELETE CASCADE,
  -- Encrypted: who reads the table alone makes no code.
  rahasia      bytea NOT NULL,
  -- Null until a code of it was typed in.
  aktif        timestamptz,
  -- The half minute, counted from 1970, of the last code that was taken: none is taken twice.
  langkah      bigint NOT NULL DEFAULT 0
);

-- SHA-256 of the codes that open the office without the app; one that was used is gone.
CREATE TABLE kode_pemulihan (
  kode_hash    bytea PRIMARY KEY,
  pengguna_id  integer NOT NULL REFERENCES dua_langkah ON DELETE CASCADE
);
CREATE INDEX kode_pemulihan_pengguna_idx ON kode_pemulihan (pengguna_id);

-- What the owner decides for all administrators: one row.
CREATE TABLE keamanan_kantor (
  satu         boolean PRIMARY KEY DEFAULT true CHECK (satu),
  wajib_kode   boolean NOT NULL
);
INSERT INTO keamanan_kantor (wajib_kode) VALUES (false);
