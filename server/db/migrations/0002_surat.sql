-- Mail that is to be sent. A row is written in the transaction of what it tells about, and sent by a job afterwards.
CREATE TABLE surat (
  surat_id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What it tells, once: 'pesanan-diterima:12'. The same key twice is one mail.
  kunci          text NOT NULL UNIQUE,
  kepada         text NOT NULL,
  subjek         text NOT NULL,
  teks           text NOT NULL,
  status         text NOT NULL DEFAULT 'menunggu' CHECK (status IN ('menunggu', 'terkirim', 'gagal')),
  percobaan      integer NOT NULL DEFAULT 0,
  kirim_pada     timestamptz NOT NULL,
  kesalahan      text NOT NULL DEFAULT '',
  dibuat         timestamptz NOT NULL
);
CREATE INDEX surat_kirim_idx ON surat (kirim_pada) WHERE status = 'menunggu';

-- Links to set a new password: hashed, short-lived, used once.
CREATE TABLE reset_sandi (
  token_hash     bytea PRIMARY KEY,
  pengguna_id    integer NOT NULL REFERENCES pengguna ON DELETE CASCADE,
  dibuat         timestamptz NOT NULL,
  kedaluwarsa    timestamptz NOT NULL
);
CREATE INDEX reset_sandi_pengguna_idx ON reset_sandi (pengguna_id);
