-- What somebody does at the office is a set: names parted by commas, in one order. Who is the owner is nothing else besides.
-- One column still, so that shops of before read the two names that they know, and let nobody in whose set they do not.
ALTER TABLE pengguna DROP CONSTRAINT pengguna_peran_check,
  ADD CONSTRAINT pengguna_peran_check CHECK (peran ~ '^(pemilik|(pesanan|gudang|konten|dokter)(,(pesanan|gudang|konten|dokter))*)$');

-- Paid orders whose goods are still here, the oldest first, for who packs them.
CREATE INDEX pesanan_kemas_idx ON pesanan (dibuat, pesanan_id)
  WHERE status_pembayaran = 'success' AND status_pesanan <> 'Pesanan Selesai' AND resi = '' AND arsip IS NULL;

-- Who is asked to work at the office. The link is known by its hash; the row goes when it is used or taken back.
CREATE TABLE undangan (
  undangan_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash  bytea NOT NULL UNIQUE,
  nama        text NOT NULL,
  email       text NOT NULL,
  peran       text NOT NULL CHECK (peran ~ '^(pemilik|(pesanan|gudang|konten|dokter)(,(pesanan|gudang|konten|dokter))*)$'),
  oleh        integer REFERENCES pengguna ON DELETE SET NULL,
  dibuat      timestamptz NOT NULL,
  kedaluwarsa timestamptz NOT NULL
);
CREATE UNIQUE INDEX undangan_email_idx ON undangan (lower(email));
CREATE INDEX undangan_oleh_idx ON undangan (oleh) WHERE oleh IS NOT NULL;

-- An import is one entry of the trail, and its lines hang beneath it. Whoever asks what one person did, or when, finds it at once.
ALTER TABLE jejak ADD induk bigint;
CREATE INDEX jejak_induk_idx ON jejak (induk, jejak_id) WHERE induk IS NOT NULL;
CREATE INDEX jejak_orang_idx ON jejak (pengguna_id, jejak_id DESC);
CREATE INDEX jejak_waktu_idx ON jejak (waktu);
