-- What happened to accounts and at the shop's door: logins, refusals, roles, passwords, files with persons, refunds.

CREATE TABLE kejadian (
  kejadian_id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Of the first, where the same came again within a minute.
  waktu          timestamptz NOT NULL,
  jenis          text NOT NULL,
  -- Whose account it is about.
  pengguna_id    integer REFERENCES pengguna ON DELETE SET NULL,
  -- Who did it, where that was somebody else.
  oleh           integer REFERENCES pengguna ON DELETE SET NULL,
  -- From where; of IPv6 the whole /64. NULL where nobody called, and once the person was taken out of the shop.
  alamat         text,
  request_id     text NOT NULL,
  keterangan     text NOT NULL,
  kali           integer NOT NULL CHECK (kali > 0),
  -- By this the same within a minute is one row, whichever process saw it; NULL once the person was taken out.
  kunci          bytea UNIQUE
);
CREATE INDEX kejadian_waktu_idx ON kejadian (waktu DESC, kejadian_id DESC);
CREATE INDEX kejadian_jenis_idx ON kejadian (jenis, waktu DESC, kejadian_id DESC);
CREATE INDEX kejadian_pengguna_idx ON kejadian (pengguna_id, waktu DESC, kejadian_id DESC);
CREATE INDEX kejadian_oleh_idx ON kejadian (oleh) WHERE oleh IS NOT NULL;
