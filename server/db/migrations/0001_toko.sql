-- Accounts, catalogue, orders and payments. Names are the wire's words in snake_case; money is whole rupiah; time is UTC.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

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
  dibuat         timestamptz NOT NULL
);
CREATE UNIQUE INDEX pengguna_email_key ON pengguna (lower(email));

CREATE TABLE sesi (
  -- SHA-256 of the token: who reads the table cannot log in with it.
  token_hash     bytea PRIMARY KEY,
  pengguna_id    integer NOT NULL REFERENCES pengguna ON DELETE CASCADE,
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

CREATE TABLE kategori (
  kategori_id    integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nama           text NOT NULL,
  deskripsi      text NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX kategori_nama_key ON kategori (lower(nama));

CREATE TABLE produk (
  produk_id      integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kategori_id    integer NOT NULL REFERENCES kategori,
  nama           text NOT NULL,
  deskripsi      text NOT NULL DEFAULT '',
  harga          bigint NOT NULL CHECK (harga >= 0),
  -- What can be bought now; every change of it is a row in mutasi_stok.
  stok           integer NOT NULL DEFAULT 0 CHECK (stok >= 0),
  gambar         text,
  kemasan        text NOT NULL DEFAULT '',
  zat            text NOT NULL DEFAULT '',
  golongan       text NOT NULL DEFAULT '',
  dosis          text NOT NULL DEFAULT '',
  resep          boolean NOT NULL DEFAULT false,
  masa_henti     integer CHECK (masa_henti >= 0),
  kelas          text[] NOT NULL DEFAULT '{}',
  aktif          boolean NOT NULL DEFAULT true,
  dibuat         timestamptz NOT NULL
);
CREATE INDEX produk_kategori_idx ON produk (kategori_id) WHERE aktif;
CREATE INDEX produk_nama_idx ON produk (nama, produk_id) WHERE aktif;
CREATE INDEX produk_cari_idx ON produk USING gin ((nama || E'\n' || deskripsi) gin_trgm_ops);

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

CREATE TABLE paket_item (
  paket_id       integer NOT NULL REFERENCES paket ON DELETE CASCADE,
  urutan         integer NOT NULL,
  nama           text NOT NULL,
  produk_id      integer REFERENCES produk,
  jumlah         integer NOT NULL DEFAULT 1 CHECK (jumlah > 0),
  PRIMARY KEY (paket_id, urutan)
);
CREATE INDEX paket_item_produk_idx ON paket_item (produk_id);

CREATE TABLE artikel (
  artikel_id     integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  judul          text NOT NULL,
  konten         text NOT NULL,
  gambar         text,
  status         text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published')),
  terbit         timestamptz,
  dibuat         timestamptz NOT NULL
);

CREATE TABLE pengiriman (
  shipping_id    integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode           text NOT NULL UNIQUE,
  nama           text NOT NULL,
  estimasi       text NOT NULL DEFAULT '',
  biaya          bigint NOT NULL CHECK (biaya >= 0),
  urutan         integer NOT NULL DEFAULT 0,
  aktif          boolean NOT NULL DEFAULT true
);

CREATE TABLE pemesanan (
  pemesanan_id      integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Public number of the order, unguessable; also its first order_id at the payment provider.
  midtrans_order_id text NOT NULL UNIQUE,
  pengguna_id       integer NOT NULL REFERENCES pengguna,
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
  -- Things that a person must look at: 'lunas tanpa stok', an amount that does not fit, a reversal.
  perhatian         text[] NOT NULL DEFAULT '{}',
  idempotency_key   text,
  isi_hash          bytea NOT NULL,
  batas_bayar       timestamptz NOT NULL,
  -- When the provider is asked next; null once nothing more can happen.
  periksa_pada      timestamptz,
  dibuat            timestamptz NOT NULL,
  UNIQUE (pengguna_id, idempotency_key)
);
CREATE INDEX pemesanan_riwayat_idx ON pemesanan (pengguna_id, dibuat DESC, pemesanan_id DESC);
CREATE INDEX pemesanan_isi_idx ON pemesanan (pengguna_id, isi_hash, dibuat);
CREATE INDEX pemesanan_periksa_idx ON pemesanan (periksa_pada) WHERE periksa_pada IS NOT NULL;

CREATE TABLE pemesanan_baris (
  pemesanan_id   integer NOT NULL REFERENCES pemesanan,
  urutan         integer NOT NULL,
  produk_id      integer REFERENCES produk,
  paket_id       integer REFERENCES paket,
  nama           text NOT NULL,
  gambar         text,
  harga          bigint NOT NULL CHECK (harga >= 0),
  jumlah         integer NOT NULL CHECK (jumlah > 0),
  PRIMARY KEY (pemesanan_id, urutan),
  CHECK (num_nonnulls(produk_id, paket_id) = 1)
);
CREATE INDEX pemesanan_baris_produk_idx ON pemesanan_baris (produk_id);
CREATE INDEX pemesanan_baris_paket_idx ON pemesanan_baris (paket_id);

-- What the order needs from the shelf: its products, and the tied parts of its packages as they were.
CREATE TABLE pemesanan_bagian (
  pemesanan_id   integer NOT NULL REFERENCES pemesanan,
  produk_id      integer NOT NULL REFERENCES produk,
  jumlah         integer NOT NULL CHECK (jumlah > 0),
  PRIMARY KEY (pemesanan_id, produk_id)
);

-- Stock is moved, never set. For an order the sum of its rows is what it holds: minus the quantity, or zero once released.
CREATE TABLE mutasi_stok (
  mutasi_id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  produk_id      integer NOT NULL REFERENCES produk,
  perubahan      integer NOT NULL CHECK (perubahan <> 0),
  alasan         text NOT NULL CHECK (alasan IN ('awal', 'pesanan', 'lepas', 'koreksi', 'impor')),
  pemesanan_id   integer REFERENCES pemesanan,
  keterangan     text NOT NULL DEFAULT '',
  oleh           integer REFERENCES pengguna,
  waktu          timestamptz NOT NULL
);
CREATE INDEX mutasi_stok_produk_idx ON mutasi_stok (produk_id, mutasi_id);
CREATE INDEX mutasi_stok_pemesanan_idx ON mutasi_stok (pemesanan_id) WHERE pemesanan_id IS NOT NULL;

-- One attempt to pay an order: one order_id at the provider, one Snap token.
CREATE TABLE pembayaran (
  pembayaran_id  integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pemesanan_id   integer NOT NULL REFERENCES pemesanan,
  order_id       text NOT NULL UNIQUE,
  jumlah         bigint NOT NULL CHECK (jumlah > 0),
  snap_token     text,
  redirect_url   text,
  transaction_id text,
  payment_type   text,
  -- The provider's word for the state of the transaction; null until a method was chosen.
  transaction_status text,
  dibuat         timestamptz NOT NULL,
  diubah         timestamptz NOT NULL
);
CREATE INDEX pembayaran_pemesanan_idx ON pembayaran (pemesanan_id, pembayaran_id);

-- Every notification whose signature holds, byte for byte.
CREATE TABLE notifikasi (
  notifikasi_id  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id       text NOT NULL,
  transaction_status text NOT NULL,
  isi            text NOT NULL,
  hasil          text,
  diterima       timestamptz NOT NULL
);
CREATE INDEX notifikasi_order_idx ON notifikasi (order_id, notifikasi_id);

CREATE TABLE riwayat_status (
  riwayat_id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pemesanan_id   integer NOT NULL REFERENCES pemesanan,
  jenis          text NOT NULL CHECK (jenis IN ('pembayaran', 'pesanan')),
  dari           text,
  ke             text NOT NULL,
  -- Who or what: 'pelanggan', 'notifikasi', 'peramban', 'rekonsiliasi', 'admin'.
  oleh           text NOT NULL,
  pengguna_id    integer REFERENCES pengguna,
  keterangan     text NOT NULL DEFAULT '',
  waktu          timestamptz NOT NULL
);
CREATE INDEX riwayat_status_pemesanan_idx ON riwayat_status (pemesanan_id, riwayat_id);
