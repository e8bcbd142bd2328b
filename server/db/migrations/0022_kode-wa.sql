-- Codes of six digits by WhatsApp and mail (docs/decisions/0125-log-in-by-a-code.md). The code itself is stored nowhere.
CREATE TABLE kode_sekali (
  kode_id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- A login, or the confirmation of a WhatsApp number.
  jenis       text NOT NULL CHECK (jenis IN ('masuk', 'nomor')), -- fixed
  -- Null if no account has the typed name: such a request costs the same.
  pengguna_id integer REFERENCES pengguna ON DELETE CASCADE, -- fixed
  -- SHA-256 of the token of the page that asked for the code.
  permintaan  bytea NOT NULL UNIQUE, -- fixed
  -- HMAC of the code with the key in the data folder.
  sidik       bytea NOT NULL,
  -- Number of a message by WhatsApp, digits with country code; null for a mail.
  nomor       text, -- fixed
  -- Name of the message towards WhatsApp, whose statuses repeat it.
  tanda       text NOT NULL UNIQUE DEFAULT (gen_random_uuid())::text, -- fixed
  status      text NOT NULL DEFAULT 'menunggu' CHECK (status IN ('menunggu', 'terkirim', 'tiba', 'gagal')),
  dibaca      timestamptz,
  -- True if WhatsApp charges the message; null while unknown.
  ditagih     boolean,
  -- Time of its mail.
  surat_pada  timestamptz,
  -- Wrong guesses.
  salah       integer NOT NULL DEFAULT 0,
  dibuat      timestamptz NOT NULL, -- fixed
  -- Earlier than five minutes if the code was used or replaced.
  kedaluwarsa timestamptz NOT NULL,
  CHECK (jenis = 'masuk' OR (pengguna_id IS NOT NULL AND nomor IS NOT NULL))
);
CREATE INDEX kode_sekali_pengguna_idx ON kode_sekali (pengguna_id);
CREATE INDEX kode_sekali_dibuat_idx ON kode_sekali (dibuat);

ALTER TABLE pengguna
  -- Codes and WhatsApp numbers of an earlier time open no session: the owner took the account back.
  ADD COLUMN kode_sejak timestamptz;

ALTER TABLE sambungan
  -- Estimated prices of a message in rupiah, by Meta's category: utility, marketing, authentication, service.
  ADD COLUMN wa_tarif_layanan integer NOT NULL DEFAULT 400 CHECK (wa_tarif_layanan >= 0),
  ADD COLUMN wa_tarif_promosi integer NOT NULL DEFAULT 660 CHECK (wa_tarif_promosi >= 0),
  ADD COLUMN wa_tarif_kode    integer NOT NULL DEFAULT 400 CHECK (wa_tarif_kode >= 0),
  ADD COLUMN wa_tarif_balasan integer NOT NULL DEFAULT 400 CHECK (wa_tarif_balasan >= 0);

ALTER TABLE pemakaian_wa
  -- Estimated price in rupiah, at the price that applied to each message.
  ADD COLUMN biaya bigint NOT NULL DEFAULT 0;

-- Last notices of Meta about the number, the account and each template.
CREATE TABLE kabar_meta (
  -- Field of the webhook, with the name of a template.
  bidang   text PRIMARY KEY,
  -- Meta's word, such as DOWNGRADE.
  kejadian text NOT NULL,
  isi      text NOT NULL,
  -- True if the owner has to look at it.
  buruk    boolean NOT NULL,
  diterima timestamptz NOT NULL,
  -- Time at which a person marked it as seen.
  dilihat  timestamptz
);
