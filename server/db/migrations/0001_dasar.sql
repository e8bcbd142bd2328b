-- What the shop keeps, room by room. Names are the wire's words in snake_case; money is whole rupiah; time is UTC.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Tells every process of the shop that something changed of which public answers are made. Heard when the change is
-- committed; the same news twice in one transaction is told once. `server/cache/changes.ts` listens.
CREATE FUNCTION kabarkan_perubahan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('perubahan', TG_ARGV[0]);
  RETURN NULL;
END $$;


-- Accounts: customers and administrators.

CREATE TABLE pengguna (
  pengguna_id    integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nama           text NOT NULL,
  email          text NOT NULL,
  no_hp          text NOT NULL DEFAULT '',
  alamat         text NOT NULL DEFAULT '',
  username       text NOT NULL DEFAULT '',
  gambar         text,
  role           text NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'admin')),
  password_hash  text NOT NULL,
  -- When the person was taken out of the account; the row stays for the orders that point to it.
  dihapus        timestamptz,
  dibuat         timestamptz NOT NULL
);
CREATE UNIQUE INDEX pengguna_email_key ON pengguna (lower(email));
CREATE INDEX pengguna_nama_idx ON pengguna (nama, pengguna_id) WHERE dihapus IS NULL;
CREATE INDEX pengguna_role_idx ON pengguna (role, nama, pengguna_id) WHERE dihapus IS NULL;
CREATE INDEX pengguna_cari_idx ON pengguna USING gin ((nama || E'\n' || email || E'\n' || no_hp) gin_trgm_ops);

CREATE TABLE sesi (
  -- SHA-256 of the token: who reads the table cannot log in with it.
  token_hash     bytea PRIMARY KEY,
  pengguna_id    integer NOT NULL REFERENCES pengguna ON DELETE CASCADE,
  -- A session of the back office is opened at its own door; one of the shop never opens it, whoever holds it.
  jenis          text NOT NULL DEFAULT 'toko' CHECK (jenis IN ('toko', 'kantor')),
  dibuat         timestamptz NOT NULL,
  kedaluwarsa    timestamptz NOT NULL
);
CREATE INDEX sesi_pengguna_idx ON sesi (pengguna_id);
CREATE INDEX sesi_kedaluwarsa_idx ON sesi (kedaluwarsa);

-- Failed logins of the last minutes, by account ('akun:…') and by address ('alamat:…').
CREATE TABLE login_gagal (
  login_gagal_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kunci          text NOT NULL,
  waktu          timestamptz NOT NULL
);
CREATE INDEX login_gagal_idx ON login_gagal (kunci, waktu);

-- Links to set a new password: hashed, short-lived, used once.
CREATE TABLE reset_sandi (
  token_hash     bytea PRIMARY KEY,
  pengguna_id    integer NOT NULL REFERENCES pengguna ON DELETE CASCADE,
  dibuat         timestamptz NOT NULL,
  kedaluwarsa    timestamptz NOT NULL
);
CREATE INDEX reset_sandi_pengguna_idx ON reset_sandi (pengguna_id);

-- The mails that an account wants. No row: everything is on.
CREATE TABLE pilihan_notifikasi (
  pengguna_id      integer PRIMARY KEY REFERENCES pengguna ON DELETE CASCADE,
  order_status     boolean NOT NULL,
  article_updates  boolean NOT NULL,
  product_offers   boolean NOT NULL,
  discount_promo   boolean NOT NULL,
  shipping_updates boolean NOT NULL
);


-- Catalogue.

CREATE TABLE kategori (
  kategori_id    integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nama           text NOT NULL,
  deskripsi      text NOT NULL DEFAULT '',
  -- Its active products, counted as they come and go: a list of categories costs the same however many there are.
  jumlah_produk  integer NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX kategori_nama_key ON kategori (lower(nama));
CREATE TRIGGER kategori_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON kategori
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('kategori');

-- A sale moves `stok`. As long as no index holds it, PostgreSQL writes the new row beside the old one, for which its pages
-- have room, and touches no index, that of the product's words among them.
CREATE TABLE produk (
  produk_id      integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kategori_id    integer NOT NULL REFERENCES kategori,
  nama           text NOT NULL,
  deskripsi      text NOT NULL DEFAULT '',
  harga          bigint NOT NULL CHECK (harga >= 0),
  -- What can be bought now; every change of it is a row in mutasi_stok.
  stok           integer NOT NULL DEFAULT 0 CHECK (stok >= 0),
  stok_minimum   integer NOT NULL DEFAULT 5 CHECK (stok_minimum >= 0),
  -- Running out, or out. A sale seldom changes it, so an index may hold it.
  menipis        boolean NOT NULL GENERATED ALWAYS AS (stok <= stok_minimum) STORED,
  gambar         text,
  kemasan        text NOT NULL DEFAULT '',
  zat            text NOT NULL DEFAULT '',
  golongan       text NOT NULL DEFAULT '',
  dosis          text NOT NULL DEFAULT '',
  resep          boolean NOT NULL DEFAULT false,
  masa_henti     integer CHECK (masa_henti >= 0),
  kelas          text[] NOT NULL DEFAULT '{}',
  aktif          boolean NOT NULL DEFAULT true,
  dibuat         timestamptz NOT NULL,
  -- What a search compares, made once: to lower the case of a row's texts takes several times as long as to look into them.
  -- The line break keeps a hit inside one of the two.
  cari           text NOT NULL GENERATED ALWAYS AS (lower(nama || E'\n' || deskripsi)) STORED
) WITH (fillfactor = 80);
-- Those for sale, as the shop lists them.
CREATE INDEX produk_nama_idx ON produk (nama, produk_id) WHERE aktif;
CREATE INDEX produk_kategori_idx ON produk (kategori_id, nama, produk_id) WHERE aktif;
-- The newest of a category, among which a search in it looks first.
CREATE INDEX produk_kategori_terbaru_idx ON produk (kategori_id, produk_id) WHERE aktif;
-- All of them, as the office does.
CREATE INDEX produk_semua_nama_idx ON produk (nama, produk_id);
CREATE INDEX produk_semua_harga_idx ON produk (harga, produk_id);
CREATE INDEX produk_semua_kategori_idx ON produk (kategori_id, nama, produk_id);
CREATE INDEX produk_menipis_idx ON produk (nama, produk_id) WHERE menipis;
CREATE INDEX produk_arsip_idx ON produk (nama, produk_id) WHERE NOT aktif;
-- No sale touches it, so new products are sorted in at once instead of lying in a list that every search reads.
CREATE INDEX produk_cari_idx ON produk USING gin (cari gin_trgm_ops) WITH (fastupdate = off);

CREATE FUNCTION hitung_produk_kategori() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.aktif THEN
    UPDATE kategori SET jumlah_produk = jumlah_produk - 1 WHERE kategori_id = OLD.kategori_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.aktif THEN
    UPDATE kategori SET jumlah_produk = jumlah_produk + 1 WHERE kategori_id = NEW.kategori_id;
  END IF;
  RETURN NULL;
END $$;
-- It names its columns, so that a sale does not wake it.
CREATE TRIGGER produk_kategori_hitung AFTER INSERT OR DELETE OR UPDATE OF kategori_id, aktif ON produk
  FOR EACH ROW EXECUTE FUNCTION hitung_produk_kategori();
CREATE TRIGGER produk_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON produk
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('produk');

CREATE TABLE paket (
  paket_id       integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title          text NOT NULL,
  deskripsi      text NOT NULL DEFAULT '',
  harga          bigint NOT NULL CHECK (harga >= 0),
  gambar         text,
  urutan         integer NOT NULL DEFAULT 0,
  aktif          boolean NOT NULL DEFAULT true,
  dibuat         timestamptz NOT NULL
);
CREATE TRIGGER paket_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON paket
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('paket');

CREATE TABLE paket_item (
  paket_id       integer NOT NULL REFERENCES paket ON DELETE CASCADE,
  urutan         integer NOT NULL,
  nama           text NOT NULL,
  -- A part that is no product of the shop is only a name.
  produk_id      integer REFERENCES produk,
  jumlah         integer NOT NULL DEFAULT 1 CHECK (jumlah > 0),
  PRIMARY KEY (paket_id, urutan)
);
CREATE INDEX paket_item_produk_idx ON paket_item (produk_id);
CREATE TRIGGER paket_item_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON paket_item
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('paket');


-- Ways of shipping.

CREATE TABLE pengiriman (
  shipping_id    integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode           text NOT NULL UNIQUE,
  nama           text NOT NULL,
  estimasi       text NOT NULL DEFAULT '',
  biaya          bigint NOT NULL CHECK (biaya >= 0),
  urutan         integer NOT NULL DEFAULT 0,
  aktif          boolean NOT NULL DEFAULT true
);
CREATE TRIGGER pengiriman_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pengiriman
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('pengiriman');


-- Orders. One is never deleted.

CREATE TABLE pesanan (
  pesanan_id        integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Public number of the order, unguessable; also its first order_id at the payment provider.
  midtrans_order_id text NOT NULL UNIQUE,
  pengguna_id       integer NOT NULL REFERENCES pengguna,
  -- An order of one package is 'paketan', everything else 'satuan'.
  jenis             text NOT NULL DEFAULT 'satuan' CHECK (jenis IN ('satuan', 'paketan')),
  status_pembayaran text NOT NULL DEFAULT 'pending'
    CHECK (status_pembayaran IN ('pending', 'success', 'failed', 'cancelled', 'expired', 'refunded')),
  status_pesanan    text NOT NULL DEFAULT 'Menunggu Respon'
    CHECK (status_pesanan IN ('Menunggu Respon', 'Sedang Di Proses', 'Pesanan Selesai')),
  -- Name, phone, address and prices as they were at the moment of ordering.
  nama              text NOT NULL,
  no_hp             text NOT NULL,
  alamat            text NOT NULL,
  catatan           text NOT NULL DEFAULT '',
  shipping_id       integer NOT NULL REFERENCES pengiriman,
  nama_shipping     text NOT NULL,
  biaya_kirim       bigint NOT NULL CHECK (biaya_kirim >= 0),
  subtotal          bigint NOT NULL CHECK (subtotal >= 0),
  total_harga       bigint NOT NULL CHECK (total_harga = subtotal + biaya_kirim),
  -- With whom it travels, and the number of its parcel.
  kurir             text NOT NULL DEFAULT '',
  resi              text NOT NULL DEFAULT '',
  -- Things that a person must look at: 'lunas tanpa stok', an amount that does not fit, a reversal.
  perhatian         text[] NOT NULL DEFAULT '{}',
  -- Takes an unpaid one out of the lists.
  arsip             timestamptz,
  idempotency_key   text,
  isi_hash          bytea NOT NULL,
  batas_bayar       timestamptz NOT NULL,
  -- When the provider is asked next; null once nothing more can happen.
  periksa_pada      timestamptz,
  dibuat            timestamptz NOT NULL,
  UNIQUE (pengguna_id, idempotency_key)
);
-- A customer's own.
CREATE INDEX pesanan_riwayat_idx ON pesanan (pengguna_id, dibuat DESC, pesanan_id DESC);
CREATE INDEX pesanan_isi_idx ON pesanan (pengguna_id, isi_hash, dibuat);
-- The office's lists: all, by either state, by both, marked, archived, searched.
CREATE INDEX pesanan_daftar_idx ON pesanan (jenis, dibuat DESC, pesanan_id DESC) WHERE arsip IS NULL;
CREATE INDEX pesanan_bayar_idx ON pesanan (jenis, status_pembayaran, dibuat DESC, pesanan_id DESC) WHERE arsip IS NULL;
CREATE INDEX pesanan_proses_idx ON pesanan (jenis, status_pesanan, dibuat DESC, pesanan_id DESC) WHERE arsip IS NULL;
CREATE INDEX pesanan_status_idx ON pesanan (jenis, status_pembayaran, status_pesanan, dibuat DESC, pesanan_id DESC)
  WHERE arsip IS NULL;
-- The dashboard counts the marked ones by their marks; with those in the index it reads no order.
CREATE INDEX pesanan_perhatian_idx ON pesanan (dibuat DESC, pesanan_id DESC) INCLUDE (jenis, perhatian)
  WHERE perhatian <> '{}' AND arsip IS NULL;
CREATE INDEX pesanan_arsip_idx ON pesanan (jenis, dibuat DESC, pesanan_id DESC) WHERE arsip IS NOT NULL;
CREATE INDEX pesanan_cari_idx ON pesanan USING gin ((midtrans_order_id || E'\n' || nama || E'\n' || no_hp) gin_trgm_ops);
-- What was sold, by day.
CREATE INDEX pesanan_lunas_idx ON pesanan (dibuat) INCLUDE (pesanan_id, total_harga) WHERE status_pembayaran = 'success';
-- Open work: paid and not yet touched; unpaid, with their deadline; to be asked about at the provider.
CREATE INDEX pesanan_antre_idx ON pesanan (dibuat, pesanan_id)
  WHERE status_pembayaran = 'success' AND status_pesanan = 'Menunggu Respon' AND arsip IS NULL;
CREATE INDEX pesanan_menunggu_idx ON pesanan (batas_bayar) WHERE status_pembayaran = 'pending';
CREATE INDEX pesanan_periksa_idx ON pesanan (periksa_pada) WHERE periksa_pada IS NOT NULL;
-- Was a way of shipping ever used?
CREATE INDEX pesanan_shipping_idx ON pesanan (shipping_id);

CREATE TABLE pesanan_baris (
  pesanan_id     integer NOT NULL REFERENCES pesanan,
  urutan         integer NOT NULL,
  produk_id      integer REFERENCES produk,
  paket_id       integer REFERENCES paket,
  nama           text NOT NULL,
  gambar         text,
  harga          bigint NOT NULL CHECK (harga >= 0),
  jumlah         integer NOT NULL CHECK (jumlah > 0),
  PRIMARY KEY (pesanan_id, urutan),
  CHECK (num_nonnulls(produk_id, paket_id) = 1)
);
CREATE INDEX pesanan_baris_produk_idx ON pesanan_baris (produk_id);
CREATE INDEX pesanan_baris_paket_idx ON pesanan_baris (paket_id);

-- What the order needs from the shelf: its products, and the tied parts of its packages as they were.
CREATE TABLE pesanan_bagian (
  pesanan_id     integer NOT NULL REFERENCES pesanan,
  produk_id      integer NOT NULL REFERENCES produk,
  jumlah         integer NOT NULL CHECK (jumlah > 0),
  PRIMARY KEY (pesanan_id, produk_id)
);

-- What an order went through. 'perhatian': a mark for a person was set (`ke` names it, `keterangan` its cause), or dealt with
-- (`dari` names it). 'pengembalian': how money that the office gives back came on (`ke`), with its amount (`keterangan`).
CREATE TABLE riwayat_status (
  riwayat_id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pesanan_id     integer NOT NULL REFERENCES pesanan,
  jenis          text NOT NULL CHECK (jenis IN ('pembayaran', 'pesanan', 'perhatian', 'pengembalian')),
  dari           text,
  ke             text NOT NULL,
  -- Who or what: 'pelanggan', 'notifikasi', 'peramban', 'rekonsiliasi', 'admin'.
  oleh           text NOT NULL,
  pengguna_id    integer REFERENCES pengguna,
  keterangan     text NOT NULL DEFAULT '',
  waktu          timestamptz NOT NULL
);
CREATE INDEX riwayat_status_pesanan_idx ON riwayat_status (pesanan_id, riwayat_id);
-- What points to an account that is to be deleted.
CREATE INDEX riwayat_status_pengguna_idx ON riwayat_status (pengguna_id) WHERE pengguna_id IS NOT NULL;


-- Stock is moved, never set. For an order the sum of its rows is what it holds: minus the quantity, or zero once released.

CREATE TABLE mutasi_stok (
  mutasi_id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  produk_id      integer NOT NULL REFERENCES produk,
  perubahan      integer NOT NULL CHECK (perubahan <> 0),
  alasan         text NOT NULL CHECK (alasan IN ('awal', 'pesanan', 'lepas', 'koreksi', 'impor')),
  pesanan_id     integer REFERENCES pesanan,
  keterangan     text NOT NULL DEFAULT '',
  oleh           integer REFERENCES pengguna,
  waktu          timestamptz NOT NULL
);
CREATE INDEX mutasi_stok_produk_idx ON mutasi_stok (produk_id, mutasi_id);
CREATE INDEX mutasi_stok_pesanan_idx ON mutasi_stok (pesanan_id) WHERE pesanan_id IS NOT NULL;
CREATE INDEX mutasi_stok_oleh_idx ON mutasi_stok (oleh) WHERE oleh IS NOT NULL;


-- Payments.

-- What buyers may pay with; `kode` is the payment provider's word for it.
CREATE TABLE metode_pembayaran (
  metode_id      integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode           text NOT NULL,
  method         text NOT NULL,
  description    text NOT NULL DEFAULT '',
  urutan         integer NOT NULL DEFAULT 0,
  aktif          boolean NOT NULL DEFAULT true
);
CREATE UNIQUE INDEX metode_pembayaran_method_key ON metode_pembayaran (lower(method));

-- One attempt to pay an order: one order_id at the provider, one Snap token.
CREATE TABLE pembayaran (
  pembayaran_id   integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pesanan_id      integer NOT NULL REFERENCES pesanan,
  order_id        text NOT NULL UNIQUE,
  jumlah          bigint NOT NULL CHECK (jumlah > 0),
  snap_token      text,
  redirect_url    text,
  -- The provider's words for the transaction; null until a method was chosen.
  transaction_id  text,
  payment_type    text,
  transaction_status text,
  -- A captured card that waits for a decision (`challenge`) has brought no money yet.
  fraud_status    text,
  -- How it is paid, in the shop's words; null until a method was chosen.
  metode          text,
  -- What the customer types in: number of a virtual account, bill, or payment code. Of a card what may be shown of it.
  nomor           text,
  -- The company code that goes with a bill's number.
  kode_perusahaan text,
  -- Who collects the money (a bank, the issuer of a QR code), and who paid it out (the wallet that scanned it).
  penyelenggara   text,
  penerbit        text,
  -- Until when this method takes money; the order's own deadline may be earlier.
  bayar_sebelum   timestamptz,
  -- What went back of it, in rupiah, as the provider tells it.
  dikembalikan    bigint NOT NULL DEFAULT 0 CHECK (dikembalikan BETWEEN 0 AND jumlah),
  dibuat          timestamptz NOT NULL,
  diubah          timestamptz NOT NULL
);
CREATE INDEX pembayaran_pesanan_idx ON pembayaran (pesanan_id, pembayaran_id);

-- Money that the office gives back. The row is written before the provider is asked, so that nothing is asked for twice.
CREATE TABLE pengembalian (
  pengembalian_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pembayaran_id   integer NOT NULL REFERENCES pembayaran,
  -- By this the provider knows a repeat from a second refund.
  refund_key      text NOT NULL UNIQUE,
  -- 'midtrans': a refund; 'batal': a captured card that is voided; 'manual': money sent by hand, outside of the provider.
  cara            text NOT NULL CHECK (cara IN ('midtrans', 'batal', 'manual')),
  jumlah          bigint NOT NULL CHECK (jumlah > 0),
  alasan          text NOT NULL,
  -- Of money sent by hand: to whom, and by what it can be found again.
  bukti           text NOT NULL DEFAULT '',
  status          text NOT NULL CHECK (status IN ('diminta', 'berhasil', 'ditolak', 'belum pasti', 'manual')),
  -- What the provider said against it.
  keterangan      text NOT NULL DEFAULT '',
  pengguna_id     integer NOT NULL REFERENCES pengguna,
  dibuat          timestamptz NOT NULL,
  diubah          timestamptz NOT NULL,
  -- When the provider is asked about it next; null once its end is known.
  periksa_pada    timestamptz,
  CHECK ((status IN ('diminta', 'belum pasti')) = (periksa_pada IS NOT NULL)),
  CHECK ((cara = 'manual') = (status = 'manual'))
);
CREATE INDEX pengembalian_pembayaran_idx ON pengembalian (pembayaran_id, pengembalian_id);
-- One at a time: until the end of one is known, nobody can say what is left.
CREATE UNIQUE INDEX pengembalian_terbuka_key ON pengembalian (pembayaran_id) WHERE periksa_pada IS NOT NULL;
CREATE INDEX pengembalian_periksa_idx ON pengembalian (periksa_pada) WHERE periksa_pada IS NOT NULL;

-- Every notification whose signature holds, byte for byte. It is answered when it is written, and applied afterwards, as often
-- as that takes.
CREATE TABLE notifikasi (
  notifikasi_id  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id       text NOT NULL,
  transaction_status text NOT NULL,
  isi            text NOT NULL,
  hasil          text,
  percobaan      integer NOT NULL DEFAULT 0,
  -- When the provider is asked about it next; null once `hasil` says what came of it.
  periksa_pada   timestamptz,
  diterima       timestamptz NOT NULL,
  CONSTRAINT notifikasi_selesai_check CHECK ((hasil IS NULL) = (periksa_pada IS NOT NULL))
);
CREATE INDEX notifikasi_order_idx ON notifikasi (order_id, notifikasi_id);
CREATE INDEX notifikasi_periksa_idx ON notifikasi (periksa_pada) WHERE periksa_pada IS NOT NULL;


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
-- What was mailed to an account that is to be deleted.
CREATE INDEX surat_kepada_idx ON surat (lower(kepada));


-- Texts for farmers.

CREATE TABLE artikel (
  artikel_id     integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  judul          text NOT NULL,
  konten         text NOT NULL,
  gambar         text,
  status         text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published')),
  terbit         timestamptz,
  -- When customers were told of it by mail, and up to which account while that is going on.
  dikabarkan     timestamptz,
  kabar_sampai   integer NOT NULL DEFAULT 0,
  dibuat         timestamptz NOT NULL
);
CREATE INDEX artikel_tanggal_idx ON artikel (coalesce(terbit, dibuat) DESC, artikel_id DESC);
-- Drafts, and articles that are out or wait for their day, by date. To be counted in the index alone, the columns that
-- the date is computed from must be in it too.
CREATE INDEX artikel_status_idx ON artikel (status, coalesce(terbit, dibuat) DESC, artikel_id DESC) INCLUDE (terbit, dibuat);
CREATE INDEX artikel_kabar_idx ON artikel (artikel_id) WHERE status = 'published' AND dikabarkan IS NULL;
CREATE INDEX artikel_cari_idx ON artikel USING gin ((judul || E'\n' || konten) gin_trgm_ops);
CREATE TRIGGER artikel_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON artikel
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('artikel');


-- What people write to the shop.

CREATE TABLE laporan (
  laporan_id     integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nama           text NOT NULL,
  email          text NOT NULL,
  pesan          text NOT NULL,
  dibuat         timestamptz NOT NULL,
  ditangani      timestamptz,
  ditangani_oleh integer REFERENCES pengguna ON DELETE SET NULL
);
CREATE INDEX laporan_dibuat_idx ON laporan (dibuat DESC, laporan_id DESC);
CREATE INDEX laporan_belum_idx ON laporan (dibuat DESC, laporan_id DESC) WHERE ditangani IS NULL;
CREATE INDEX laporan_sudah_idx ON laporan (dibuat DESC, laporan_id DESC) WHERE ditangani IS NOT NULL;
CREATE INDEX laporan_ditangani_oleh_idx ON laporan (ditangani_oleh) WHERE ditangani_oleh IS NOT NULL;
CREATE INDEX laporan_cari_idx ON laporan USING gin ((nama || E'\n' || email || E'\n' || pesan) gin_trgm_ops);

-- From which addresses messages came in the last hour; apart from the messages, which say nothing of it.
CREATE TABLE laporan_kiriman (
  laporan_kiriman_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  alamat             text NOT NULL,
  waktu              timestamptz NOT NULL
);
CREATE INDEX laporan_kiriman_idx ON laporan_kiriman (alamat, waktu);


-- Who changed what in the back office, in the transaction of the change. Only the fields that differ are kept.

CREATE TABLE jejak (
  jejak_id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pengguna_id    integer REFERENCES pengguna ON DELETE SET NULL,
  -- Their name at that time: the entry stays readable when the account is gone.
  oleh           text NOT NULL,
  tindakan       text NOT NULL,
  jenis          text NOT NULL,
  rujukan        text NOT NULL,
  judul          text NOT NULL,
  sebelum        jsonb,
  sesudah        jsonb,
  waktu          timestamptz NOT NULL
);
CREATE INDEX jejak_rujukan_idx ON jejak (jenis, rujukan, jejak_id DESC);
CREATE INDEX jejak_tindakan_idx ON jejak (tindakan, jejak_id DESC);
CREATE INDEX jejak_pengguna_idx ON jejak (pengguna_id);
CREATE INDEX jejak_cari_idx ON jejak USING gin ((oleh || E'\n' || judul) gin_trgm_ops);
