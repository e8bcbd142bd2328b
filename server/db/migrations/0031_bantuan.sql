-- Who sells, as the owner says it. Nothing is said of what is empty; while neither address nor number nor e-mail is there, visitors see a
-- sample that says so.
ALTER TABLE pengaturan_toko
  ADD nama_toko     text NOT NULL DEFAULT 'KerapuSehat',
  ADD alamat_toko   text NOT NULL DEFAULT '',
  ADD telepon_toko  text NOT NULL DEFAULT '',
  ADD whatsapp_toko text NOT NULL DEFAULT '',
  ADD jam_toko      text NOT NULL DEFAULT '',
  ADD email_toko    text NOT NULL DEFAULT '',
  ADD npwp_toko     text NOT NULL DEFAULT '';
-- Every page has it in its footer, so it is told under a name of its own, and products under theirs.
CREATE OR REPLACE TRIGGER pengaturan_toko_perubahan
  AFTER INSERT OR UPDATE OF nie_dikumpulkan OR DELETE OR TRUNCATE ON pengaturan_toko
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('produk');
CREATE TRIGGER pengaturan_toko_perubahan_identitas
  AFTER INSERT OR UPDATE OF nama_toko, alamat_toko, telepon_toko, whatsapp_toko, jam_toko, email_toko, npwp_toko
    OR DELETE OR TRUNCATE ON pengaturan_toko
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('pengaturan');

-- A message of the contact form may name an order. When its photos were deleted, because their time was over.
ALTER TABLE laporan ADD nomor_pesanan text NOT NULL DEFAULT '' CHECK (length(nomor_pesanan) <= 60), ADD foto_dihapus timestamptz;
CREATE INDEX laporan_ditangani_idx ON laporan (ditangani) WHERE ditangani IS NOT NULL AND foto_dihapus IS NULL;

-- What a buyer says went wrong with an order, and how it ended.
CREATE TABLE keluhan (
  keluhan_id     integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pesanan_id     integer NOT NULL REFERENCES pesanan,
  jenis          text NOT NULL CHECK (jenis IN ('rusak', 'salah', 'kurang', 'terlambat')),
  harapan        text NOT NULL CHECK (harapan IN ('uang kembali', 'kirim ulang', 'jawaban')),
  isi            text NOT NULL,
  -- Whose turn it is: the shop's, or the buyer's.
  status         text NOT NULL DEFAULT 'menunggu' CHECK (status IN ('menunggu', 'dijawab', 'selesai')),
  hasil          text CHECK (hasil IN ('uang kembali', 'kirim ulang', 'jawaban', 'ditolak', 'dicabut')),
  -- By when the shop has promised an answer.
  jawab_sebelum  timestamptz NOT NULL,
  dibuat         timestamptz NOT NULL,
  selesai        timestamptz,
  foto_dihapus   timestamptz,
  CHECK ((status = 'selesai') = (selesai IS NOT NULL)),
  CHECK ((selesai IS NULL) = (hasil IS NULL))
);
CREATE INDEX keluhan_pesanan_idx ON keluhan (pesanan_id, keluhan_id DESC);
-- Of an order one is open at a time.
CREATE UNIQUE INDEX keluhan_terbuka_key ON keluhan (pesanan_id) WHERE selesai IS NULL;
CREATE INDEX keluhan_antre_idx ON keluhan (status, jawab_sebelum, keluhan_id);
CREATE INDEX keluhan_foto_lama_idx ON keluhan (selesai) WHERE selesai IS NOT NULL AND foto_dihapus IS NULL;

CREATE TABLE keluhan_baris (
  keluhan_id     integer NOT NULL REFERENCES keluhan,
  urutan         integer NOT NULL,
  jumlah         integer NOT NULL CHECK (jumlah > 0),
  PRIMARY KEY (keluhan_id, urutan)
);

CREATE TABLE keluhan_pesan (
  pesan_id       integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  keluhan_id     integer NOT NULL REFERENCES keluhan,
  dari           text NOT NULL CHECK (dari IN ('pembeli', 'toko')),
  pengguna_id    integer REFERENCES pengguna ON DELETE SET NULL,
  isi            text NOT NULL,
  waktu          timestamptz NOT NULL
);
CREATE INDEX keluhan_pesan_idx ON keluhan_pesan (keluhan_id, pesan_id);
CREATE INDEX keluhan_pesan_pengguna_idx ON keluhan_pesan (pengguna_id) WHERE pengguna_id IS NOT NULL;

-- Photos that were sent to the shop. One comes before what it goes with, one at a time, so that a weak signal loses one at most.
CREATE TABLE foto (
  foto_id        uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  keluhan_id     integer REFERENCES keluhan,
  -- Of a message that a shop of before deletes the photos go as those do that go with nothing.
  laporan_id     integer REFERENCES laporan ON DELETE SET NULL,
  urutan         smallint,
  -- Where it lies in the storage.
  kunci          text NOT NULL UNIQUE,
  ukuran         integer NOT NULL CHECK (ukuran > 0),
  dibuat         timestamptz NOT NULL,
  CHECK (num_nonnulls(keluhan_id, laporan_id) <= num_nonnulls(urutan)),
  UNIQUE (keluhan_id, urutan),
  UNIQUE (laporan_id, urutan)
);
CREATE INDEX foto_lepas_idx ON foto (dibuat) WHERE keluhan_id IS NULL AND laporan_id IS NULL;
