-- A farmer's book of treatments. A row is named by its owner and by an id that a device made up where there was no signal: nobody can
-- touch another's row by its id, and the same entry that comes twice is one.

-- How far the book of an account has come, and what is locked while two devices send at once.
CREATE TABLE buku_obat (
  pengguna_id     integer PRIMARY KEY REFERENCES pengguna ON DELETE CASCADE,
  -- Grows with every row that changes, at least as the clock does: what is written after a restore comes after what was known before it.
  urut            bigint NOT NULL DEFAULT 0
);

CREATE TABLE keramba (
  pengguna_id     integer NOT NULL REFERENCES pengguna ON DELETE CASCADE,
  id              uuid NOT NULL,
  nama            text NOT NULL,
  jenis           text NOT NULL,
  bentuk          text NOT NULL,
  panjang         double precision,
  lebar           double precision,
  garis_tengah    double precision,
  dalam           double precision,
  ikan            text NOT NULL,
  tebar           date,
  jumlah          integer,
  berat           double precision,
  catatan         text NOT NULL,
  -- When each field was written, in milliseconds, by the clock of who wrote it and never later than ours.
  jam             jsonb NOT NULL,
  -- The latest of these.
  diubah          timestamptz NOT NULL,
  -- Taken out, and written by nobody since. The row stays, so that other devices hear of it.
  dihapus         timestamptz,
  urut            bigint NOT NULL,
  PRIMARY KEY (pengguna_id, id)
);
CREATE INDEX keramba_urut_idx ON keramba (pengguna_id, urut);

-- What was given to a cage. The cage has no foreign key: its row may come later, from another device.
CREATE TABLE pengobatan (
  pengguna_id     integer NOT NULL REFERENCES pengguna ON DELETE CASCADE,
  id              uuid NOT NULL,
  keramba_id      uuid NOT NULL,
  -- As the farmer's device says it, and nothing hangs on it.
  produk_id       integer,
  nama            text NOT NULL,
  lot             text NOT NULL,
  cara            text NOT NULL,
  takaran         double precision,
  satuan          text NOT NULL,
  dosis           text NOT NULL,
  mulai           date NOT NULL,
  selesai         date,
  ulang           text NOT NULL,
  untuk           text NOT NULL,
  masa_henti      integer,
  hasil           text NOT NULL,
  jam             jsonb NOT NULL,
  diubah          timestamptz NOT NULL,
  dihapus         timestamptz,
  urut            bigint NOT NULL,
  -- The next day on which its owner is to be told of something: a repeat, the end of the withdrawal period.
  ingatkan        date,
  PRIMARY KEY (pengguna_id, id)
);
CREATE INDEX pengobatan_urut_idx ON pengobatan (pengguna_id, urut);
CREATE INDEX pengobatan_ingatkan_idx ON pengobatan (ingatkan) WHERE ingatkan IS NOT NULL;

CREATE TABLE kematian (
  pengguna_id     integer NOT NULL REFERENCES pengguna ON DELETE CASCADE,
  id              uuid NOT NULL,
  keramba_id      uuid NOT NULL,
  hari            date NOT NULL,
  jumlah          integer NOT NULL,
  catatan         text NOT NULL,
  jam             jsonb NOT NULL,
  diubah          timestamptz NOT NULL,
  dihapus         timestamptz,
  urut            bigint NOT NULL,
  PRIMARY KEY (pengguna_id, id)
);
CREATE INDEX kematian_urut_idx ON kematian (pengguna_id, urut);

CREATE TABLE air (
  pengguna_id     integer NOT NULL REFERENCES pengguna ON DELETE CASCADE,
  id              uuid NOT NULL,
  keramba_id      uuid NOT NULL,
  waktu           timestamptz NOT NULL,
  "do"            double precision,
  suhu            double precision,
  salinitas       double precision,
  ph              double precision,
  amonia          double precision,
  catatan         text NOT NULL,
  jam             jsonb NOT NULL,
  diubah          timestamptz NOT NULL,
  dihapus         timestamptz,
  urut            bigint NOT NULL,
  PRIMARY KEY (pengguna_id, id)
);
CREATE INDEX air_urut_idx ON air (pengguna_id, urut);

-- Mail about repeats and withdrawal periods, until an account says no.
ALTER TABLE pilihan_notifikasi ADD treatment_reminders boolean NOT NULL DEFAULT true;
