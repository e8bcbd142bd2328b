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

-- Who sells to the shop. The same spelling, whatever its case and blanks, is the same supplier.
CREATE TABLE pemasok (
  pemasok_id  integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nama        text NOT NULL CHECK (length(nama) BETWEEN 1 AND 100),
  ejaan       text NOT NULL UNIQUE GENERATED ALWAYS AS (lower(btrim(regexp_replace(nama, '\s+', ' ', 'g')))) STORED,
  kontak      text NOT NULL DEFAULT '',
  no_hp       text NOT NULL DEFAULT '',
  alamat      text NOT NULL DEFAULT '',
  catatan     text NOT NULL DEFAULT '',
  -- Days from an order to its delivery.
  hari_tunggu smallint NOT NULL DEFAULT 7 CHECK (hari_tunggu BETWEEN 0 AND 365),
  aktif       boolean NOT NULL DEFAULT true,
  versi       integer NOT NULL DEFAULT 1,
  dibuat      timestamptz NOT NULL
);

-- What the shop orders from a supplier. `diterima` is closed, `sebagian` came in part.
CREATE TABLE pembelian (
  pembelian_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pemasok_id   integer NOT NULL REFERENCES pemasok,
  status       text NOT NULL DEFAULT 'draf' CHECK (status IN ('draf', 'dipesan', 'sebagian', 'diterima', 'batal')),
  catatan      text NOT NULL DEFAULT '',
  dipesan      timestamptz,
  -- Why it was given up, or why the rest does not come.
  alasan       text NOT NULL DEFAULT '',
  oleh         integer REFERENCES pengguna ON DELETE SET NULL,
  versi        integer NOT NULL DEFAULT 1,
  dibuat       timestamptz NOT NULL,
  CHECK (status IN ('draf', 'batal') OR dipesan IS NOT NULL),
  CHECK (status <> 'batal' OR alasan <> '')
);
CREATE INDEX pembelian_pemasok_idx ON pembelian (pemasok_id, pembelian_id DESC);
CREATE INDEX pembelian_status_idx ON pembelian (status, pembelian_id DESC);
CREATE INDEX pembelian_oleh_idx ON pembelian (oleh) WHERE oleh IS NOT NULL;

CREATE TABLE pembelian_baris (
  pembelian_id integer NOT NULL REFERENCES pembelian ON DELETE CASCADE,
  urutan       smallint NOT NULL,
  produk_id    integer NOT NULL REFERENCES produk,
  jumlah       integer NOT NULL CHECK (jumlah > 0),
  -- Of one, in rupiah; null where nobody knows yet.
  harga        bigint CHECK (harga >= 0),
  PRIMARY KEY (pembelian_id, urutan),
  UNIQUE (pembelian_id, produk_id)
);
CREATE INDEX pembelian_baris_produk_idx ON pembelian_baris (produk_id);

-- What came for an order of the shop is a lot like any other. So many came as the lots' movements say.
ALTER TABLE lot ADD pemasok_id integer REFERENCES pemasok, ADD pembelian_id integer REFERENCES pembelian;
CREATE INDEX lot_pemasok_idx ON lot (pemasok_id, lot_id DESC) WHERE pemasok_id IS NOT NULL;
CREATE INDEX lot_pembelian_idx ON lot (pembelian_id) WHERE pembelian_id IS NOT NULL;

-- A name that is written at a lot is a supplier, whoever writes it: a form, a file, a shop of before.
CREATE FUNCTION kenali_pemasok() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tulisan text := btrim(regexp_replace(NEW.pemasok, '\s+', ' ', 'g'));
BEGIN
  IF tulisan = '' THEN
    NEW.pemasok_id := NULL;
  ELSE
    INSERT INTO pemasok (nama, dibuat) VALUES (tulisan, NEW.dibuat) ON CONFLICT (ejaan) DO NOTHING;
    SELECT pemasok_id INTO NEW.pemasok_id FROM pemasok WHERE ejaan = lower(tulisan);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER lot_pemasok BEFORE INSERT OR UPDATE OF pemasok ON lot FOR EACH ROW EXECUTE FUNCTION kenali_pemasok();

-- Suppliers of before: the last spelling of a name is its name. The trigger ties their lots.
INSERT INTO pemasok (nama, dibuat)
SELECT DISTINCT ON (lower(btrim(regexp_replace(pemasok, '\s+', ' ', 'g')))) btrim(regexp_replace(pemasok, '\s+', ' ', 'g')), dibuat
FROM lot WHERE btrim(regexp_replace(pemasok, '\s+', ' ', 'g')) <> ''
ORDER BY lower(btrim(regexp_replace(pemasok, '\s+', ' ', 'g'))), lot_id DESC;
UPDATE lot SET pemasok = pemasok WHERE pemasok <> '';

-- Where the morning's digest goes; empty: nowhere. And the days of which it was seen to.
ALTER TABLE pengaturan_toko ADD ringkasan_email text NOT NULL DEFAULT '';
CREATE TABLE ringkasan_pagi (tanggal date PRIMARY KEY);
