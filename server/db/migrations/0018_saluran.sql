-- A notice of the outbox leaves by several channels (docs/decisions/0118-one-notice-many-channels.md). `surat` stays the notice
-- and its mail; the deliveries of other channels refer to it.
ALTER TABLE surat
  -- Purpose for which the account must have agreed to a channel. Null: by mail and in the inbox only.
  ADD COLUMN keperluan text CHECK (keperluan IN ('pesanan', 'pengingat', 'penawaran')), -- fixed
  -- Number of the order that the notice is about.
  ADD COLUMN rujukan text NOT NULL DEFAULT '', -- fixed
  -- Next time at which a channel besides mail is chosen. Null: nothing is left to choose.
  ADD COLUMN saluran_pada timestamptz;
CREATE INDEX surat_saluran_idx ON surat (saluran_pada) WHERE saluran_pada IS NOT NULL;

-- Consents of customers, by channel and purpose. A withdrawn one stays, as a record.
CREATE TABLE izin_kabar (
  izin_id     integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pengguna_id integer NOT NULL REFERENCES pengguna ON DELETE CASCADE,
  saluran     text NOT NULL CHECK (saluran IN ('push', 'wa')), -- fixed
  keperluan   text NOT NULL CHECK (keperluan IN ('pesanan', 'pengingat', 'penawaran')), -- fixed
  -- Screen of the consent.
  tempat      text NOT NULL CHECK (tempat IN ('pesanan', 'stok', 'pengaturan')), -- fixed
  -- Version of its wording.
  naskah      integer NOT NULL, -- fixed
  diberi      timestamptz NOT NULL, -- fixed
  dicabut     timestamptz
);
CREATE UNIQUE INDEX izin_kabar_berlaku_key ON izin_kabar (pengguna_id, saluran, keperluan) WHERE dicabut IS NULL;
CREATE INDEX izin_kabar_pengguna_idx ON izin_kabar (pengguna_id);

-- Key by which push services recognize the shop; one row, made at the first use.
CREATE TABLE kunci_vapid (
  tunggal boolean PRIMARY KEY DEFAULT true CHECK (tunggal),
  -- Point on P-256.
  publik  bytea NOT NULL CHECK (length(publik) = 65), -- fixed
  -- Encrypted with the key in the data folder.
  rahasia bytea NOT NULL, -- fixed
  dibuat  timestamptz NOT NULL -- fixed
);

-- Browsers that accept pushes. A subscription ends with the session in which it was made.
CREATE TABLE langganan_push (
  langganan_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pengguna_id  integer NOT NULL REFERENCES pengguna ON DELETE CASCADE,
  sesi_hash    bytea NOT NULL REFERENCES sesi ON DELETE CASCADE,
  endpoint     text NOT NULL UNIQUE, -- fixed
  -- Public key and secret of the browser, to encrypt for it.
  p256dh       bytea NOT NULL CHECK (length(p256dh) = 65),
  auth         bytea NOT NULL CHECK (length(auth) = 16),
  nama         text NOT NULL,
  dibuat       timestamptz NOT NULL,
  -- Last push that the push service accepted.
  berhasil     timestamptz,
  -- Failures since then.
  gagal        integer NOT NULL DEFAULT 0
);
CREATE INDEX langganan_push_pengguna_idx ON langganan_push (pengguna_id);
CREATE INDEX langganan_push_sesi_idx ON langganan_push (sesi_hash);

-- Deliveries of a notice by channels besides mail; for push one per device.
CREATE TABLE kabar_saluran (
  kabar_saluran_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  surat_id         bigint NOT NULL REFERENCES surat ON DELETE CASCADE, -- fixed
  saluran          text NOT NULL CHECK (saluran IN ('push', 'wa')), -- fixed
  langganan_id     integer REFERENCES langganan_push ON DELETE CASCADE, -- fixed
  status           text NOT NULL DEFAULT 'menunggu' CHECK (status IN ('menunggu', 'terkirim', 'tiba', 'gagal')),
  -- Name of the delivery towards its receiver, who reports its arrival by it.
  tanda            text NOT NULL UNIQUE DEFAULT (gen_random_uuid())::text,
  percobaan        integer NOT NULL DEFAULT 0,
  kirim_pada       timestamptz NOT NULL,
  -- Useless afterwards.
  sampai           timestamptz NOT NULL, -- fixed
  kesalahan        text NOT NULL DEFAULT '',
  dibuat           timestamptz NOT NULL, -- fixed
  CHECK ((saluran = 'push') = (langganan_id IS NOT NULL)),
  UNIQUE NULLS NOT DISTINCT (surat_id, saluran, langganan_id)
);
CREATE INDEX kabar_saluran_kirim_idx ON kabar_saluran (kirim_pada) WHERE status = 'menunggu';
CREATE INDEX kabar_saluran_langganan_idx ON kabar_saluran (langganan_id);
