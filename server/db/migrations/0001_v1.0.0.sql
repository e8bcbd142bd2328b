-- The schema of version 1.0.0. Names are those of the API in snake_case. Amounts are whole rupiah, times are UTC, and days are
-- those of Jakarta. `npm run schema` generates `server/db/tables.ts` from it: a comment above a column becomes its documentation,
-- and "fixed" after a column means that no update changes it.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- A name as it sounds: 'Oxytetracycline' and 'Oksitetrasiklin' are equal.
CREATE FUNCTION ejaan(nama text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT trim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    replace(replace(replace(replace(replace(lower(nama), 'ph', 'f'), 'th', 't'), 'qu', 'ku'), 'x', 'ks'), 'y', 'i'),
    'c(?=[ei])', 's', 'g'), 'ch?', 'k', 'g'), '(?<=[^aeiou])e\M', '', 'g'), '([a-z])\1+', '\1', 'g'), '[^a-z0-9]+', ' ', 'g'))
$$;

-- Stock as visitors see it; `contract/katalog/stok-terlihat.ts` computes the same.
CREATE FUNCTION stok_terlihat(stok integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN least(stok, 21);

-- Groups of customers with their own prices.
CREATE TABLE grup_pelanggan (
  grup_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nama    text NOT NULL,
  -- Discount on the regular price, in percent.
  persen  integer NOT NULL DEFAULT 0 CHECK (persen >= 0 AND persen <= 90),
  aktif   boolean NOT NULL DEFAULT true,
  versi   integer NOT NULL DEFAULT 1,
  dibuat  timestamptz NOT NULL -- fixed
);
CREATE UNIQUE INDEX grup_pelanggan_nama_idx ON grup_pelanggan (lower(nama));

-- Accounts of customers and administrators.
CREATE TABLE pengguna (
  pengguna_id        integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nama               text NOT NULL,
  email              text NOT NULL,
  no_hp              text NOT NULL DEFAULT '',
  alamat             text NOT NULL DEFAULT '',
  username           text NOT NULL DEFAULT '',
  gambar             text,
  role               text NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'admin')),
  password_hash      text NOT NULL,
  -- Time at which the person was removed; the row stays for the orders.
  dihapus            timestamptz,
  dibuat             timestamptz NOT NULL, -- fixed
  versi              integer NOT NULL DEFAULT 1,
  -- Null: order and account mails are sent to the address, news are not.
  email_dikonfirmasi timestamptz,
  -- Roles of an administrator at the office, in the format of `tulisPeran`.
  peran              text NOT NULL DEFAULT 'pemilik'
    CHECK (peran ~ '^(pemilik|(pesanan|gudang|konten|dokter)(,(pesanan|gudang|konten|dokter))*)$'),
  -- Customer group whose prices apply.
  grup_id            integer REFERENCES grup_pelanggan,
  -- Time at which the account holder requested the deletion.
  minta_hapus        timestamptz
);
CREATE INDEX pengguna_cari_idx ON pengguna USING gin ((nama || E'\n' || email || E'\n' || no_hp) gin_trgm_ops);
CREATE UNIQUE INDEX pengguna_email_key ON pengguna (lower(email));
CREATE INDEX pengguna_grup_idx ON pengguna (grup_id) WHERE grup_id IS NOT NULL;
CREATE INDEX pengguna_minta_hapus_idx ON pengguna (minta_hapus) WHERE minta_hapus IS NOT NULL;
CREATE INDEX pengguna_nama_idx ON pengguna (nama, pengguna_id) WHERE dihapus IS NULL;
CREATE INDEX pengguna_no_hp_idx ON pengguna (no_hp) WHERE no_hp <> '';
CREATE INDEX pengguna_role_idx ON pengguna (role, nama, pengguna_id) WHERE dihapus IS NULL;

-- State of an account’s treatment book. The row is locked while two devices send changes.
CREATE TABLE buku_obat (
  pengguna_id integer PRIMARY KEY REFERENCES pengguna ON DELETE CASCADE, -- fixed
  -- Increases with every changed row, at least as fast as the clock.
  urut        bigint NOT NULL DEFAULT 0
);

-- Treatment book: cages and tanks.
CREATE TABLE keramba (
  pengguna_id  integer REFERENCES pengguna ON DELETE CASCADE, -- fixed
  id           uuid, -- fixed
  nama         text NOT NULL,
  jenis        text NOT NULL,
  bentuk       text NOT NULL,
  panjang      double precision,
  lebar        double precision,
  garis_tengah double precision,
  dalam        double precision,
  ikan         text NOT NULL,
  tebar        date,
  jumlah       integer,
  berat        double precision,
  catatan      text NOT NULL,
  -- Time of the last change of each field in milliseconds, by the device's clock but never in the future.
  jam          jsonb NOT NULL,
  -- The latest time in `jam`.
  diubah       timestamptz NOT NULL,
  -- Deleted rows stay, so that other devices learn of it.
  dihapus      timestamptz,
  urut         bigint NOT NULL,
  PRIMARY KEY (pengguna_id, id)
);
CREATE INDEX keramba_urut_idx ON keramba (pengguna_id, urut);

-- Treatment book: treatments. `keramba_id` has no foreign key, because the cage may arrive later from another device.
CREATE TABLE pengobatan (
  pengguna_id integer REFERENCES pengguna ON DELETE CASCADE, -- fixed
  id          uuid, -- fixed
  keramba_id  uuid NOT NULL,
  -- As sent by the device; nothing depends on it.
  produk_id   integer,
  nama        text NOT NULL,
  lot         text NOT NULL,
  cara        text NOT NULL,
  takaran     double precision,
  satuan      text NOT NULL,
  dosis       text NOT NULL,
  mulai       date NOT NULL,
  selesai     date,
  ulang       text NOT NULL,
  untuk       text NOT NULL,
  masa_henti  integer,
  hasil       text NOT NULL,
  jam         jsonb NOT NULL,
  diubah      timestamptz NOT NULL,
  dihapus     timestamptz,
  urut        bigint NOT NULL,
  -- Next day of a reminder: a repeat, or the end of the withdrawal period.
  ingatkan    date,
  PRIMARY KEY (pengguna_id, id)
);
CREATE INDEX pengobatan_ingatkan_idx ON pengobatan (ingatkan) WHERE ingatkan IS NOT NULL;
CREATE INDEX pengobatan_urut_idx ON pengobatan (pengguna_id, urut);

-- Treatment book: dead fish per day.
CREATE TABLE kematian (
  pengguna_id integer REFERENCES pengguna ON DELETE CASCADE, -- fixed
  id          uuid, -- fixed
  keramba_id  uuid NOT NULL,
  hari        date NOT NULL,
  jumlah      integer NOT NULL,
  catatan     text NOT NULL,
  jam         jsonb NOT NULL,
  diubah      timestamptz NOT NULL,
  dihapus     timestamptz,
  urut        bigint NOT NULL,
  PRIMARY KEY (pengguna_id, id)
);
CREATE INDEX kematian_urut_idx ON kematian (pengguna_id, urut);

-- Treatment book: water measurements.
CREATE TABLE air (
  pengguna_id integer REFERENCES pengguna ON DELETE CASCADE, -- fixed
  id          uuid, -- fixed
  keramba_id  uuid NOT NULL,
  waktu       timestamptz NOT NULL,
  "do"        double precision,
  suhu        double precision,
  salinitas   double precision,
  ph          double precision,
  amonia      double precision,
  catatan     text NOT NULL,
  jam         jsonb NOT NULL,
  diubah      timestamptz NOT NULL,
  dihapus     timestamptz,
  urut        bigint NOT NULL,
  PRIMARY KEY (pengguna_id, id)
);
CREATE INDEX air_urut_idx ON air (pengguna_id, urut);

-- Address book of an account. Orders without a chosen address go to `pengguna.alamat`, the text of the main address.
CREATE TABLE alamat (
  alamat_id    integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pengguna_id  integer NOT NULL REFERENCES pengguna ON DELETE CASCADE, -- fixed
  label        text NOT NULL DEFAULT '',
  jenis        text NOT NULL DEFAULT 'rumah' CHECK (jenis IN ('rumah', 'dermaga')),
  -- Null: the account holder.
  penerima     text,
  no_hp        text,
  -- Code of the district.
  kode_wilayah text,
  provinsi     text NOT NULL DEFAULT '',
  kabupaten    text NOT NULL DEFAULT '',
  kecamatan    text NOT NULL DEFAULT '',
  kode_pos     text NOT NULL DEFAULT '',
  rincian      text NOT NULL,
  patokan      text NOT NULL DEFAULT '',
  -- The full address as text, as orders store it.
  teks         text NOT NULL,
  utama        boolean NOT NULL DEFAULT false
);
CREATE INDEX alamat_pengguna_idx ON alamat (pengguna_id, alamat_id);
CREATE UNIQUE INDEX alamat_utama_key ON alamat (pengguna_id) WHERE utama;

-- Browsers and other clients that logged in to an account. A login from an unknown one is reported to the owner.
CREATE TABLE perangkat (
  perangkat_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pengguna_id  integer NOT NULL REFERENCES pengguna ON DELETE CASCADE, -- fixed
  -- SHA-256 of the device cookie, or of the user agent of a client without cookies.
  sidik        bytea NOT NULL, -- fixed
  -- For example 'Chrome di Android'.
  nama         text NOT NULL,
  pertama      timestamptz NOT NULL, -- fixed
  terakhir     timestamptz NOT NULL,
  CONSTRAINT perangkat_pengguna_id_sidik_key UNIQUE (pengguna_id, sidik)
);
CREATE INDEX perangkat_sidik_idx ON perangkat (sidik);
CREATE INDEX perangkat_terakhir_idx ON perangkat (terakhir);

-- Sessions. One of the back office is opened by the office login only.
CREATE TABLE sesi (
  -- SHA-256 of the token.
  token_hash   bytea PRIMARY KEY, -- fixed
  pengguna_id  integer NOT NULL REFERENCES pengguna ON DELETE CASCADE, -- fixed
  jenis        text NOT NULL DEFAULT 'toko' CHECK (jenis IN ('toko', 'kantor')),
  dibuat       timestamptz NOT NULL, -- fixed
  kedaluwarsa  timestamptz NOT NULL,
  -- Public name of the session.
  sesi_id      integer GENERATED ALWAYS AS IDENTITY NOT NULL UNIQUE,
  -- SHA-256 of the cookie that must come with the token; null for clients without cookies.
  kuki_hash    bytea, -- fixed
  perangkat_id integer REFERENCES perangkat ON DELETE SET NULL, -- fixed
  -- Accurate to a few minutes.
  terlihat     timestamptz NOT NULL DEFAULT now(),
  -- Time of the last re-entry of the password or a code.
  bukti        timestamptz,
  sandi_pendek boolean NOT NULL DEFAULT false
);
CREATE INDEX sesi_kedaluwarsa_idx ON sesi (kedaluwarsa);
CREATE INDEX sesi_pengguna_idx ON sesi (pengguna_id);
CREATE INDEX sesi_perangkat_idx ON sesi (perangkat_id);

-- Second factor of an administrator: an authenticator app.
CREATE TABLE dua_langkah (
  pengguna_id integer PRIMARY KEY REFERENCES pengguna ON DELETE CASCADE, -- fixed
  -- Encrypted.
  rahasia     bytea NOT NULL,
  -- Null until a code was entered.
  aktif       timestamptz,
  -- Half minute since 1970 of the last accepted code; none is accepted twice.
  langkah     bigint NOT NULL DEFAULT 0
);

-- Recovery codes as SHA-256. A used code is deleted.
CREATE TABLE kode_pemulihan (
  kode_hash   bytea PRIMARY KEY, -- fixed
  pengguna_id integer NOT NULL REFERENCES dua_langkah ON DELETE CASCADE -- fixed
);
CREATE INDEX kode_pemulihan_pengguna_idx ON kode_pemulihan (pengguna_id);

-- Security settings of the back office: one row.
CREATE TABLE keamanan_kantor (
  satu       boolean PRIMARY KEY DEFAULT true CHECK (satu),
  wajib_kode boolean NOT NULL
);

-- Failed logins of the last minutes, by account ('akun:…') and by address ('alamat:…').
CREATE TABLE login_gagal (
  login_gagal_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kunci          text NOT NULL,
  waktu          timestamptz NOT NULL
);
CREATE INDEX login_gagal_idx ON login_gagal (kunci, waktu);

-- Mails that an account wants. Without a row it wants all.
CREATE TABLE pilihan_notifikasi (
  pengguna_id         integer PRIMARY KEY REFERENCES pengguna ON DELETE CASCADE, -- fixed
  order_status        boolean NOT NULL,
  article_updates     boolean NOT NULL,
  product_offers      boolean NOT NULL,
  discount_promo      boolean NOT NULL,
  shipping_updates    boolean NOT NULL,
  treatment_reminders boolean NOT NULL DEFAULT true
);

-- Messages of the contact form.
CREATE TABLE laporan (
  laporan_id     integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nama           text NOT NULL, -- fixed
  email          text NOT NULL, -- fixed
  pesan          text NOT NULL, -- fixed
  dibuat         timestamptz NOT NULL, -- fixed
  ditangani      timestamptz,
  ditangani_oleh integer REFERENCES pengguna ON DELETE SET NULL,
  -- Number of the related order, as typed by the sender.
  nomor_pesanan  text NOT NULL DEFAULT '' CHECK (length(nomor_pesanan) <= 60),
  -- Time at which its photos were deleted after their retention period.
  foto_dihapus   timestamptz
);
CREATE INDEX laporan_belum_idx ON laporan (dibuat DESC, laporan_id DESC) WHERE ditangani IS NULL;
CREATE INDEX laporan_cari_idx ON laporan USING gin ((nama || E'\n' || email || E'\n' || pesan) gin_trgm_ops);
CREATE INDEX laporan_dibuat_idx ON laporan (dibuat DESC, laporan_id DESC);
CREATE INDEX laporan_ditangani_idx ON laporan (ditangani) WHERE ditangani IS NOT NULL AND foto_dihapus IS NULL;
CREATE INDEX laporan_ditangani_oleh_idx ON laporan (ditangani_oleh) WHERE ditangani_oleh IS NOT NULL;
CREATE INDEX laporan_email_idx ON laporan (lower(email));
CREATE INDEX laporan_sudah_idx ON laporan (dibuat DESC, laporan_id DESC) WHERE ditangani IS NOT NULL;

-- Prescriptions as customers submitted them.
CREATE TABLE resep (
  resep_id       integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pengguna_id    integer NOT NULL REFERENCES pengguna, -- fixed
  dokter         text NOT NULL, -- fixed
  sip            text NOT NULL, -- fixed
  -- Date on the prescription.
  tanggal        date NOT NULL, -- fixed
  kandang        text NOT NULL DEFAULT '',
  catatan        text NOT NULL DEFAULT '',
  status         text NOT NULL DEFAULT 'menunggu' CHECK (status IN ('menunggu', 'disetujui', 'ditolak')),
  -- Reason of a rejection.
  alasan         text NOT NULL DEFAULT '',
  diputus_oleh   integer REFERENCES pengguna ON DELETE SET NULL,
  diputus        timestamptz,
  -- Last day of validity.
  berlaku_sampai date,
  diingatkan     timestamptz,
  -- Time at which an order last used it.
  dipakai        timestamptz,
  -- Time at which its files were deleted after their retention period.
  berkas_dihapus timestamptz,
  versi          integer NOT NULL DEFAULT 1,
  dibuat         timestamptz NOT NULL, -- fixed
  CONSTRAINT resep_check CHECK ((status = 'menunggu') = (diputus IS NULL)),
  CONSTRAINT resep_check1 CHECK ((status = 'disetujui') = (berlaku_sampai IS NOT NULL)),
  CONSTRAINT resep_check2 CHECK ((status = 'ditolak') = (alasan <> ''))
);
CREATE INDEX resep_berkas_lama_idx ON resep (diputus) WHERE berkas_dihapus IS NULL;
CREATE INDEX resep_diputus_oleh_idx ON resep (diputus_oleh) WHERE diputus_oleh IS NOT NULL;
CREATE INDEX resep_ingatkan_idx ON resep (berlaku_sampai) WHERE status = 'disetujui' AND diingatkan IS NULL;
CREATE INDEX resep_pengguna_idx ON resep (pengguna_id, resep_id DESC);
CREATE INDEX resep_status_idx ON resep (status, dibuat, resep_id);

-- Shipping methods.
CREATE TABLE pengiriman (
  shipping_id   integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode          text NOT NULL UNIQUE,
  nama          text NOT NULL,
  estimasi      text NOT NULL DEFAULT '',
  biaya         bigint NOT NULL CHECK (biaya >= 0),
  urutan        integer NOT NULL DEFAULT 0,
  aktif         boolean NOT NULL DEFAULT true,
  versi         integer NOT NULL DEFAULT 1,
  jalur         text NOT NULL DEFAULT 'darat' CHECK (jalur IN ('darat', 'laut', 'udara', 'ambil_sendiri')),
  dingin        boolean NOT NULL DEFAULT false,
  -- True if `jalur` was derived from the name and never confirmed.
  jalur_ditebak boolean NOT NULL DEFAULT false,
  -- Value of goods in rupiah from which shipping is free; null: never.
  gratis_mulai  bigint CHECK (gratis_mulai > 0),
  -- Courier service, as 'jne:reg'; empty: no courier.
  layanan_kurir text NOT NULL DEFAULT '' CHECK (layanan_kurir ~ '^([a-z0-9_]+:[a-z0-9_]+)?$')
);

-- Orders; never deleted. Name, phone, address and prices are those at the time of the order.
CREATE TABLE pesanan (
  pesanan_id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Public order number, unguessable; also its first order_id at the provider.
  midtrans_order_id    text NOT NULL UNIQUE, -- fixed
  pengguna_id          integer NOT NULL REFERENCES pengguna, -- fixed
  -- 'paketan': exactly one package.
  jenis                text NOT NULL DEFAULT 'satuan' CHECK (jenis IN ('satuan', 'paketan')),
  status_pembayaran    text NOT NULL DEFAULT 'pending'
    CHECK (status_pembayaran IN ('pending', 'success', 'failed', 'cancelled', 'expired', 'refunded')),
  status_pesanan       text NOT NULL DEFAULT 'Menunggu Respon'
    CHECK (status_pesanan IN ('Menunggu Respon', 'Sedang Di Proses', 'Pesanan Selesai')),
  nama                 text NOT NULL,
  no_hp                text NOT NULL,
  alamat               text NOT NULL,
  catatan              text NOT NULL DEFAULT '',
  shipping_id          integer NOT NULL REFERENCES pengiriman,
  nama_shipping        text NOT NULL,
  biaya_kirim          bigint NOT NULL CHECK (biaya_kirim >= 0),
  subtotal             bigint NOT NULL CHECK (subtotal >= 0),
  total_harga          bigint NOT NULL,
  kurir                text NOT NULL DEFAULT '',
  resi                 text NOT NULL DEFAULT '',
  -- Marks for a person, for example that money came without stock.
  perhatian            text[] NOT NULL DEFAULT '{}'::text[],
  -- Archived, hidden from lists.
  arsip                timestamptz,
  idempotency_key      text, -- fixed
  isi_hash             bytea NOT NULL, -- fixed
  batas_bayar          timestamptz NOT NULL,
  -- Time of the next query at the provider; null: none.
  periksa_pada         timestamptz,
  dibuat               timestamptz NOT NULL, -- fixed
  -- Hash of the request, to detect a key reused for another one.
  permintaan_hash      bytea, -- fixed
  -- Payment deadline after a payment method is chosen; null once it applies.
  batas_akhir          timestamptz,
  -- True if the account had never paid before.
  pembeli_baru         boolean NOT NULL DEFAULT false,
  -- Client network of an order by a new buyer (`pembeli_baru`); kept until an hour after the order ends.
  jaringan             text,
  resep_id             integer REFERENCES resep, -- fixed
  -- True if the order's prescription was never decided.
  menunggu_resep       boolean NOT NULL DEFAULT false,
  -- Address fields, if the address was chosen from the buyer's address book.
  kode_wilayah         text,
  provinsi             text,
  kabupaten            text,
  kecamatan            text,
  kode_pos             text,
  rincian              text,
  patokan              text,
  jenis_alamat         text CHECK (jenis_alamat IN ('rumah', 'dermaga')),
  -- True if the order's shipping fee was never set.
  menunggu_ongkir      boolean NOT NULL DEFAULT false,
  -- Origin of the shipping fee.
  ongkir_cara          text NOT NULL DEFAULT 'tetap',
  -- Basis of a fee that was computed from a rate.
  ongkir_rinci         jsonb,
  -- Working days on the way, as shown to the buyer.
  hari_min             integer,
  hari_maks            integer,
  -- Time of the next tracking request to the courier.
  lacak_pada           timestamptz,
  -- True if the order is completed and its review invitation is pending; set by the database.
  undang_ulasan        boolean NOT NULL DEFAULT false,
  -- Tags in lower case, for the office only.
  penanda              text[] NOT NULL DEFAULT '{}'::text[],
  sumber               text NOT NULL DEFAULT 'situs',
  -- Discounts on goods and shipping, and added tax; total = subtotal - diskon + ppn_ditambah + biaya_kirim - diskon_ongkir.
  diskon               bigint NOT NULL DEFAULT 0,
  diskon_ongkir        bigint NOT NULL DEFAULT 0,
  -- Order whose goods it replaces free of charge, and the complaint that led to it.
  pengganti_dari       integer REFERENCES pesanan, -- fixed
  pengganti_keluhan_id integer, -- fixed
  -- Tax rate that the prices include or that was added; null: no tax.
  ppn                  jsonb CHECK (jsonb_typeof(ppn) = 'object'),
  ppn_ditambah         bigint NOT NULL DEFAULT 0 CHECK (ppn_ditambah >= 0),
  CONSTRAINT pesanan_diskon_barang CHECK (diskon >= 0 AND diskon <= subtotal),
  CONSTRAINT pesanan_diskon_ongkir CHECK (diskon_ongkir >= 0 AND diskon_ongkir <= biaya_kirim),
  CONSTRAINT pesanan_menunggu_ongkir
    CHECK ((NOT menunggu_ongkir) OR ((biaya_kirim = 0) AND status_pembayaran IN ('pending', 'cancelled', 'expired'))),
  CONSTRAINT pesanan_menunggu_resep
    CHECK ((NOT menunggu_resep) OR ((resep_id IS NOT NULL) AND status_pembayaran IN ('pending', 'cancelled', 'expired'))),
  CONSTRAINT pesanan_ongkir_cara CHECK (ongkir_cara IN ('tetap', 'tarif', 'kurir', 'gratis', 'konfirmasi')),
  CONSTRAINT pesanan_penanda CHECK (cardinality(penanda) <= 10),
  CONSTRAINT pesanan_pengganti_check
    CHECK (CASE WHEN pengganti_dari IS NULL THEN pengganti_keluhan_id IS NULL ELSE total_harga = 0 END),
  CONSTRAINT pesanan_pengguna_id_idempotency_key_key UNIQUE (pengguna_id, idempotency_key),
  CONSTRAINT pesanan_sumber CHECK (sumber IN ('situs', 'whatsapp', 'telepon', 'kasir')),
  CONSTRAINT pesanan_total CHECK (total_harga = subtotal - diskon + ppn_ditambah + biaya_kirim - diskon_ongkir)
);
CREATE INDEX pesanan_antre_idx ON pesanan (dibuat, pesanan_id)
  WHERE status_pembayaran = 'success' AND status_pesanan = 'Menunggu Respon' AND arsip IS NULL;
CREATE INDEX pesanan_arsip_idx ON pesanan (jenis, dibuat DESC, pesanan_id DESC) WHERE arsip IS NOT NULL;
CREATE INDEX pesanan_bayar_idx ON pesanan (jenis, status_pembayaran, dibuat DESC, pesanan_id DESC) WHERE arsip IS NULL;
CREATE INDEX pesanan_berpenanda_idx ON pesanan (pesanan_id DESC) INCLUDE (penanda) WHERE penanda <> '{}'::text[];
CREATE INDEX pesanan_cari_idx ON pesanan USING gin (
  (midtrans_order_id || E'\n' || nama || E'\n' || regexp_replace(no_hp, '[^0-9]', '', 'g')) gin_trgm_ops);
CREATE INDEX pesanan_daftar_idx ON pesanan (jenis, dibuat DESC, pesanan_id DESC) WHERE arsip IS NULL;
CREATE INDEX pesanan_di_jalan_idx ON pesanan (pesanan_id) WHERE status_pesanan <> 'Pesanan Selesai' AND resi <> '';
CREATE INDEX pesanan_isi_idx ON pesanan (pengguna_id, isi_hash, dibuat);
CREATE INDEX pesanan_jaringan_idx ON pesanan (jaringan, dibuat) WHERE jaringan IS NOT NULL;
CREATE INDEX pesanan_kemas_idx ON pesanan (dibuat, pesanan_id)
  WHERE status_pembayaran = 'success' AND status_pesanan <> 'Pesanan Selesai' AND resi = '' AND arsip IS NULL;
CREATE INDEX pesanan_lacak_idx ON pesanan (lacak_pada) WHERE lacak_pada IS NOT NULL;
CREATE INDEX pesanan_menunggu_idx ON pesanan (batas_bayar) WHERE status_pembayaran = 'pending';
CREATE INDEX pesanan_ongkir_idx ON pesanan (batas_bayar) WHERE menunggu_ongkir AND status_pembayaran = 'pending';
CREATE INDEX pesanan_penanda_idx ON pesanan USING gin (penanda) WHERE penanda <> '{}'::text[];
CREATE INDEX pesanan_pengganti_idx ON pesanan (pengganti_dari) WHERE pengganti_dari IS NOT NULL;
CREATE INDEX pesanan_pengganti_keluhan_idx ON pesanan (pengganti_keluhan_id) WHERE pengganti_keluhan_id IS NOT NULL;
CREATE INDEX pesanan_perhatian_idx ON pesanan (dibuat DESC, pesanan_id DESC)
  INCLUDE (jenis, perhatian)
  WHERE perhatian <> '{}'::text[] AND arsip IS NULL;
CREATE INDEX pesanan_periksa_idx ON pesanan (periksa_pada) WHERE periksa_pada IS NOT NULL;
CREATE INDEX pesanan_proses_idx ON pesanan (jenis, status_pesanan, dibuat DESC, pesanan_id DESC) WHERE arsip IS NULL;
CREATE INDEX pesanan_resep_idx ON pesanan (resep_id) WHERE resep_id IS NOT NULL;
CREATE INDEX pesanan_resi_idx ON pesanan USING gin (resi gin_trgm_ops) WHERE resi <> '';
CREATE INDEX pesanan_riwayat_idx ON pesanan (pengguna_id, dibuat DESC, pesanan_id DESC);
CREATE INDEX pesanan_shipping_idx ON pesanan (shipping_id);
CREATE INDEX pesanan_status_idx ON pesanan (jenis, status_pembayaran, status_pesanan, dibuat DESC, pesanan_id DESC)
  WHERE arsip IS NULL;
CREATE INDEX pesanan_undang_idx ON pesanan (pesanan_id) WHERE undang_ulasan;

-- Complaints of buyers about an order.
CREATE TABLE keluhan (
  keluhan_id    integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pesanan_id    integer NOT NULL REFERENCES pesanan, -- fixed
  jenis         text NOT NULL CHECK (jenis IN ('rusak', 'salah', 'kurang', 'terlambat')), -- fixed
  harapan       text NOT NULL CHECK (harapan IN ('uang kembali', 'kirim ulang', 'jawaban')), -- fixed
  isi           text NOT NULL,
  status        text NOT NULL DEFAULT 'menunggu' CHECK (status IN ('menunggu', 'dijawab', 'selesai')),
  hasil         text CHECK (hasil IN ('uang kembali', 'kirim ulang', 'jawaban', 'ditolak', 'dicabut')),
  -- Deadline of the promised answer.
  jawab_sebelum timestamptz NOT NULL,
  dibuat        timestamptz NOT NULL, -- fixed
  selesai       timestamptz,
  foto_dihapus  timestamptz,
  CONSTRAINT keluhan_check CHECK ((status = 'selesai') = (selesai IS NOT NULL)),
  CONSTRAINT keluhan_check1 CHECK ((selesai IS NULL) = (hasil IS NULL))
);
CREATE INDEX keluhan_antre_idx ON keluhan (status, jawab_sebelum, keluhan_id);
CREATE INDEX keluhan_foto_lama_idx ON keluhan (selesai) WHERE selesai IS NOT NULL AND foto_dihapus IS NULL;
CREATE INDEX keluhan_pesanan_idx ON keluhan (pesanan_id, keluhan_id DESC);
CREATE UNIQUE INDEX keluhan_terbuka_key ON keluhan (pesanan_id) WHERE selesai IS NULL;

-- Order lines of a complaint.
CREATE TABLE keluhan_baris (
  keluhan_id integer REFERENCES keluhan, -- fixed
  urutan     integer, -- fixed
  jumlah     integer NOT NULL CHECK (jumlah > 0), -- fixed
  PRIMARY KEY (keluhan_id, urutan)
);

-- Messages of a complaint.
CREATE TABLE keluhan_pesan (
  pesan_id    integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  keluhan_id  integer NOT NULL REFERENCES keluhan, -- fixed
  dari        text NOT NULL CHECK (dari IN ('pembeli', 'toko')), -- fixed
  pengguna_id integer REFERENCES pengguna ON DELETE SET NULL, -- fixed
  isi         text NOT NULL,
  waktu       timestamptz NOT NULL -- fixed
);
CREATE INDEX keluhan_pesan_idx ON keluhan_pesan (keluhan_id, pesan_id);
CREATE INDEX keluhan_pesan_pengguna_idx ON keluhan_pesan (pengguna_id) WHERE pengguna_id IS NOT NULL;

-- Payment attempts: one order_id and one Snap token at the payment provider each.
CREATE TABLE pembayaran (
  pembayaran_id      integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pesanan_id         integer NOT NULL REFERENCES pesanan, -- fixed
  order_id           text NOT NULL UNIQUE, -- fixed
  jumlah             bigint NOT NULL CHECK (jumlah > 0), -- fixed
  snap_token         text,
  redirect_url       text,
  -- The provider's fields; null until a method was chosen.
  transaction_id     text,
  payment_type       text,
  transaction_status text,
  -- A captured card with 'challenge' has brought no money yet.
  fraud_status       text,
  metode             text,
  -- Virtual account, bill or payment code; the visible part of a card number.
  nomor              text,
  -- Company code of a bill.
  kode_perusahaan    text,
  -- Bank or issuer that collects the money; `penerbit` paid it out.
  penyelenggara      text,
  penerbit           text,
  -- Deadline of the method; the order's may be earlier.
  bayar_sebelum      timestamptz,
  -- Refunded amount in rupiah, as reported by the provider.
  dikembalikan       bigint NOT NULL DEFAULT 0,
  dibuat             timestamptz NOT NULL, -- fixed
  diubah             timestamptz NOT NULL,
  -- Expiry of the payment page; null if it lasts as long as the order waits.
  halaman_sampai     timestamptz,
  CONSTRAINT pembayaran_check CHECK (dikembalikan >= 0 AND dikembalikan <= jumlah)
);
CREATE INDEX pembayaran_pesanan_idx ON pembayaran (pesanan_id, pembayaran_id);
CREATE UNIQUE INDEX pembayaran_transaksi_key ON pembayaran (transaction_id);

-- Refunds by the office. The row is written before the request to the provider, so that no refund is requested twice.
CREATE TABLE pengembalian (
  pengembalian_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pembayaran_id   integer NOT NULL REFERENCES pembayaran, -- fixed
  -- Idempotency key at the provider.
  refund_key      text NOT NULL UNIQUE, -- fixed
  -- 'midtrans': refund; 'batal': cancelled card capture; 'manual': transferred by hand.
  cara            text NOT NULL CHECK (cara IN ('midtrans', 'batal', 'manual')), -- fixed
  jumlah          bigint NOT NULL CHECK (jumlah > 0), -- fixed
  alasan          text NOT NULL, -- fixed
  -- Recipient and proof of a transfer by hand.
  bukti           text NOT NULL DEFAULT '',
  status          text NOT NULL CHECK (status IN ('diminta', 'berhasil', 'ditolak', 'belum pasti', 'manual')),
  -- The provider's reason for a rejection.
  keterangan      text NOT NULL DEFAULT '',
  pengguna_id     integer NOT NULL REFERENCES pengguna, -- fixed
  dibuat          timestamptz NOT NULL, -- fixed
  diubah          timestamptz NOT NULL,
  -- Time of the next query at the provider; null: none.
  periksa_pada    timestamptz,
  -- JSON: goods to be returned together with the money, once the refund is final.
  barang          jsonb NOT NULL DEFAULT '[]'::jsonb, -- fixed
  rak             jsonb NOT NULL DEFAULT '[]'::jsonb, -- fixed
  -- Shipping share in rupiah.
  ongkir          bigint NOT NULL DEFAULT 0,
  -- Complaint that led to it.
  keluhan_id      integer REFERENCES keluhan,
  CONSTRAINT pengembalian_check CHECK ((status IN ('diminta', 'belum pasti')) = (periksa_pada IS NOT NULL)),
  CONSTRAINT pengembalian_check1 CHECK ((cara = 'manual') = (status = 'manual')),
  CONSTRAINT pengembalian_ongkir_check CHECK (ongkir >= 0 AND ongkir <= jumlah)
);
CREATE INDEX pengembalian_keluhan_idx ON pengembalian (keluhan_id) WHERE keluhan_id IS NOT NULL;
CREATE INDEX pengembalian_pembayaran_idx ON pengembalian (pembayaran_id, pengembalian_id);
CREATE INDEX pengembalian_periksa_idx ON pengembalian (periksa_pada) WHERE periksa_pada IS NOT NULL;
CREATE UNIQUE INDEX pengembalian_terbuka_key ON pengembalian (pembayaran_id) WHERE periksa_pada IS NOT NULL;

-- Photos sent to the shop, uploaded one by one before what they belong to.
CREATE TABLE foto (
  foto_id         uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Owner of the photo: at most one of the two, none while unattached.
  keluhan_id      integer REFERENCES keluhan,
  laporan_id      integer REFERENCES laporan ON DELETE SET NULL,
  urutan          smallint,
  -- Name in the storage.
  kunci           text NOT NULL UNIQUE, -- fixed
  ukuran          integer NOT NULL CHECK (ukuran > 0), -- fixed
  dibuat          timestamptz NOT NULL, -- fixed
  pengembalian_id integer REFERENCES pengembalian,
  CONSTRAINT foto_check CHECK (num_nonnulls(keluhan_id, laporan_id) <= num_nonnulls(urutan)),
  CONSTRAINT foto_keluhan_id_urutan_key UNIQUE (keluhan_id, urutan),
  CONSTRAINT foto_laporan_id_urutan_key UNIQUE (laporan_id, urutan),
  CONSTRAINT foto_pengembalian_check
    CHECK (pengembalian_id IS NULL OR ((urutan IS NOT NULL) AND (num_nonnulls(keluhan_id, laporan_id) = 0))),
  CONSTRAINT foto_pengembalian_key UNIQUE (pengembalian_id, urutan)
);
CREATE INDEX foto_lepas_idx ON foto (dibuat) WHERE keluhan_id IS NULL AND laporan_id IS NULL;

-- Product categories.
CREATE TABLE kategori (
  kategori_id   integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nama          text NOT NULL,
  deskripsi     text NOT NULL DEFAULT '',
  -- Number of active products in the category; computed by the database.
  jumlah_produk integer NOT NULL DEFAULT 0,
  versi         integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX kategori_nama_key ON kategori (lower(nama));

-- Products. No index contains `stok`, so that a sale updates a row in its page without touching an index.
CREATE TABLE produk (
  produk_id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kategori_id         integer NOT NULL REFERENCES kategori,
  nama                text NOT NULL,
  deskripsi           text NOT NULL DEFAULT '',
  -- Regular price in rupiah.
  harga               bigint NOT NULL CHECK (harga >= 0),
  -- Quantity that can be bought. Every change is a row in `mutasi_stok`.
  stok                integer NOT NULL DEFAULT 0 CHECK (stok >= 0),
  stok_minimum        integer NOT NULL DEFAULT 5 CHECK (stok_minimum >= 0),
  -- `stok <= stok_minimum`
  menipis             boolean GENERATED ALWAYS AS (stok <= stok_minimum) STORED NOT NULL,
  gambar              text,
  kemasan             text NOT NULL DEFAULT '',
  zat                 text NOT NULL DEFAULT '',
  golongan_keterangan text NOT NULL DEFAULT '',
  dosis               text NOT NULL DEFAULT '',
  masa_henti          integer CHECK (masa_henti >= 0),
  kelas               text[] NOT NULL DEFAULT '{}'::text[],
  aktif               boolean NOT NULL DEFAULT true,
  dibuat              timestamptz NOT NULL, -- fixed
  versi               integer NOT NULL DEFAULT 1,
  -- Phonetic form of the name, for the comparison with parts of names.
  ejaan               text GENERATED ALWAYS AS (ejaan(nama)) STORED NOT NULL,
  -- Quantity held by waiting orders of accounts that never paid.
  ditahan_baru        integer NOT NULL DEFAULT 0 CHECK (ditahan_baru >= 0),
  golongan            text NOT NULL DEFAULT 'bukan_obat'
    CHECK (golongan IN ('obat_keras', 'obat_bebas_terbatas', 'obat_bebas', 'bukan_obat')),
  nie                 text NOT NULL DEFAULT '',
  produsen            text NOT NULL DEFAULT '',
  bentuk              text NOT NULL DEFAULT '',
  peringatan          text NOT NULL DEFAULT '',
  bahaya              text NOT NULL DEFAULT 'tidak_ada'
    CHECK (bahaya IN ('tidak_ada', 'pengoksidasi', 'korosif', 'mudah_terbakar')),
  suhu_simpan         text NOT NULL DEFAULT 'ruang' CHECK (suhu_simpan IN ('ruang', 'dingin')),
  -- 0: weight unknown.
  berat_gram          integer NOT NULL DEFAULT 0 CHECK (berat_gram >= 0),
  -- `golongan = 'obat_keras'`
  resep               boolean GENERATED ALWAYS AS (golongan = 'obat_keras') STORED NOT NULL,
  -- Quantity that orders wait for and that no packable lot has.
  lot_kurang          integer NOT NULL DEFAULT 0 CHECK (lot_kurang >= 0),
  zat_aktif           jsonb NOT NULL DEFAULT '[]'::jsonb CHECK (jsonb_typeof(zat_aktif) = 'array'),
  aturan_pakai        jsonb NOT NULL DEFAULT '[]'::jsonb CHECK (jsonb_typeof(aturan_pakai) = 'array'),
  gambar_label        text,
  -- Name, active substances and description in lower case, for the search.
  cari                text GENERATED ALWAYS AS (
    lower(nama || E'\n' || translate(jsonb_path_query_array(zat_aktif, '$[*]."nama"')::text, '[]"', '') || E'\n' || deskripsi)
  ) STORED NOT NULL,
  -- Diseases that it treats, in alphabetical order.
  penyakit            text[] NOT NULL DEFAULT '{}'::text[] CHECK ((penyakit)::text ~ '^\{[a-z0-9,-]*\}$'),
  -- Units of paid orders minus returns, as of the last count.
  terjual             integer NOT NULL DEFAULT 0 CHECK (terjual >= 0),
  -- Lower price from `promo_mulai` to `promo_sampai`.
  harga_promo         bigint CHECK (harga_promo >= 0),
  promo_mulai         date,
  promo_sampai        date,
  -- [{mulai, harga}] by rising quantity.
  harga_grosir        jsonb NOT NULL DEFAULT '[]'::jsonb,
  -- Price of a running promotion.
  harga_kini          bigint
) WITH (fillfactor=80);
CREATE INDEX produk_arsip_idx ON produk (nama, produk_id) WHERE NOT aktif;
CREATE INDEX produk_cari_idx ON produk USING gin (cari gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX produk_ejaan_idx ON produk USING gin (ejaan gin_trgm_ops);
CREATE INDEX produk_harga_idx ON produk (harga, produk_id) WHERE aktif;
CREATE INDEX produk_harga_kini_idx ON produk (COALESCE(harga_kini, harga), produk_id) WHERE aktif;
CREATE INDEX produk_kategori_harga_idx ON produk (kategori_id, harga, produk_id) WHERE aktif;
CREATE INDEX produk_kategori_harga_kini_idx ON produk (kategori_id, COALESCE(harga_kini, harga), produk_id) WHERE aktif;
CREATE INDEX produk_kategori_idx ON produk (kategori_id, nama, produk_id) WHERE aktif;
CREATE INDEX produk_kategori_terbaru_idx ON produk (kategori_id, produk_id) WHERE aktif;
CREATE INDEX produk_kategori_terjual_idx ON produk (kategori_id, terjual DESC, produk_id) WHERE aktif;
CREATE INDEX produk_menipis_idx ON produk (nama, produk_id) WHERE menipis;
CREATE INDEX produk_muatan_idx ON produk (produk_id) WHERE bahaya <> 'tidak_ada' OR suhu_simpan = 'dingin';
CREATE INDEX produk_nama_idx ON produk (nama, produk_id) WHERE aktif;
CREATE INDEX produk_penyakit_idx ON produk USING gin (penyakit) WITH (fastupdate=off) WHERE penyakit <> '{}'::text[];
CREATE INDEX produk_promo_idx ON produk (produk_id) WHERE harga_promo IS NOT NULL OR harga_kini IS NOT NULL;
CREATE INDEX produk_resep_idx ON produk (produk_id) WHERE resep;
CREATE INDEX produk_semua_harga_idx ON produk (harga, produk_id);
CREATE INDEX produk_semua_kategori_idx ON produk (kategori_id, nama, produk_id);
CREATE INDEX produk_semua_nama_idx ON produk (nama, produk_id);
CREATE INDEX produk_tanpa_nie_idx ON produk (nama, produk_id) WHERE golongan <> 'bukan_obat' AND nie = '';
CREATE INDEX produk_terjual_idx ON produk (terjual DESC, produk_id) WHERE aktif;

-- Returned goods of an order: back on the shelf, in quarantine, or lost.
CREATE TABLE retur (
  retur_id    integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pesanan_id  integer NOT NULL REFERENCES pesanan, -- fixed
  produk_id   integer NOT NULL REFERENCES produk, -- fixed
  jumlah      integer NOT NULL CHECK (jumlah > 0), -- fixed
  -- Quantity back on the shelf. `karantina`: set aside; the rest never arrived.
  rak         integer NOT NULL DEFAULT 0 CHECK (rak >= 0),
  karantina   integer NOT NULL DEFAULT 0 CHECK (karantina >= 0),
  hilang      integer NOT NULL DEFAULT 0 CHECK (hilang >= 0),
  alasan      text NOT NULL, -- fixed
  pengguna_id integer NOT NULL REFERENCES pengguna, -- fixed
  dibuat      timestamptz NOT NULL, -- fixed
  selesai     timestamptz,
  CONSTRAINT retur_check CHECK (rak + karantina + hilang <= jumlah),
  CONSTRAINT retur_check1 CHECK ((selesai IS NOT NULL) = (rak + karantina + hilang = jumlah))
);
CREATE INDEX retur_ditunggu_idx ON retur (dibuat, retur_id) WHERE selesai IS NULL;
CREATE INDEX retur_pesanan_idx ON retur (pesanan_id, retur_id);

-- Counters for rate limits. Unlogged: counting costs no write to disk, and a crash resets it.
CREATE UNLOGGED TABLE jatah (
  kunci  text PRIMARY KEY, -- fixed
  jumlah integer NOT NULL,
  sampai timestamptz NOT NULL
);

-- Products bought together, the most frequent first. Recomputed by a job.
CREATE TABLE dibeli_bersama (
  produk_id integer REFERENCES produk,
  teman_id  integer REFERENCES produk,
  -- Number of paid orders that contain both products.
  pesanan   integer NOT NULL CHECK (pesanan > 0),
  CONSTRAINT dibeli_bersama_check CHECK (produk_id <> teman_id),
  PRIMARY KEY (produk_id, teman_id)
);

-- Settings of the whole shop: one row.
CREATE TABLE pengaturan_toko (
  satu                  boolean PRIMARY KEY DEFAULT true CHECK (satu),
  -- True while medicines without a registration number are sold.
  nie_dikumpulkan       boolean NOT NULL,
  versi                 integer NOT NULL DEFAULT 1,
  -- Days after which a shipped order is completed automatically; 0: never.
  selesai_otomatis_hari integer NOT NULL DEFAULT 14 CHECK (selesai_otomatis_hari >= 0 AND selesai_otomatis_hari <= 365),
  nama_toko             text NOT NULL DEFAULT 'KerapuSehat',
  alamat_toko           text NOT NULL DEFAULT '',
  telepon_toko          text NOT NULL DEFAULT '',
  whatsapp_toko         text NOT NULL DEFAULT '',
  jam_toko              text NOT NULL DEFAULT '',
  email_toko            text NOT NULL DEFAULT '',
  npwp_toko             text NOT NULL DEFAULT '',
  -- Recipient of the daily stock digest; empty: none.
  ringkasan_email       text NOT NULL DEFAULT '',
  kabar_pesan           boolean NOT NULL DEFAULT true,
  -- A day in Jakarta.
  buka_lagi             text CHECK (buka_lagi ~ '^\d{4}-\d{2}-\d{2}$'),
  pesan_libur           text NOT NULL DEFAULT '',
  -- Payment window; null: the configured one.
  jendela_bayar_menit   integer CHECK (jendela_bayar_menit >= 15 AND jendela_bayar_menit <= 10080),
  -- Value of goods from which shipping is free with any method; null: as each method says.
  gratis_mulai_toko     bigint CHECK (gratis_mulai_toko > 0),
  siap_ditutup          boolean NOT NULL DEFAULT false,
  ppn                   text NOT NULL DEFAULT 'tidak' CHECK (ppn IN ('tidak', 'termasuk', 'ditambah')),
  -- Bank account: all three fields or none.
  rekening_bank         text NOT NULL DEFAULT '',
  rekening_nomor        text NOT NULL DEFAULT '' CHECK (rekening_nomor ~ '^\d*$'),
  rekening_nama         text NOT NULL DEFAULT '',
  -- Full URLs in normalized form.
  instagram_toko        text NOT NULL DEFAULT '',
  facebook_toko         text NOT NULL DEFAULT '',
  tiktok_toko           text NOT NULL DEFAULT '',
  youtube_toko          text NOT NULL DEFAULT '',
  -- File name in `logo/` of the storage; empty: the built-in logo.
  logo_toko             text NOT NULL DEFAULT '',
  CONSTRAINT pengaturan_toko_rekening_utuh
    CHECK (((rekening_bank = '') = (rekening_nomor = '')) AND ((rekening_nama = '') = (rekening_nomor = '')))
);

-- Packages of products.
CREATE TABLE paket (
  paket_id    integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title       text NOT NULL,
  deskripsi   text NOT NULL DEFAULT '',
  harga       bigint NOT NULL CHECK (harga >= 0),
  gambar      text,
  urutan      integer NOT NULL DEFAULT 0,
  aktif       boolean NOT NULL DEFAULT true,
  dibuat      timestamptz NOT NULL, -- fixed
  versi       integer NOT NULL DEFAULT 1,
  penyakit    text[] NOT NULL DEFAULT '{}'::text[] CHECK ((penyakit)::text ~ '^\{[a-z0-9,-]*\}$'),
  -- Instructions for use, one step per line.
  cara_harian text NOT NULL DEFAULT '',
  -- Packages of paid orders minus returns, as of the last count.
  terjual     integer NOT NULL DEFAULT 0 CHECK (terjual >= 0)
);

-- Parts of a package. A part without a product is only a name.
CREATE TABLE paket_item (
  paket_id  integer REFERENCES paket ON DELETE CASCADE,
  urutan    integer,
  nama      text NOT NULL,
  produk_id integer REFERENCES produk,
  jumlah    integer NOT NULL DEFAULT 1 CHECK (jumlah > 0),
  -- True if the office must check the item: its name resembles a product that it is not linked to, or one that packages must
  -- not contain.
  periksa   boolean NOT NULL DEFAULT false,
  CONSTRAINT paket_item_check CHECK (NOT (periksa AND produk_id IS NOT NULL)),
  PRIMARY KEY (paket_id, urutan)
);
CREATE INDEX paket_item_produk_idx ON paket_item (produk_id);

-- Articles for farmers.
CREATE TABLE artikel (
  artikel_id   integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  judul        text NOT NULL,
  konten       text NOT NULL,
  gambar       text,
  status       text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published')),
  terbit       timestamptz,
  -- Time of the mail to customers.
  dikabarkan   timestamptz,
  kabar_sampai integer NOT NULL DEFAULT 0,
  dibuat       timestamptz NOT NULL, -- fixed
  versi        integer NOT NULL DEFAULT 1,
  penyakit     text[] NOT NULL DEFAULT '{}'::text[] CHECK ((penyakit)::text ~ '^\{[a-z0-9,-]*\}$'),
  -- Formatted article (`contract/konten/dokumen.ts`); null: plain text. `konten` is always its text.
  dokumen      jsonb CHECK ((dokumen ->> 'type') = 'doc'),
  produk_ids   integer[] NOT NULL DEFAULT '{}'::integer[] CHECK (cardinality(produk_ids) <= 12)
);
CREATE INDEX artikel_cari_idx ON artikel USING gin ((judul || E'\n' || konten) gin_trgm_ops);
CREATE INDEX artikel_kabar_idx ON artikel (artikel_id) WHERE status = 'published' AND dikabarkan IS NULL;
CREATE INDEX artikel_penyakit_idx ON artikel USING gin (penyakit) WITH (fastupdate=off) WHERE penyakit <> '{}'::text[];
CREATE INDEX artikel_status_idx ON artikel (status, COALESCE(terbit, dibuat) DESC, artikel_id DESC) INCLUDE (terbit, dibuat);
CREATE INDEX artikel_tanggal_idx ON artikel (COALESCE(terbit, dibuat) DESC, artikel_id DESC);

-- Pictures in articles. The row is written before the file, so that no file is without a row.
CREATE TABLE artikel_gambar (
  -- File in `artikel/` of the storage.
  nama       text PRIMARY KEY,
  -- Null: not saved yet, or removed from its article.
  artikel_id integer REFERENCES artikel ON DELETE SET NULL,
  -- Time of the upload or removal. An unused file is deleted a day later.
  sejak      timestamptz NOT NULL
);
CREATE INDEX artikel_gambar_artikel_idx ON artikel_gambar (artikel_id) WHERE artikel_id IS NOT NULL;
CREATE INDEX artikel_gambar_lepas_idx ON artikel_gambar (sejak) WHERE artikel_id IS NULL;

-- The shop's additions to a disease card. The card itself is in the code.
CREATE TABLE catatan_penyakit (
  kode        text PRIMARY KEY CHECK ((length(kode) >= 1) AND (length(kode) <= 40)),
  catatan     text NOT NULL DEFAULT '' CHECK (length(catatan) <= 4000),
  artikel_ids integer[] NOT NULL DEFAULT '{}'::integer[] CHECK (cardinality(artikel_ids) <= 3),
  diubah      timestamptz NOT NULL,
  CONSTRAINT catatan_penyakit_check CHECK (catatan <> '' OR artikel_ids <> '{}'::integer[])
);

-- Versions of the legal texts. A version that was in force never changes.
CREATE TABLE ketentuan (
  ketentuan_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  jenis        text NOT NULL CHECK (jenis IN ('syarat', 'privasi')),
  -- A day in Jakarta.
  berlaku      text NOT NULL CHECK (berlaku ~ '^\d{4}-\d{2}-\d{2}$'),
  isi          text NOT NULL CHECK (isi <> ''),
  catatan      text NOT NULL DEFAULT '',
  dibuat       timestamptz NOT NULL, -- fixed
  CONSTRAINT ketentuan_jenis_berlaku_key UNIQUE (jenis, berlaku)
);

-- The owner's texts of mails and messages. Without a row, the shop's own text is used (`contract/templat/templat.ts`).
CREATE TABLE templat (
  kode   text PRIMARY KEY,
  -- For mails only.
  subjek text NOT NULL DEFAULT '',
  isi    text NOT NULL CHECK (isi <> '')
);

-- The owner's settings of the landing page: one row. Empty values mean the shop's defaults.
CREATE TABLE beranda (
  satu           boolean PRIMARY KEY DEFAULT true CHECK (satu),
  judul_hero     text NOT NULL DEFAULT '',
  teks_hero      text NOT NULL DEFAULT '',
  -- File in `beranda/` of the storage.
  gambar_hero    text,
  alt_hero       text NOT NULL DEFAULT '',
  paket_unggulan integer[] NOT NULL DEFAULT '{}'::integer[] CHECK (cardinality(paket_unggulan) <= 3),
  -- Sections in their order: [{kode, tampil}].
  bagian         jsonb NOT NULL CHECK (jsonb_typeof(bagian) = 'array'),
  tentang        text NOT NULL DEFAULT '',
  -- [{nama, tugas, foto}]; empty: samples.
  tim            jsonb NOT NULL DEFAULT '[]'::jsonb CHECK (jsonb_typeof(tim) = 'array'),
  -- Show sample reviews until there are enough real ones.
  contoh_ulasan  boolean NOT NULL DEFAULT true,
  versi          integer NOT NULL DEFAULT 1,
  CONSTRAINT beranda_check CHECK (gambar_hero IS NULL OR alt_hero <> '')
);

-- Pictures of the landing page. The row is written before the file, so that no file is without a row.
CREATE TABLE beranda_gambar (
  nama    text PRIMARY KEY,
  dipakai boolean NOT NULL DEFAULT false,
  sejak   timestamptz NOT NULL
);
CREATE INDEX beranda_gambar_lepas_idx ON beranda_gambar (sejak) WHERE NOT dipakai;

-- Shipping rates of a method by region and weight. A method without rates costs its flat fee.
CREATE TABLE ongkir (
  ongkir_id    integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shipping_id  integer NOT NULL REFERENCES pengiriman ON DELETE CASCADE,
  -- Province 'PP', regency 'PP.RR' or district 'PP.RR.DD'; the smallest applies.
  kode_wilayah text NOT NULL CHECK (kode_wilayah ~ '^\d\d(\.\d\d){0,2}$'),
  wilayah      text NOT NULL DEFAULT '',
  -- Rupiah for the first kilogram; `kg_berikut` for each further one.
  kg_pertama   bigint NOT NULL CHECK (kg_pertama >= 0),
  kg_berikut   bigint NOT NULL DEFAULT 0 CHECK (kg_berikut >= 0),
  minimum_kg   integer NOT NULL DEFAULT 1 CHECK (minimum_kg >= 1 AND minimum_kg <= 10000),
  -- Working days on the way.
  hari_min     integer NOT NULL CHECK (hari_min >= 0 AND hari_min <= 365),
  hari_maks    integer NOT NULL,
  aktif        boolean NOT NULL DEFAULT true,
  versi        integer NOT NULL DEFAULT 1,
  CONSTRAINT ongkir_check CHECK (hari_maks >= hari_min AND hari_maks <= 365),
  CONSTRAINT ongkir_shipping_id_kode_wilayah_key UNIQUE (shipping_id, kode_wilayah)
);

-- Recent answers of couriers, so that an order costs what the buyer was shown.
CREATE TABLE kutipan_kurir (
  shipping_id    integer REFERENCES pengiriman ON DELETE CASCADE,
  kode_pos       text,
  kg             integer,
  -- Rupiah; null: the courier does not deliver there, or did not respond.
  biaya          bigint CHECK (biaya >= 0),
  hari_min       integer,
  hari_maks      integer,
  berlaku_sampai timestamptz NOT NULL,
  PRIMARY KEY (shipping_id, kode_pos, kg)
);
CREATE INDEX kutipan_kurir_lewat_idx ON kutipan_kurir (berlaku_sampai);

-- Internal notes on orders.
CREATE TABLE catatan_kantor (
  catatan_id  integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pesanan_id  integer NOT NULL REFERENCES pesanan, -- fixed
  pengguna_id integer REFERENCES pengguna ON DELETE SET NULL, -- fixed
  isi         text NOT NULL CHECK ((length(isi) >= 1) AND (length(isi) <= 1000)), -- fixed
  dibuat      timestamptz NOT NULL -- fixed
);
CREATE INDEX catatan_kantor_cari_idx ON catatan_kantor USING gin (isi gin_trgm_ops);
CREATE INDEX catatan_kantor_pengguna_idx ON catatan_kantor (pengguna_id) WHERE pengguna_id IS NOT NULL;
CREATE INDEX catatan_kantor_pesanan_idx ON catatan_kantor (pesanan_id, catatan_id);

-- Saved views of the order list: the address with its search and filters.
CREATE TABLE tampilan_pesanan (
  tampilan_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pengguna_id integer NOT NULL REFERENCES pengguna ON DELETE CASCADE, -- fixed
  nama        text NOT NULL CHECK ((length(nama) >= 1) AND (length(nama) <= 40)),
  alamat      text NOT NULL CHECK (length(alamat) <= 500),
  CONSTRAINT tampilan_pesanan_pengguna_id_nama_key UNIQUE (pengguna_id, nama)
);

-- Links to pay an order without an account, as SHA-256 of the token.
CREATE TABLE tautan_bayar (
  pesanan_id  integer PRIMARY KEY REFERENCES pesanan, -- fixed
  token_hash  bytea NOT NULL UNIQUE,
  kedaluwarsa timestamptz NOT NULL
);
CREATE INDEX tautan_bayar_kedaluwarsa_idx ON tautan_bayar (kedaluwarsa);

-- Parcels of an order that is sent in several. The newest also stands in `pesanan`.
CREATE TABLE kiriman (
  kiriman_id  integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pesanan_id  integer NOT NULL REFERENCES pesanan, -- fixed
  kurir       text NOT NULL, -- fixed
  resi        text NOT NULL CHECK (resi <> ''), -- fixed
  pengguna_id integer REFERENCES pengguna ON DELETE SET NULL, -- fixed
  dibuat      timestamptz NOT NULL -- fixed
);
CREATE INDEX kiriman_pengguna_idx ON kiriman (pengguna_id) WHERE pengguna_id IS NOT NULL;
CREATE INDEX kiriman_pesanan_idx ON kiriman (pesanan_id, kiriman_id);
CREATE INDEX kiriman_resi_idx ON kiriman USING gin (resi gin_trgm_ops);

-- Order lines in a parcel.
CREATE TABLE kiriman_baris (
  kiriman_id integer REFERENCES kiriman ON DELETE CASCADE, -- fixed
  urutan     integer, -- fixed
  jumlah     integer NOT NULL CHECK (jumlah > 0), -- fixed
  PRIMARY KEY (kiriman_id, urutan)
);

-- Tracking events of a courier.
CREATE TABLE perjalanan_kurir (
  pesanan_id integer REFERENCES pesanan ON DELETE CASCADE, -- fixed
  waktu      timestamptz, -- fixed
  teks       text, -- fixed
  PRIMARY KEY (pesanan_id, waktu, teks)
);

-- Receipt number of a paid order; assigned by the database.
CREATE TABLE nota (
  pesanan_id integer PRIMARY KEY REFERENCES pesanan,
  -- Month of the payment in Jakarta: '2026/11'.
  bulan      text NOT NULL CHECK (bulan ~ '^\d{4}/\d{2}$'),
  urutan     integer NOT NULL CHECK (urutan > 0),
  -- '2026/11/0001'.
  nomor      text GENERATED ALWAYS AS ((bulan || '/') || lpad((urutan)::text, GREATEST(4, length((urutan)::text)),
      '0')) STORED NOT NULL,
  waktu      timestamptz NOT NULL,
  CONSTRAINT nota_bulan_urutan_key UNIQUE (bulan, urutan)
);

-- Order lines as the buyer sees them.
CREATE TABLE pesanan_baris (
  pesanan_id   integer REFERENCES pesanan,
  urutan       integer,
  produk_id    integer REFERENCES produk,
  paket_id     integer REFERENCES paket,
  nama         text NOT NULL,
  gambar       text,
  harga        bigint NOT NULL CHECK (harga >= 0),
  jumlah       integer NOT NULL CHECK (jumlah > 0),
  -- Grams per unit; 0 if the weight is unknown, null if the order is older than weights.
  berat_gram   integer CHECK (berat_gram >= 0),
  -- Share of the whole line in `pesanan.diskon`, and in `pesanan.ppn_ditambah`.
  diskon       bigint NOT NULL DEFAULT 0,
  -- Regular price per unit if `harga` is lower, and the reason.
  harga_semula bigint,
  harga_sebab  text CHECK (harga_sebab IN ('coret', 'kuantitas', 'grup')),
  ppn          bigint NOT NULL DEFAULT 0 CHECK (ppn >= 0),
  CONSTRAINT pesanan_baris_check CHECK (num_nonnulls(produk_id, paket_id) = 1),
  CONSTRAINT pesanan_baris_check1 CHECK (harga_semula > harga),
  CONSTRAINT pesanan_baris_diskon CHECK (diskon >= 0 AND (diskon <= (harga * jumlah))),
  PRIMARY KEY (pesanan_id, urutan)
);
CREATE INDEX pesanan_baris_nama_idx ON pesanan_baris USING gin (nama gin_trgm_ops);
CREATE INDEX pesanan_baris_paket_idx ON pesanan_baris (paket_id);
CREATE INDEX pesanan_baris_produk_idx ON pesanan_baris (produk_id);

-- Stock that an order needs: its products, and the parts of its packages at the time of the order.
CREATE TABLE pesanan_bagian (
  pesanan_id integer REFERENCES pesanan, -- fixed
  produk_id  integer REFERENCES produk, -- fixed
  jumlah     integer NOT NULL CHECK (jumlah > 0),
  -- Units that the order now takes from its prescription. Null for a product without prescription.
  dari_resep integer,
  CONSTRAINT pesanan_bagian_check CHECK (dari_resep >= 0 AND dari_resep <= jumlah),
  PRIMARY KEY (pesanan_id, produk_id)
);

-- Voucher codes.
CREATE TABLE voucher (
  voucher_id      integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kode            text NOT NULL UNIQUE CHECK (kode ~ '^[A-Z0-9][A-Z0-9-]{2,23}$'),
  nama            text NOT NULL,
  jenis           text NOT NULL CHECK (jenis IN ('nominal', 'persen', 'ongkir')),
  -- Rupiah or percent; for shipping the maximum in rupiah, null: all of it.
  nilai           bigint CHECK (nilai > 0),
  maks            bigint CHECK (maks > 0),
  -- Minimum value of the discounted goods in rupiah.
  minimum         bigint CHECK (minimum > 0),
  batas_total     integer CHECK (batas_total > 0),
  batas_pelanggan integer CHECK (batas_pelanggan > 0),
  -- First day.
  mulai           date,
  sampai          date,
  -- Only for accounts that never paid an order.
  pertama         boolean NOT NULL DEFAULT false,
  grup_id         integer REFERENCES grup_pelanggan,
  -- Discounted products; empty: all.
  produk_ids      integer[] NOT NULL DEFAULT '{}'::integer[],
  kategori_ids    integer[] NOT NULL DEFAULT '{}'::integer[],
  -- Number of orders that hold it.
  terpakai        integer NOT NULL DEFAULT 0,
  aktif           boolean NOT NULL DEFAULT true,
  versi           integer NOT NULL DEFAULT 1,
  dibuat          timestamptz NOT NULL, -- fixed
  CONSTRAINT voucher_check CHECK (terpakai >= 0 AND terpakai <= batas_total)
);

-- Discounts of an order one by one; their sums stand in `pesanan`.
CREATE TABLE pesanan_diskon (
  pesanan_id integer REFERENCES pesanan ON DELETE CASCADE, -- fixed
  urutan     integer, -- fixed
  jenis      text NOT NULL CHECK (jenis IN ('voucher', 'manual')), -- fixed
  voucher_id integer REFERENCES voucher, -- fixed
  -- Voucher code, or the reason given by the office.
  keterangan text NOT NULL, -- fixed
  atas       text NOT NULL CHECK (atas IN ('barang', 'ongkir')), -- fixed
  -- Maximum in rupiah; null: the full amount.
  nilai      bigint CHECK (nilai > 0), -- fixed
  -- Lines that it covers, by `urutan`; null: all.
  baris      integer[], -- fixed
  jumlah     bigint NOT NULL CHECK (jumlah >= 0),
  CONSTRAINT pesanan_diskon_check CHECK ((jenis = 'voucher') = (voucher_id IS NOT NULL)),
  PRIMARY KEY (pesanan_id, urutan)
);
CREATE INDEX pesanan_diskon_voucher_idx ON pesanan_diskon (voucher_id) WHERE voucher_id IS NOT NULL;

-- Stock movements; never changed. The sum of an order's rows is the stock it holds: minus the quantity, or zero after
-- release.
CREATE TABLE mutasi_stok (
  mutasi_id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  produk_id       integer NOT NULL REFERENCES produk, -- fixed
  perubahan       integer NOT NULL CHECK (perubahan <> 0), -- fixed
  alasan          text NOT NULL
    CHECK (alasan IN ('awal', 'pesanan', 'lepas', 'kembali', 'koreksi', 'impor', 'masuk', 'sisih', 'layak')), -- fixed
  pesanan_id      integer REFERENCES pesanan,
  keterangan      text NOT NULL DEFAULT '',
  oleh            integer REFERENCES pengguna,
  waktu           timestamptz NOT NULL, -- fixed
  -- Refund that returned the goods.
  pengembalian_id integer REFERENCES pengembalian,
  -- Return that brought the goods back.
  retur_id        integer REFERENCES retur,
  CONSTRAINT mutasi_stok_pengembalian_check CHECK ((alasan = 'kembali') = (num_nonnulls(pengembalian_id, retur_id) = 1))
);
CREATE INDEX mutasi_stok_oleh_idx ON mutasi_stok (oleh) WHERE oleh IS NOT NULL;
CREATE INDEX mutasi_stok_pesanan_idx ON mutasi_stok (pesanan_id) WHERE pesanan_id IS NOT NULL;
CREATE INDEX mutasi_stok_produk_idx ON mutasi_stok (produk_id, mutasi_id);

-- Suppliers. Names that differ in case or spaces are the same supplier.
CREATE TABLE pemasok (
  pemasok_id  integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nama        text NOT NULL CHECK ((length(nama) >= 1) AND (length(nama) <= 100)),
  ejaan       text GENERATED ALWAYS AS (lower(btrim(regexp_replace(nama, '\s+', ' ', 'g')))) STORED NOT NULL UNIQUE,
  kontak      text NOT NULL DEFAULT '',
  no_hp       text NOT NULL DEFAULT '',
  alamat      text NOT NULL DEFAULT '',
  catatan     text NOT NULL DEFAULT '',
  -- Days from purchase order to delivery.
  hari_tunggu smallint NOT NULL DEFAULT 7 CHECK (hari_tunggu >= 0 AND hari_tunggu <= 365),
  aktif       boolean NOT NULL DEFAULT true,
  versi       integer NOT NULL DEFAULT 1,
  dibuat      timestamptz NOT NULL -- fixed
);

-- Purchase orders.
CREATE TABLE pembelian (
  pembelian_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pemasok_id   integer NOT NULL REFERENCES pemasok,
  status       text NOT NULL DEFAULT 'draf' CHECK (status IN ('draf', 'dipesan', 'sebagian', 'diterima', 'batal')),
  catatan      text NOT NULL DEFAULT '',
  dipesan      timestamptz,
  -- Why it was cancelled or closed early.
  alasan       text NOT NULL DEFAULT '',
  oleh         integer REFERENCES pengguna ON DELETE SET NULL,
  versi        integer NOT NULL DEFAULT 1,
  dibuat       timestamptz NOT NULL, -- fixed
  CONSTRAINT pembelian_check CHECK (status IN ('draf', 'batal') OR dipesan IS NOT NULL),
  CONSTRAINT pembelian_check1 CHECK (status <> 'batal' OR alasan <> '')
);
CREATE INDEX pembelian_oleh_idx ON pembelian (oleh) WHERE oleh IS NOT NULL;
CREATE INDEX pembelian_pemasok_idx ON pembelian (pemasok_id, pembelian_id DESC);
CREATE INDEX pembelian_status_idx ON pembelian (status, pembelian_id DESC);

-- Goods by lot. For each product: stok + held but not packed = sum(lot.sisa) + lot_kurang.
CREATE TABLE lot (
  lot_id       integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  produk_id    integer NOT NULL REFERENCES produk, -- fixed
  -- As printed on the package; empty: goods without a number.
  nomor        text NOT NULL DEFAULT '',
  -- A day, '2027-05-31'.
  kedaluwarsa  date,
  -- For sale, or for orders not yet packed.
  sisa         integer NOT NULL DEFAULT 0 CHECK (sisa >= 0),
  -- On the premises but not for sale: expired, returned or recalled.
  sisih        integer NOT NULL DEFAULT 0 CHECK (sisih >= 0),
  -- Purchase price per unit in rupiah; null: unknown.
  harga_modal  bigint CHECK (harga_modal >= 0),
  pemasok      text NOT NULL DEFAULT '',
  diterima     date NOT NULL,
  ditarik      timestamptz,
  alasan_tarik text NOT NULL DEFAULT '',
  versi        integer NOT NULL DEFAULT 1,
  dibuat       timestamptz NOT NULL, -- fixed
  -- Supplier of that name; found by the database.
  pemasok_id   integer REFERENCES pemasok,
  -- Purchase order of the delivery.
  pembelian_id integer REFERENCES pembelian,
  CONSTRAINT lot_check CHECK (ditarik IS NULL OR sisa = 0)
);
CREATE INDEX lot_ada_idx ON lot (produk_id) WHERE (sisa + sisih) > 0;
CREATE INDEX lot_kedaluwarsa_idx ON lot (kedaluwarsa) WHERE sisa > 0;
CREATE INDEX lot_nomor_idx ON lot (upper(nomor)) WHERE nomor <> '';
CREATE INDEX lot_pemasok_idx ON lot (pemasok_id, lot_id DESC) WHERE pemasok_id IS NOT NULL;
CREATE INDEX lot_pembelian_idx ON lot (pembelian_id) WHERE pembelian_id IS NOT NULL;
CREATE INDEX lot_produk_idx ON lot (produk_id, lot_id);
CREATE INDEX lot_sisih_idx ON lot (lot_id) WHERE sisih > 0;
CREATE UNIQUE INDEX lot_tanpa_nomor_key ON lot (produk_id) WHERE nomor = '';

-- Lot movements; never changed.
CREATE TABLE mutasi_lot (
  mutasi_lot_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  lot_id        integer NOT NULL REFERENCES lot, -- fixed
  sisa          integer NOT NULL DEFAULT 0,
  sisih         integer NOT NULL DEFAULT 0,
  alasan        text NOT NULL
    CHECK (alasan IN ('awal', 'masuk', 'koreksi', 'impor', 'kemas', 'buka', 'sisih', 'layak', 'kembali', 'musnah')), -- fixed
  pesanan_id    integer REFERENCES pesanan,
  keterangan    text NOT NULL DEFAULT '',
  oleh          integer REFERENCES pengguna,
  waktu         timestamptz NOT NULL, -- fixed
  CONSTRAINT mutasi_lot_check CHECK (sisa <> 0 OR sisih <> 0)
);
CREATE INDEX mutasi_lot_lot_idx ON mutasi_lot (lot_id, mutasi_lot_id);
CREATE INDEX mutasi_lot_oleh_idx ON mutasi_lot (oleh) WHERE oleh IS NOT NULL;

-- Lots that were packed for an order.
CREATE TABLE pesanan_lot (
  pesanan_id integer REFERENCES pesanan, -- fixed
  lot_id     integer REFERENCES lot, -- fixed
  jumlah     integer NOT NULL CHECK (jumlah > 0),
  -- Returned quantity.
  kembali    integer NOT NULL DEFAULT 0,
  -- Why another lot than the next to expire was packed.
  alasan     text NOT NULL DEFAULT '',
  CONSTRAINT pesanan_lot_check CHECK (kembali >= 0 AND kembali <= jumlah),
  PRIMARY KEY (pesanan_id, lot_id)
);
CREATE INDEX pesanan_lot_lot_idx ON pesanan_lot (lot_id, pesanan_id);

-- Ledger of order money; never changed. A payment is positive, a refund negative.
CREATE TABLE buku (
  buku_id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pesanan_id      integer NOT NULL REFERENCES pesanan, -- fixed
  pembayaran_id   integer NOT NULL REFERENCES pembayaran, -- fixed
  -- Refund by the office; null: moved by the provider or a bank.
  pengembalian_id integer REFERENCES pengembalian, -- fixed
  jumlah          bigint NOT NULL CHECK (jumlah <> 0), -- fixed
  -- Parts of the amount for goods and shipping; the rest is an overpayment.
  barang          bigint NOT NULL DEFAULT 0 CHECK (barang >= 0), -- fixed
  ongkir          bigint NOT NULL DEFAULT 0 CHECK (ongkir >= 0), -- fixed
  -- Fee of the payment method paid by the buyer.
  biaya           bigint NOT NULL DEFAULT 0 CHECK (biaya >= 0), -- fixed
  -- Way of the refund; 'bank': chargeback.
  cara            text CHECK (cara IN ('midtrans', 'batal', 'manual', 'bank')), -- fixed
  -- 1: the order became paid; -1: no money is left.
  lunas           smallint NOT NULL DEFAULT 0 CHECK (lunas >= '-1'::integer AND lunas <= 1), -- fixed
  waktu           timestamptz NOT NULL, -- fixed
  -- Tax within the amount for goods; not part of `barang`.
  ppn             bigint NOT NULL DEFAULT 0 CHECK (ppn >= 0), -- fixed
  CONSTRAINT buku_arah_check
    CHECK (((jumlah > 0) = (cara IS NULL)) AND barang + ppn + ongkir <= greatest(jumlah, 0)
      AND ((lunas * jumlah) >= 0))
);
CREATE INDEX buku_habis_idx ON buku (pesanan_id, buku_id) WHERE lunas = '-1'::integer;
CREATE INDEX buku_pesanan_idx ON buku (pesanan_id, buku_id);
CREATE INDEX buku_waktu_idx ON buku (waktu) INCLUDE (pesanan_id, buku_id, jumlah, barang, ppn, ongkir, lunas);

-- Order lines that were refunded, with their quantities.
CREATE TABLE buku_baris (
  buku_id bigint REFERENCES buku, -- fixed
  urutan  integer, -- fixed
  jumlah  integer NOT NULL CHECK (jumlah > 0), -- fixed
  PRIMARY KEY (buku_id, urutan)
);

-- Money that the provider confirmed for an order unknown to this shop, for example after restoring an older backup.
CREATE TABLE titipan (
  titipan_id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id           text NOT NULL, -- fixed
  transaction_id     text NOT NULL UNIQUE, -- fixed
  jumlah             bigint NOT NULL CHECK (jumlah > 0), -- fixed
  dikembalikan       bigint NOT NULL DEFAULT 0,
  transaction_status text NOT NULL,
  fraud_status       text,
  payment_type       text,
  metode             text,
  nomor              text,
  kode_perusahaan    text,
  penyelenggara      text,
  penerbit           text,
  dibayar            timestamptz,
  nama               text NOT NULL DEFAULT '',
  email              text NOT NULL DEFAULT '',
  no_hp              text NOT NULL DEFAULT '',
  -- 'menunggu': undecided; 'dipasangkan': assigned to an order; 'diminta', 'belum pasti': refund under way; 'manual':
  -- refunded by hand; 'bukan milik toko': of another shop.
  status             text NOT NULL DEFAULT 'menunggu'
    CHECK (status IN ('menunggu', 'dipasangkan', 'diminta', 'belum pasti', 'dikembalikan', 'manual', 'bukan milik toko')),
  -- Payment attempt that it became.
  pembayaran_id      integer REFERENCES pembayaran,
  refund_key         text NOT NULL DEFAULT (gen_random_uuid())::text UNIQUE,
  alasan             text NOT NULL DEFAULT '',
  bukti              text NOT NULL DEFAULT '',
  keterangan         text NOT NULL DEFAULT '',
  -- Time of the next query at the provider; null: none.
  periksa_pada       timestamptz,
  diterima           timestamptz NOT NULL, -- fixed
  diubah             timestamptz NOT NULL,
  CONSTRAINT titipan_check CHECK (dikembalikan >= 0 AND dikembalikan <= jumlah),
  CONSTRAINT titipan_check1 CHECK ((status IN ('diminta', 'belum pasti')) = (periksa_pada IS NOT NULL)),
  CONSTRAINT titipan_check2 CHECK ((status = 'dipasangkan') = (pembayaran_id IS NOT NULL))
);
CREATE INDEX titipan_pembayaran_idx ON titipan (pembayaran_id) WHERE pembayaran_id IS NOT NULL;
CREATE INDEX titipan_periksa_idx ON titipan (periksa_pada) WHERE periksa_pada IS NOT NULL;
CREATE INDEX titipan_status_idx ON titipan (status, titipan_id DESC);

-- Payment notifications with a valid signature, as received. They are applied after the answer.
CREATE TABLE notifikasi (
  notifikasi_id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id           text NOT NULL, -- fixed
  transaction_status text NOT NULL, -- fixed
  isi                text NOT NULL, -- fixed
  hasil              text,
  percobaan          integer NOT NULL DEFAULT 0,
  -- Time of the next query at the provider; null once `hasil` is known.
  periksa_pada       timestamptz,
  diterima           timestamptz NOT NULL, -- fixed
  CONSTRAINT notifikasi_selesai_check CHECK ((hasil IS NULL) = (periksa_pada IS NOT NULL))
);
CREATE INDEX notifikasi_order_idx ON notifikasi (order_id, notifikasi_id);
CREATE INDEX notifikasi_periksa_idx ON notifikasi (periksa_pada) WHERE periksa_pada IS NOT NULL;

-- History of an order. 'perhatian': a mark was set (`ke`) or resolved (`dari`). 'pengembalian': progress of a refund.
-- 'resep', 'ongkir': decisions on them.
CREATE TABLE riwayat_status (
  riwayat_id  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pesanan_id  integer NOT NULL REFERENCES pesanan, -- fixed
  jenis       text NOT NULL CHECK (jenis IN ('pembayaran', 'pesanan', 'perhatian', 'pengembalian', 'resep', 'ongkir')), -- fixed
  dari        text, -- fixed
  ke          text NOT NULL, -- fixed
  -- 'pelanggan', 'notifikasi', 'peramban', 'rekonsiliasi' or 'admin'.
  oleh        text NOT NULL, -- fixed
  pengguna_id integer REFERENCES pengguna,
  keterangan  text NOT NULL DEFAULT '',
  waktu       timestamptz NOT NULL -- fixed
);
CREATE INDEX riwayat_status_pengguna_idx ON riwayat_status (pengguna_id) WHERE pengguna_id IS NOT NULL;
CREATE INDEX riwayat_status_pesanan_idx ON riwayat_status (pesanan_id, riwayat_id);

-- Audit trail of the back office: the changed fields, written in the transaction of the change.
CREATE TABLE jejak (
  jejak_id    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pengguna_id integer REFERENCES pengguna ON DELETE SET NULL, -- fixed
  -- Name at that time.
  oleh        text NOT NULL, -- fixed
  tindakan    text NOT NULL, -- fixed
  jenis       text NOT NULL, -- fixed
  rujukan     text NOT NULL, -- fixed
  judul       text NOT NULL,
  sebelum     jsonb,
  sesudah     jsonb,
  waktu       timestamptz NOT NULL, -- fixed
  -- For a line of an import: audit entry of the whole import.
  induk       bigint
);
CREATE INDEX jejak_cari_idx ON jejak USING gin ((oleh || E'\n' || judul) gin_trgm_ops);
CREATE INDEX jejak_induk_idx ON jejak (induk, jejak_id) WHERE induk IS NOT NULL;
CREATE INDEX jejak_orang_idx ON jejak (pengguna_id, jejak_id DESC);
CREATE INDEX jejak_pengguna_idx ON jejak (pengguna_id);
CREATE INDEX jejak_rujukan_idx ON jejak (jenis, rujukan, jejak_id DESC);
CREATE INDEX jejak_tindakan_idx ON jejak (tindakan, jejak_id DESC);
CREATE INDEX jejak_waktu_idx ON jejak (waktu);

-- Security events.
CREATE TABLE kejadian (
  kejadian_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Time of the first of equal events within a minute.
  waktu       timestamptz NOT NULL, -- fixed
  jenis       text NOT NULL, -- fixed
  pengguna_id integer REFERENCES pengguna ON DELETE SET NULL, -- fixed
  -- Actor, if not the account itself.
  oleh        integer REFERENCES pengguna ON DELETE SET NULL, -- fixed
  -- Client address (IPv6: /64); null after the person was removed.
  alamat      text,
  request_id  text NOT NULL, -- fixed
  keterangan  text NOT NULL,
  kali        integer NOT NULL CHECK (kali > 0),
  -- Makes equal events within a minute one row.
  kunci       bytea UNIQUE
);
CREATE INDEX kejadian_jenis_idx ON kejadian (jenis, waktu DESC, kejadian_id DESC);
CREATE INDEX kejadian_oleh_idx ON kejadian (oleh) WHERE oleh IS NOT NULL;
CREATE INDEX kejadian_pengguna_idx ON kejadian (pengguna_id, waktu DESC, kejadian_id DESC);
CREATE INDEX kejadian_waktu_idx ON kejadian (waktu DESC, kejadian_id DESC);

-- Payment methods offered to buyers. `kode` is the provider's name.
CREATE TABLE metode_pembayaran (
  metode_id   integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Empty for a method that is not the provider's.
  kode        text NOT NULL,
  method      text NOT NULL,
  description text NOT NULL DEFAULT '',
  urutan      integer NOT NULL DEFAULT 0,
  aktif       boolean NOT NULL DEFAULT true,
  versi       integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX metode_pembayaran_method_key ON metode_pembayaran (lower(method));

-- Violations of the content security policy reported by browsers: one row per kind.
CREATE TABLE pelanggaran (
  aturan   text CHECK (length(aturan) <= 50), -- fixed
  asal     text CHECK (length(asal) <= 200), -- fixed
  halaman  text NOT NULL CHECK (length(halaman) <= 200),
  berkas   text NOT NULL CHECK (length(berkas) <= 200),
  jumlah   integer NOT NULL DEFAULT 1 CHECK (jumlah > 0),
  pertama  timestamptz NOT NULL, -- fixed
  terakhir timestamptz NOT NULL,
  CONSTRAINT pelanggaran_check CHECK (terakhir >= pertama),
  PRIMARY KEY (aturan, asal)
);

-- Farmers’ words for terms of the shop. A deleted word keeps its row, so that an update of the shop does not bring it back.
CREATE TABLE sinonim (
  sinonim_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kata       text NOT NULL CHECK ((length(kata) >= 2) AND (length(kata) <= 60)),
  -- Word as it sounds.
  ejaan      text GENERATED ALWAYS AS (ejaan(kata)) STORED NOT NULL UNIQUE CHECK (ejaan <> ''),
  arti       text NOT NULL CHECK ((length(arti) >= 2) AND (length(arti) <= 200)),
  dihapus    boolean NOT NULL DEFAULT false,
  versi      integer NOT NULL DEFAULT 1
);

-- Searches without results, by their words only.
CREATE TABLE cari_kosong (
  kata     text PRIMARY KEY CHECK ((length(kata) >= 2) AND (length(kata) <= 60)), -- fixed
  jumlah   integer NOT NULL DEFAULT 1 CHECK (jumlah > 0),
  terakhir timestamptz NOT NULL
);

-- The office's additions to the contacts in `content/direktori.ts`.
CREATE TABLE direktori (
  kode    text PRIMARY KEY CHECK (length(kode) <= 60), -- fixed
  telepon text NOT NULL DEFAULT '' CHECK (length(telepon) <= 40),
  catatan text NOT NULL DEFAULT '' CHECK (length(catatan) <= 300)
);

-- Mail outbox. A row is written in the transaction of its event, and sent by a job.
CREATE TABLE surat (
  surat_id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Event, for example 'pesanan-diterima:12'. One mail per key.
  kunci           text NOT NULL UNIQUE, -- fixed
  kepada          text NOT NULL, -- fixed
  subjek          text NOT NULL, -- fixed
  teks            text NOT NULL,
  status          text NOT NULL DEFAULT 'menunggu' CHECK (status IN ('menunggu', 'terkirim', 'gagal')),
  percobaan       integer NOT NULL DEFAULT 0,
  kirim_pada      timestamptz NOT NULL,
  kesalahan       text NOT NULL DEFAULT '',
  dibuat          timestamptz NOT NULL, -- fixed
  -- Stays the same when the mail is sent again.
  message_id      text NOT NULL DEFAULT (gen_random_uuid())::text,
  -- Time of the last attempt.
  dicoba          timestamptz,
  -- Time at which the office sent it again; retries start anew.
  diulang         timestamptz,
  -- Reserved by a sending process until then.
  dipegang_sampai timestamptz,
  berkas          boolean NOT NULL DEFAULT false,
  CONSTRAINT surat_check CHECK (dipegang_sampai IS NULL OR status = 'menunggu')
);
CREATE INDEX surat_belum_idx ON surat (status, surat_id DESC) WHERE status <> 'terkirim';
CREATE INDEX surat_kepada_idx ON surat (lower(kepada));
CREATE INDEX surat_kirim_idx ON surat (kirim_pada) WHERE status = 'menunggu';

-- Texts of mails sent long ago, moved out of `surat` (docs/decisions/0064-what-grows.md).
CREATE TABLE surat_lama (
  surat_id bigint PRIMARY KEY REFERENCES surat ON DELETE CASCADE, -- fixed
  teks     text NOT NULL -- fixed
);

-- Links to set a new password, as SHA-256 of the token.
CREATE TABLE reset_sandi (
  token_hash  bytea PRIMARY KEY, -- fixed
  pengguna_id integer NOT NULL REFERENCES pengguna ON DELETE CASCADE, -- fixed
  dibuat      timestamptz NOT NULL, -- fixed
  kedaluwarsa timestamptz NOT NULL -- fixed
);
CREATE INDEX reset_sandi_pengguna_idx ON reset_sandi (pengguna_id);

-- Links about an account's address: 'konfirmasi' confirms it, 'kembali' restores the previous one. Used links stay, to answer
-- a second click.
CREATE TABLE tautan_email (
  token_hash  bytea PRIMARY KEY, -- fixed
  pengguna_id integer NOT NULL REFERENCES pengguna ON DELETE CASCADE, -- fixed
  jenis       text NOT NULL CHECK (jenis IN ('konfirmasi', 'kembali')), -- fixed
  email       text NOT NULL, -- fixed
  dibuat      timestamptz NOT NULL, -- fixed
  kedaluwarsa timestamptz NOT NULL, -- fixed
  dipakai     timestamptz
);
CREATE INDEX tautan_email_kembali_idx ON tautan_email (lower(email)) WHERE jenis = 'kembali' AND dipakai IS NULL;
CREATE INDEX tautan_email_pengguna_idx ON tautan_email (pengguna_id);

-- Invitations to work at the office, as SHA-256 of the token. A used or revoked invitation is deleted.
CREATE TABLE undangan (
  undangan_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash  bytea NOT NULL UNIQUE,
  nama        text NOT NULL,
  email       text NOT NULL,
  -- Roles, in the format of `tulisPeran`.
  peran       text NOT NULL CHECK (peran ~ '^(pemilik|(pesanan|gudang|konten|dokter)(,(pesanan|gudang|konten|dokter))*)$'),
  oleh        integer REFERENCES pengguna ON DELETE SET NULL,
  dibuat      timestamptz NOT NULL,
  kedaluwarsa timestamptz NOT NULL
);
CREATE UNIQUE INDEX undangan_email_idx ON undangan (lower(email));
CREATE INDEX undangan_oleh_idx ON undangan (oleh) WHERE oleh IS NOT NULL;

-- Lines of a purchase order.
CREATE TABLE pembelian_baris (
  pembelian_id integer REFERENCES pembelian ON DELETE CASCADE, -- fixed
  urutan       smallint,
  produk_id    integer NOT NULL REFERENCES produk,
  jumlah       integer NOT NULL CHECK (jumlah > 0),
  -- Price per unit in rupiah; null: unknown.
  harga        bigint CHECK (harga >= 0),
  CONSTRAINT pembelian_baris_pembelian_id_produk_id_key UNIQUE (pembelian_id, produk_id),
  PRIMARY KEY (pembelian_id, urutan)
);
CREATE INDEX pembelian_baris_produk_idx ON pembelian_baris (produk_id);

-- Days on which the morning digest was sent.
CREATE TABLE ringkasan_pagi (
  tanggal date PRIMARY KEY
);

-- Office requests by idempotency key, written in the transaction of their work.
CREATE TABLE permintaan (
  -- SHA-256 of the key.
  kunci_hash  bytea PRIMARY KEY, -- fixed
  pengguna_id integer NOT NULL REFERENCES pengguna ON DELETE CASCADE, -- fixed
  -- Null: the key was cancelled before its request did any work.
  endpoint    text, -- fixed
  -- HMAC of the request body under the key.
  isi_hash    bytea, -- fixed
  -- Answer; null while the work is under way or if the process died.
  status      smallint,
  jawaban     jsonb,
  dibuat      timestamptz NOT NULL, -- fixed
  CONSTRAINT permintaan_check CHECK ((endpoint IS NULL) = (isi_hash IS NULL)),
  CONSTRAINT permintaan_check1 CHECK ((status IS NULL) = (jawaban IS NULL)),
  CONSTRAINT permintaan_check2 CHECK (endpoint IS NOT NULL OR status IS NULL)
);
CREATE INDEX permintaan_dibuat_idx ON permintaan (dibuat);
CREATE INDEX permintaan_pengguna_idx ON permintaan (pengguna_id);

-- Further idempotency keys of an order that already existed.
CREATE TABLE kunci_ulangan (
  pengguna_id     integer REFERENCES pengguna, -- fixed
  kunci           text, -- fixed
  pesanan_id      integer NOT NULL REFERENCES pesanan, -- fixed
  permintaan_hash bytea NOT NULL, -- fixed
  PRIMARY KEY (pengguna_id, kunci)
);

-- Jobs: one process runs each. A job is free while the database clock is outside of `sejak` and `sampai`.
CREATE TABLE pekerjaan (
  nama     text PRIMARY KEY, -- fixed
  -- Process that runs it; null while it waits.
  pemegang uuid,
  sejak    timestamptz NOT NULL,
  sampai   timestamptz NOT NULL
);

-- Files of current and previous releases, so that open pages get theirs from any instance.
CREATE TABLE berkas_rilis (
  nama      text PRIMARY KEY, -- fixed
  isi       bytea NOT NULL, -- fixed
  -- Time since which the newest release no longer has it; null while it has.
  ditinggal timestamptz
);

-- Pictures and PDFs of a prescription, uploaded one by one before it.
CREATE TABLE resep_berkas (
  berkas_id   uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  pengguna_id integer NOT NULL REFERENCES pengguna ON DELETE CASCADE, -- fixed
  -- Null while it is only uploaded.
  resep_id    integer REFERENCES resep,
  urutan      smallint,
  -- Name in the storage.
  kunci       text NOT NULL UNIQUE, -- fixed
  jenis       text NOT NULL CHECK (jenis IN ('image/webp', 'application/pdf')), -- fixed
  ukuran      integer NOT NULL CHECK (ukuran > 0), -- fixed
  -- SHA-256 of the upload, so that a retry is the same file.
  sidik       bytea NOT NULL, -- fixed
  -- Time of the last upload.
  dibuat      timestamptz NOT NULL,
  CONSTRAINT resep_berkas_check CHECK ((resep_id IS NULL) = (urutan IS NULL)),
  CONSTRAINT resep_berkas_resep_id_urutan_key UNIQUE (resep_id, urutan)
);
CREATE INDEX resep_berkas_lepas_idx ON resep_berkas (dibuat) WHERE resep_id IS NULL;
CREATE INDEX resep_berkas_pengguna_idx ON resep_berkas (pengguna_id);
CREATE UNIQUE INDEX resep_berkas_sidik_key ON resep_berkas (pengguna_id, sidik) WHERE resep_id IS NULL;

-- Products of a prescription: quantities requested, approved and ordered.
CREATE TABLE resep_produk (
  resep_id     integer REFERENCES resep, -- fixed
  produk_id    integer REFERENCES produk, -- fixed
  diminta      integer NOT NULL DEFAULT 0 CHECK (diminta >= 0),
  disetujui    integer NOT NULL DEFAULT 0 CHECK (disetujui >= 0),
  -- Quantity that orders have taken; never more than approved.
  terpakai     integer NOT NULL DEFAULT 0 CHECK (terpakai >= 0),
  -- Use, as written on the prescription.
  dosis        text NOT NULL DEFAULT '',
  -- Numeric dose: all three fields or none.
  dosis_angka  double precision CHECK (dosis_angka > (0)::double precision),
  dosis_satuan text CHECK (dosis_satuan IN ('mg/kg ikan/hari', 'mg/kg pakan', 'ppm')),
  dosis_hari   integer CHECK (dosis_hari >= 1 AND dosis_hari <= 90),
  -- Withdrawal period in days, as prescribed.
  masa_henti   integer CHECK (masa_henti >= 0 AND masa_henti <= 3650),
  CONSTRAINT resep_produk_dosis_utuh
    CHECK (((dosis_angka IS NULL) = (dosis_satuan IS NULL)) AND ((dosis_angka IS NULL) = (dosis_hari IS NULL))),
  PRIMARY KEY (resep_id, produk_id),
  CONSTRAINT resep_tidak_lebih CHECK (terpakai <= disetujui)
);
CREATE INDEX resep_produk_produk_idx ON resep_produk (produk_id);

-- A passkey of an account.
CREATE TABLE kunci_sandi (
  kunci_id    integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Credential ID.
  kredensial  text NOT NULL UNIQUE CHECK (length(kredensial) <= 1400), -- fixed
  pengguna_id integer NOT NULL REFERENCES pengguna ON DELETE CASCADE, -- fixed
  kunci       bytea NOT NULL, -- fixed
  -- Signature counter. A lower one reveals a copied key.
  hitungan    bigint NOT NULL DEFAULT 0,
  -- Transports: 'internal', 'hybrid', 'usb', …
  jalan       text[] NOT NULL DEFAULT '{}'::text[],
  nama        text NOT NULL,
  dibuat      timestamptz NOT NULL, -- fixed
  terpakai    timestamptz
);
CREATE INDEX kunci_sandi_pengguna_idx ON kunci_sandi (pengguna_id);

-- Open passkey challenges, as a hash. The first answer deletes one.
CREATE TABLE tantangan_sandi (
  tantangan_hash bytea PRIMARY KEY, -- fixed
  -- Account that adds a passkey; null at a login.
  pengguna_id    integer REFERENCES pengguna ON DELETE CASCADE, -- fixed
  kedaluwarsa    timestamptz NOT NULL -- fixed
);
CREATE INDEX tantangan_sandi_kedaluwarsa_idx ON tantangan_sandi (kedaluwarsa);
CREATE INDEX tantangan_sandi_pengguna_idx ON tantangan_sandi (pengguna_id) WHERE pengguna_id IS NOT NULL;

-- Reviews. Public once approved ('tayang').
CREATE TABLE ulasan (
  ulasan_id    integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pengguna_id  integer NOT NULL REFERENCES pengguna ON DELETE CASCADE, -- fixed
  produk_id    integer REFERENCES produk, -- fixed
  paket_id     integer REFERENCES paket, -- fixed
  -- Finished order that contained it.
  pesanan_id   integer NOT NULL REFERENCES pesanan,
  -- Public name, 'Budi S.'.
  nama         text NOT NULL,
  bintang      smallint NOT NULL CHECK (bintang >= 1 AND bintang <= 5),
  teks         text NOT NULL CHECK ((length(teks) >= 1) AND (length(teks) <= 1000)),
  status       text NOT NULL DEFAULT 'menunggu' CHECK (status IN ('menunggu', 'tayang', 'ditolak')),
  -- Reason of a rejection, shown to the author.
  alasan       text NOT NULL DEFAULT '',
  -- The shop's public answer.
  balasan      text NOT NULL DEFAULT '' CHECK (length(balasan) <= 1000),
  dibalas      timestamptz,
  diputus      timestamptz,
  diputus_oleh integer REFERENCES pengguna ON DELETE SET NULL,
  versi        integer NOT NULL DEFAULT 1,
  dibuat       timestamptz NOT NULL,
  CONSTRAINT ulasan_check CHECK ((alasan <> '') = (status = 'ditolak')),
  CONSTRAINT ulasan_check1 CHECK ((dibalas IS NOT NULL) = (balasan <> '')),
  CONSTRAINT ulasan_check2 CHECK ((diputus IS NULL) = (status = 'menunggu')),
  CONSTRAINT ulasan_check3 CHECK (num_nonnulls(produk_id, paket_id) = 1),
  CONSTRAINT ulasan_pengguna_id_paket_id_key UNIQUE (pengguna_id, paket_id),
  CONSTRAINT ulasan_pengguna_id_produk_id_key UNIQUE (pengguna_id, produk_id)
);
CREATE INDEX ulasan_daftar_idx ON ulasan (dibuat DESC, ulasan_id DESC);
CREATE INDEX ulasan_diputus_oleh_idx ON ulasan (diputus_oleh) WHERE diputus_oleh IS NOT NULL;
CREATE INDEX ulasan_menunggu_idx ON ulasan (dibuat, ulasan_id) WHERE status = 'menunggu';
CREATE INDEX ulasan_paket_idx ON ulasan (paket_id, dibuat DESC, ulasan_id DESC) INCLUDE (bintang) WHERE status = 'tayang';
CREATE INDEX ulasan_produk_idx ON ulasan (produk_id, dibuat DESC, ulasan_id DESC) INCLUDE (bintang) WHERE status = 'tayang';
CREATE INDEX ulasan_tayang_idx ON ulasan (dibuat DESC, ulasan_id DESC) WHERE status = 'tayang';

-- Favourites of an account.
CREATE TABLE favorit (
  pengguna_id integer REFERENCES pengguna ON DELETE CASCADE, -- fixed
  produk_id   integer REFERENCES produk, -- fixed
  dibuat      timestamptz NOT NULL, -- fixed
  PRIMARY KEY (pengguna_id, produk_id)
);

-- Accounts to notify when a product is back in stock. The row is deleted with the mail.
CREATE TABLE kabar_stok (
  produk_id   integer REFERENCES produk, -- fixed
  pengguna_id integer REFERENCES pengguna ON DELETE CASCADE, -- fixed
  dibuat      timestamptz NOT NULL, -- fixed
  PRIMARY KEY (produk_id, pengguna_id)
);
CREATE INDEX kabar_stok_pengguna_idx ON kabar_stok (pengguna_id);

-- Prices of a product for a customer group.
CREATE TABLE grup_harga (
  grup_id   integer REFERENCES grup_pelanggan ON DELETE CASCADE, -- fixed
  produk_id integer REFERENCES produk, -- fixed
  harga     bigint NOT NULL CHECK (harga >= 0),
  PRIMARY KEY (grup_id, produk_id)
);

-- Internal notes on customers.
CREATE TABLE catatan_pelanggan (
  catatan_id  integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pengguna_id integer NOT NULL REFERENCES pengguna ON DELETE CASCADE, -- fixed
  teks        text NOT NULL CHECK (teks <> ''),
  oleh        text NOT NULL,
  dibuat      timestamptz NOT NULL -- fixed
);
CREATE INDEX catatan_pelanggan_idx ON catatan_pelanggan (pengguna_id, catatan_id);

-- Voucher of an order. An order that ends unpaid gives it back.
CREATE TABLE voucher_pakai (
  pesanan_id  integer PRIMARY KEY REFERENCES pesanan ON DELETE CASCADE, -- fixed
  voucher_id  integer NOT NULL REFERENCES voucher, -- fixed
  pengguna_id integer NOT NULL REFERENCES pengguna,
  -- True unless its order ended without payment.
  dipegang    boolean NOT NULL DEFAULT true,
  dibuat      timestamptz NOT NULL -- fixed
);
CREATE INDEX voucher_pakai_pengguna_idx ON voucher_pakai (pengguna_id);
CREATE INDEX voucher_pakai_voucher_idx ON voucher_pakai (voucher_id, pengguna_id) WHERE dipegang;

-- Last receipt number per month. The fill factor lets the counter change within its page.
CREATE TABLE nota_bulan (
  bulan    text PRIMARY KEY,
  terakhir integer NOT NULL
) WITH (fillfactor=10);

-- Changes of public data, written by triggers and announced by one process (`server/edge/changes.ts`). A NOTIFY in the
-- transaction would serialise commits. Unlogged: a crash that loses rows also ends all connections, and with them every
-- cache.
CREATE UNLOGGED TABLE perubahan (
  sumber  text NOT NULL,
  -- Changed record; null: all.
  rujukan integer,
  pada    timestamptz NOT NULL DEFAULT clock_timestamp()
) WITH (vacuum_truncate=off);

-- Lines of the provider's settlements, as imported by the owner. The order number and amount identify a line.
CREATE TABLE setoran (
  setoran_id    integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id      text NOT NULL CHECK (order_id <> ''),
  -- Matching payment attempt; null: unknown.
  pembayaran_id integer REFERENCES pembayaran,
  jumlah        bigint NOT NULL CHECK (jumlah > 0),
  -- Fee kept by the provider; null: not in the file.
  biaya         bigint,
  tanggal       date,
  dibuat        timestamptz NOT NULL,
  -- True if the line matched its payment when it was imported.
  cocok         boolean NOT NULL DEFAULT false,
  -- Time at which a person resolved the line.
  diperiksa     timestamptz,
  catatan       text NOT NULL DEFAULT '' CHECK (length(catatan) <= 500),
  CONSTRAINT setoran_check CHECK (biaya >= 0 AND biaya <= jumlah),
  CONSTRAINT setoran_order_id_jumlah_key UNIQUE (order_id, jumlah)
);
CREATE INDEX setoran_pembayaran_idx ON setoran (pembayaran_id);
CREATE INDEX setoran_terbuka_idx ON setoran (setoran_id) WHERE (NOT cocok) AND diperiksa IS NULL;

ALTER TABLE pesanan ADD CONSTRAINT pesanan_pengganti_keluhan_id_fkey
  FOREIGN KEY (pengganti_keluhan_id) REFERENCES keluhan(keluhan_id);

-- Tables with exactly one row.
INSERT INTO keamanan_kantor (wajib_kode) VALUES (false);
INSERT INTO pengaturan_toko (nie_dikumpulkan) VALUES (false);
INSERT INTO beranda (bagian) VALUES ('[{"kode": "layanan", "tampil": true}, {"kode": "produk-kami", "tampil": true},
  {"kode": "tentang-kami", "tampil": true},
  {"kode": "ulasan", "tampil": true}]');

-- Writes the main address when a client writes the profile's text, as those of the specification do.
CREATE FUNCTION alamat_dari_profil() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.dihapus IS NOT NULL THEN
    DELETE FROM alamat WHERE pengguna_id = NEW.pengguna_id;
  ELSIF NEW.alamat = '' THEN
    DELETE FROM alamat WHERE pengguna_id = NEW.pengguna_id AND utama;
  ELSE
    INSERT INTO alamat (pengguna_id, rincian, teks, utama) VALUES (NEW.pengguna_id, NEW.alamat, NEW.alamat, true)
    ON CONFLICT (pengguna_id) WHERE utama DO UPDATE SET
      jenis = 'rumah', kode_wilayah = NULL, provinsi = '', kabupaten = '', kecamatan = '', kode_pos = '', patokan = '',
      rincian = excluded.rincian, teks = excluded.teks
      WHERE alamat.teks <> excluded.teks;
  END IF;
  RETURN NULL;
END $$;

-- Records a change of public data in the transaction of the change.
CREATE FUNCTION catat_perubahan(sumber text, rujukan integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO perubahan VALUES (sumber, rujukan);
END $$;

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

CREATE FUNCTION kabarkan_perubahan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catat_perubahan(TG_ARGV[0], NULL);
  RETURN NULL;
END $$;

-- Records a change of a product, unless visitors cannot see it.
CREATE FUNCTION kabarkan_produk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.stok = NEW.stok OR NOT EXISTS (
    SELECT FROM paket_item WHERE produk_id = NEW.produk_id GROUP BY paket_id
    HAVING stok_terlihat((OLD.stok / sum(jumlah))::integer) <> stok_terlihat((NEW.stok / sum(jumlah))::integer)
  ) THEN
    OLD.stok := stok_terlihat(OLD.stok);
    NEW.stok := stok_terlihat(NEW.stok);
    OLD.menipis := NEW.menipis;
    OLD.ditahan_baru := NEW.ditahan_baru;
    OLD.lot_kurang := NEW.lot_kurang;
    IF OLD IS NOT DISTINCT FROM NEW THEN
      RETURN NULL;
    END IF;
  END IF;
  PERFORM catat_perubahan('produk', NEW.produk_id);
  RETURN NULL;
END $$;

CREATE FUNCTION kabarkan_ulasan() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  baris ulasan := coalesce(NEW, OLD);
BEGIN
  IF OLD.status = 'tayang' OR NEW.status = 'tayang' THEN
    PERFORM catat_perubahan(
      CASE WHEN baris.produk_id IS NULL THEN 'ulasan_paket' ELSE 'ulasan_produk' END,
      coalesce(baris.produk_id, baris.paket_id));
  END IF;
  RETURN NULL;
END $$;

-- Finds or creates the supplier named in a lot.
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

-- Drops the formatting of an article whose text was changed alone, as clients of the specification do.
CREATE FUNCTION lepas_dokumen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.konten <> OLD.konten AND NEW.dokumen IS NOT DISTINCT FROM OLD.dokumen THEN
    NEW.dokumen := NULL;
  END IF;
  RETURN NEW;
END $$;

-- Announces changes that are `umur` milliseconds old. Above 300 records of a source it announces the source, because a
-- notification holds 8,000 bytes.
CREATE FUNCTION siarkan_perubahan(umur integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  kabar record;
BEGIN
  FOR kabar IN
    WITH diambil AS (
      DELETE FROM perubahan WHERE pada <= clock_timestamp() - umur * interval '1 ms' RETURNING sumber, rujukan)
    SELECT sumber, CASE WHEN bool_or(rujukan IS NULL) OR count(DISTINCT rujukan) > 300 THEN sumber
      ELSE string_agg(DISTINCT sumber || '/' || rujukan, ' ') END AS isi
    FROM diambil GROUP BY sumber
  LOOP
    PERFORM pg_notify('siaran', kabar.isi);
  END LOOP;
END $$;

CREATE FUNCTION tandai_undang_ulasan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.undang_ulasan := true;
  RETURN NEW;
END $$;

-- Assigns the receipt number of a paid order. The trigger is deferred, so that the month's counter is locked briefly.
CREATE FUNCTION terbitkan_nota() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  dibayar timestamptz;
  seri text;
  nomor_urut integer;
BEGIN
  IF EXISTS (SELECT FROM nota WHERE pesanan_id = NEW.pesanan_id) THEN
    RETURN NULL;
  END IF;
  SELECT coalesce(min(waktu), NEW.dibuat) INTO dibayar FROM buku WHERE pesanan_id = NEW.pesanan_id AND jumlah > 0;
  seri := to_char(dibayar AT TIME ZONE 'Asia/Jakarta', 'YYYY/MM');
  INSERT INTO nota_bulan VALUES (seri, 1)
    ON CONFLICT (bulan) DO UPDATE SET terakhir = nota_bulan.terakhir + 1 RETURNING terakhir INTO nomor_urut;
  INSERT INTO nota (pesanan_id, bulan, urutan, waktu) VALUES (NEW.pesanan_id, seri, nomor_urut, dibayar);
  RETURN NULL;
END $$;

CREATE TRIGGER artikel_dokumen BEFORE UPDATE OF konten ON artikel FOR EACH ROW EXECUTE FUNCTION lepas_dokumen();
CREATE TRIGGER artikel_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON artikel
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('artikel');
CREATE TRIGGER beranda_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON beranda
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('beranda');
CREATE TRIGGER catatan_penyakit_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON catatan_penyakit
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('catatan_penyakit');
CREATE TRIGGER dibeli_bersama_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON dibeli_bersama
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('dibeli-bersama');
CREATE TRIGGER direktori_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON direktori
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('direktori');
CREATE TRIGGER kategori_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON kategori
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('kategori');
CREATE TRIGGER ketentuan_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ketentuan
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('ketentuan');
CREATE TRIGGER lot_pemasok BEFORE INSERT OR UPDATE OF pemasok ON lot FOR EACH ROW EXECUTE FUNCTION kenali_pemasok();
CREATE TRIGGER ongkir_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ongkir
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('pengiriman');
CREATE TRIGGER paket_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON paket
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('paket');
CREATE TRIGGER paket_item_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON paket_item
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('paket');
CREATE TRIGGER pengaturan_toko_perubahan AFTER INSERT OR DELETE OR UPDATE OF nie_dikumpulkan OR TRUNCATE ON pengaturan_toko
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('produk');
CREATE TRIGGER pengaturan_toko_perubahan_gratis AFTER UPDATE OF gratis_mulai_toko ON pengaturan_toko
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('pengiriman');
CREATE TRIGGER pengaturan_toko_perubahan_identitas AFTER INSERT OR DELETE OR TRUNCATE
  OR UPDATE OF nama_toko, alamat_toko, telepon_toko, whatsapp_toko, jam_toko, email_toko, npwp_toko
  ON pengaturan_toko
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('pengaturan');
CREATE TRIGGER pengaturan_toko_perubahan_libur AFTER UPDATE OF buka_lagi, pesan_libur ON pengaturan_toko
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('pengaturan');
CREATE TRIGGER pengaturan_toko_perubahan_ppn AFTER UPDATE OF ppn ON pengaturan_toko
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('pengaturan');
CREATE TRIGGER pengaturan_toko_perubahan_tampilan
  AFTER UPDATE OF instagram_toko, facebook_toko, tiktok_toko, youtube_toko, logo_toko
  ON pengaturan_toko
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('pengaturan');
CREATE TRIGGER pengguna_alamat AFTER UPDATE OF alamat, dihapus ON pengguna
  FOR EACH ROW WHEN (old.alamat <> new.alamat OR new.dihapus IS NOT NULL) EXECUTE FUNCTION alamat_dari_profil();
CREATE TRIGGER pengguna_alamat_baru AFTER INSERT ON pengguna
  FOR EACH ROW WHEN ((new.alamat <> ''::text)) EXECUTE FUNCTION alamat_dari_profil();
CREATE TRIGGER pengiriman_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pengiriman
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('pengiriman');
CREATE CONSTRAINT TRIGGER pesanan_nota AFTER INSERT OR UPDATE OF status_pembayaran ON pesanan
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (new.status_pembayaran IN ('success', 'refunded') AND new.pengganti_dari IS NULL) EXECUTE FUNCTION terbitkan_nota();
CREATE TRIGGER pesanan_undang_ulasan BEFORE UPDATE OF status_pesanan ON pesanan
  FOR EACH ROW WHEN (new.status_pesanan = 'Pesanan Selesai' AND old.status_pesanan <> 'Pesanan Selesai')
  EXECUTE FUNCTION tandai_undang_ulasan();
CREATE TRIGGER produk_kategori_hitung AFTER INSERT OR DELETE OR UPDATE OF kategori_id, aktif ON produk
  FOR EACH ROW EXECUTE FUNCTION hitung_produk_kategori();
CREATE TRIGGER produk_perubahan AFTER INSERT OR DELETE OR TRUNCATE ON produk
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('produk');
CREATE TRIGGER produk_perubahan_baris AFTER UPDATE ON produk FOR EACH ROW EXECUTE FUNCTION kabarkan_produk();
CREATE TRIGGER sinonim_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sinonim
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('sinonim');
CREATE TRIGGER ulasan_perubahan AFTER INSERT OR DELETE OR UPDATE ON ulasan FOR EACH ROW EXECUTE FUNCTION kabarkan_ulasan();
