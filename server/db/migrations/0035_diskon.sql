-- What lowers an order: `diskon` its goods, `diskon_ongkir` its shipping fee, whole rupiah. Total = subtotal - diskon + biaya_kirim - diskon_ongkir.
-- A version that knows no discounts may go on making orders without any; of one with a discount it cannot set a wrong total.
ALTER TABLE pesanan
  ADD diskon bigint NOT NULL DEFAULT 0 CONSTRAINT pesanan_diskon_barang CHECK (diskon BETWEEN 0 AND subtotal),
  ADD diskon_ongkir bigint NOT NULL DEFAULT 0 CONSTRAINT pesanan_diskon_ongkir CHECK (diskon_ongkir BETWEEN 0 AND biaya_kirim),
  -- It was subtotal + biaya_kirim.
  DROP CONSTRAINT pesanan_check,
  ADD CONSTRAINT pesanan_total CHECK (total_harga = subtotal - diskon + biaya_kirim - diskon_ongkir);

ALTER TABLE pesanan_baris
  -- Of the whole line: its share of what lowers the goods. What was paid for it is harga * jumlah - diskon.
  ADD diskon bigint NOT NULL DEFAULT 0 CONSTRAINT pesanan_baris_diskon CHECK (diskon BETWEEN 0 AND harga * jumlah),
  -- What one of it costs otherwise, where `harga` is lower, and why it is.
  ADD harga_semula bigint CHECK (harga_semula > harga),
  ADD harga_sebab text CHECK (harga_sebab IN ('coret', 'kuantitas', 'grup'));

-- A lower price on some days; `harga` stays the regular one. `harga_kini` is that price while it holds, else NULL: a timer moves it at
-- midnight in Jakarta, and everything that tells or takes a price reads coalesce(harga_kini, harga).
ALTER TABLE produk
  ADD harga_promo bigint CHECK (harga_promo >= 0),
  ADD promo_mulai date,
  ADD promo_sampai date,
  -- [{mulai, harga}], by rising numbers.
  ADD harga_grosir jsonb NOT NULL DEFAULT '[]',
  ADD harga_kini bigint;
CREATE INDEX produk_promo_idx ON produk (produk_id) WHERE harga_promo IS NOT NULL OR harga_kini IS NOT NULL;
CREATE INDEX produk_harga_kini_idx ON produk ((coalesce(harga_kini, harga)), produk_id) WHERE aktif;
CREATE INDEX produk_kategori_harga_kini_idx ON produk (kategori_id, (coalesce(harga_kini, harga)), produk_id) WHERE aktif;

-- Customers who have prices of their own.
CREATE TABLE grup_pelanggan (
  grup_id     integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nama        text NOT NULL,
  -- Off the regular price of every product that has no price of its own in `grup_harga`.
  persen      integer NOT NULL DEFAULT 0 CHECK (persen BETWEEN 0 AND 90),
  aktif       boolean NOT NULL DEFAULT true,
  versi       integer NOT NULL DEFAULT 1,
  dibuat      timestamptz NOT NULL
);
CREATE UNIQUE INDEX grup_pelanggan_nama_idx ON grup_pelanggan (lower(nama));
CREATE TABLE grup_harga (
  grup_id     integer NOT NULL REFERENCES grup_pelanggan ON DELETE CASCADE,
  produk_id   integer NOT NULL REFERENCES produk,
  harga       bigint NOT NULL CHECK (harga >= 0),
  PRIMARY KEY (grup_id, produk_id)
);
ALTER TABLE pengguna
  ADD grup_id integer REFERENCES grup_pelanggan,
  -- When the person asked for the account to be deleted.
  ADD minta_hapus timestamptz;
CREATE INDEX pengguna_minta_hapus_idx ON pengguna (minta_hapus) WHERE minta_hapus IS NOT NULL;

-- What the office writes down about a customer.
CREATE TABLE catatan_pelanggan (
  catatan_id  integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pengguna_id integer NOT NULL REFERENCES pengguna ON DELETE CASCADE,
  teks        text NOT NULL CHECK (teks <> ''),
  -- Who wrote it, by the name of that time.
  oleh        text NOT NULL,
  dibuat      timestamptz NOT NULL
);
CREATE INDEX catatan_pelanggan_idx ON catatan_pelanggan (pengguna_id, catatan_id);
CREATE INDEX laporan_email_idx ON laporan (lower(email));
CREATE INDEX pengguna_grup_idx ON pengguna (grup_id) WHERE grup_id IS NOT NULL;

-- Codes that lower an order.
CREATE TABLE voucher (
  voucher_id      integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode            text NOT NULL UNIQUE CHECK (kode ~ '^[A-Z0-9][A-Z0-9-]{2,23}$'),
  nama            text NOT NULL,
  jenis           text NOT NULL CHECK (jenis IN ('nominal', 'persen', 'ongkir')),
  -- Rupiah, or percent; of shipping rupiah at most, NULL: all of it.
  nilai           bigint CHECK (nilai > 0),
  maks            bigint CHECK (maks > 0),
  -- What the goods that it lowers must be worth.
  minimum         bigint CHECK (minimum > 0),
  batas_total     integer CHECK (batas_total > 0),
  batas_pelanggan integer CHECK (batas_pelanggan > 0),
  -- First and last day, in Jakarta.
  mulai           date,
  sampai          date,
  -- For accounts that have never paid an order.
  pertama         boolean NOT NULL DEFAULT false,
  grup_id         integer REFERENCES grup_pelanggan,
  -- What it lowers; empty: everything.
  produk_ids      integer[] NOT NULL DEFAULT '{}',
  kategori_ids    integer[] NOT NULL DEFAULT '{}',
  -- Orders that hold it; moved by compare-and-set together with `voucher_pakai`.
  terpakai        integer NOT NULL DEFAULT 0 CHECK (terpakai >= 0 AND terpakai <= batas_total),
  aktif           boolean NOT NULL DEFAULT true,
  versi           integer NOT NULL DEFAULT 1,
  dibuat          timestamptz NOT NULL
);

-- Which order has which voucher; one that ended without money gave it back.
CREATE TABLE voucher_pakai (
  pesanan_id      integer PRIMARY KEY REFERENCES pesanan ON DELETE CASCADE,
  voucher_id      integer NOT NULL REFERENCES voucher,
  pengguna_id     integer NOT NULL REFERENCES pengguna,
  dipegang        boolean NOT NULL DEFAULT true,
  dibuat          timestamptz NOT NULL
);
CREATE INDEX voucher_pakai_voucher_idx ON voucher_pakai (voucher_id, pengguna_id) WHERE dipegang;
CREATE INDEX voucher_pakai_pengguna_idx ON voucher_pakai (pengguna_id);

-- What lowered an order, one by one; the sums stand in `pesanan`.
CREATE TABLE pesanan_diskon (
  pesanan_id     integer NOT NULL REFERENCES pesanan ON DELETE CASCADE,
  urutan         integer NOT NULL,
  jenis          text NOT NULL CHECK (jenis IN ('voucher', 'manual')),
  voucher_id     integer REFERENCES voucher,
  -- As its buyer reads it: the code of the voucher, the reason of the office.
  keterangan     text NOT NULL,
  atas           text NOT NULL CHECK (atas IN ('barang', 'ongkir')),
  -- So much of it, in rupiah; NULL: all of it. What is left when lines go, or a fee is said, is computed from this anew.
  nilai          bigint CHECK (nilai > 0),
  -- The lines of the order that it is for, by `urutan`; NULL: all.
  baris          integer[],
  -- What it lowered, in rupiah.
  jumlah         bigint NOT NULL CHECK (jumlah >= 0),
  PRIMARY KEY (pesanan_id, urutan),
  CHECK ((jenis = 'voucher') = (voucher_id IS NOT NULL))
);
CREATE INDEX pesanan_diskon_voucher_idx ON pesanan_diskon (voucher_id) WHERE voucher_id IS NOT NULL;
