-- WhatsApp as a channel of notices (docs/decisions/0121-whatsapp-is-confirmed-by-a-message.md).
ALTER TABLE sambungan
  -- Number of the shop at Meta, 628…, to which customers write.
  ADD COLUMN wa_nomor    text NOT NULL DEFAULT '',
  ADD COLUMN wa_nomor_id text NOT NULL DEFAULT '',
  ADD COLUMN wa_akun_id  text NOT NULL DEFAULT '',
  -- Encrypted with the key in the data folder, as is the app secret. Null: WhatsApp is simulated or off.
  ADD COLUMN wa_token    bytea,
  ADD COLUMN wa_rahasia  bytea,
  -- Word by which Meta recognizes the webhook's address.
  ADD COLUMN wa_kata     text NOT NULL DEFAULT replace((gen_random_uuid())::text, '-', ''), -- fixed
  -- Recipients in 24 hours that Meta grants, and messages in a month that the owner pays for.
  ADD COLUMN wa_batas    integer NOT NULL DEFAULT 250 CHECK (wa_batas > 0),
  ADD COLUMN wa_pagu     integer NOT NULL DEFAULT 1000 CHECK (wa_pagu >= 0);

ALTER TABLE izin_kabar
  -- Place of the withdrawal: the settings, or a message.
  ADD COLUMN dicabut_lewat text CHECK (dicabut_lewat IN ('pengaturan', 'wa'));

-- WhatsApp number of an account, confirmed by a message that came from it.
CREATE TABLE nomor_wa (
  pengguna_id  integer PRIMARY KEY REFERENCES pengguna ON DELETE CASCADE,
  -- Digits with country code. Null until confirmed.
  nomor        text UNIQUE,
  -- Id of the person at Meta, who may hide the number later.
  id_meta      text UNIQUE,
  dikonfirmasi timestamptz,
  -- Code of the message that confirms the number.
  kode         text UNIQUE,
  kode_sampai  timestamptz,
  -- Messages in a row that could not be delivered.
  gagal        integer NOT NULL DEFAULT 0,
  CHECK ((nomor IS NULL) = (dikonfirmasi IS NULL))
);

-- State of the shop's templates at Meta; their texts are in contract/saluran/templat-wa.ts.
CREATE TABLE templat_wa (
  nama     text PRIMARY KEY,
  id_meta  text NOT NULL,
  -- Word of Meta; only APPROVED ones are sent.
  status   text NOT NULL,
  kategori text NOT NULL,
  alasan   text NOT NULL DEFAULT '',
  diubah   timestamptz NOT NULL
);

-- Webhooks of WhatsApp as received, stored before they are answered.
CREATE TABLE peristiwa_wa (
  peristiwa_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Hash of the body: a repeated one has no second effect.
  sidik        bytea NOT NULL UNIQUE, -- fixed
  -- Null once a person in it was deleted.
  isi          bytea,
  diterima     timestamptz NOT NULL, -- fixed
  -- Time at which it is processed next; null if it was.
  kerjakan_pada timestamptz,
  percobaan    integer NOT NULL DEFAULT 0,
  kesalahan    text NOT NULL DEFAULT ''
);
CREATE INDEX peristiwa_wa_kerjakan_idx ON peristiwa_wa (kerjakan_pada) WHERE kerjakan_pada IS NOT NULL;
CREATE INDEX peristiwa_wa_diterima_idx ON peristiwa_wa (diterima);

-- Answers and taps of persons that were processed.
CREATE TABLE pesan_wa (
  wamid    text PRIMARY KEY, -- fixed
  diterima timestamptz NOT NULL -- fixed
);
CREATE INDEX pesan_wa_diterima_idx ON pesan_wa (diterima);

ALTER TABLE kabar_saluran
  -- Id of the message at WhatsApp, and its template.
  ADD COLUMN wamid   text UNIQUE,
  ADD COLUMN templat text NOT NULL DEFAULT '', -- fixed
  ADD COLUMN dibaca  timestamptz,
  -- True if WhatsApp charges it; null while unknown.
  ADD COLUMN ditagih boolean;
CREATE INDEX kabar_saluran_wa_idx ON kabar_saluran (dibuat) WHERE saluran = 'wa';

-- Messages by WhatsApp per month in WIB and template. They are counted once per message and state.
CREATE TABLE pemakaian_wa (
  bulan    text NOT NULL CHECK (bulan ~ '^\d{4}-\d{2}$'),
  templat  text NOT NULL,
  terkirim integer NOT NULL DEFAULT 0,
  tiba     integer NOT NULL DEFAULT 0,
  dibaca   integer NOT NULL DEFAULT 0,
  gagal    integer NOT NULL DEFAULT 0,
  ditagih  integer NOT NULL DEFAULT 0,
  PRIMARY KEY (bulan, templat)
);
