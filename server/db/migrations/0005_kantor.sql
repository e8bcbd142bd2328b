-- The back office: its own sessions, a trail of every change, and the columns and indexes that its lists need.

-- A session of the back office is opened at its own door; one of the shop never opens it, whoever holds it.
ALTER TABLE sesi ADD jenis text NOT NULL DEFAULT 'toko' CHECK (jenis IN ('toko', 'kantor'));

-- Who changed what, in the transaction of the change. Only the fields that differ are kept.
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
CREATE INDEX jejak_cari_idx ON jejak USING gin ((oleh || E'\n' || judul) gin_trgm_ops);

-- Active products of a category, counted as they come and go: a list of categories costs the same however many there are.
-- The trigger names its columns, so that a sale, which only moves the stock, does not wake it.
ALTER TABLE kategori ADD jumlah_produk integer NOT NULL DEFAULT 0;
UPDATE kategori SET jumlah_produk =
  (SELECT count(*) FROM produk WHERE produk.kategori_id = kategori.kategori_id AND produk.aktif);
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
CREATE TRIGGER produk_kategori_hitung AFTER INSERT OR DELETE OR UPDATE OF kategori_id, aktif ON produk
  FOR EACH ROW EXECUTE FUNCTION hitung_produk_kategori();

ALTER TABLE produk ADD stok_minimum integer NOT NULL DEFAULT 5 CHECK (stok_minimum >= 0);
CREATE INDEX produk_semua_nama_idx ON produk (nama, produk_id);
CREATE INDEX produk_semua_harga_idx ON produk (harga, produk_id);
CREATE INDEX produk_semua_stok_idx ON produk (stok, produk_id);
CREATE INDEX produk_menipis_idx ON produk (stok, produk_id) WHERE aktif AND stok <= stok_minimum;

CREATE INDEX artikel_cari_idx ON artikel USING gin ((judul || E'\n' || konten) gin_trgm_ops);
CREATE INDEX artikel_tanggal_idx ON artikel (coalesce(terbit, dibuat) DESC, artikel_id DESC);

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

ALTER TABLE laporan
  ADD ditangani timestamptz,
  ADD ditangani_oleh integer REFERENCES pengguna ON DELETE SET NULL;
CREATE INDEX laporan_belum_idx ON laporan (dibuat DESC, laporan_id DESC) WHERE ditangani IS NULL;
CREATE INDEX laporan_cari_idx ON laporan USING gin ((nama || E'\n' || email || E'\n' || pesan) gin_trgm_ops);

-- When the person was taken out of the account; the row stays for the orders that point to it.
ALTER TABLE pengguna ADD dihapus timestamptz;
CREATE INDEX pengguna_nama_idx ON pengguna (nama, pengguna_id) WHERE dihapus IS NULL;
CREATE INDEX pengguna_cari_idx ON pengguna USING gin ((nama || E'\n' || email || E'\n' || no_hp) gin_trgm_ops);

-- An order of one package is 'paketan', everything else 'satuan'; `arsip` takes an unpaid one out of the lists.
ALTER TABLE pemesanan
  ADD jenis text NOT NULL DEFAULT 'satuan' CHECK (jenis IN ('satuan', 'paketan')),
  ADD arsip timestamptz;
UPDATE pemesanan SET jenis = 'paketan'
  WHERE NOT EXISTS (SELECT FROM pemesanan_baris b WHERE b.pemesanan_id = pemesanan.pemesanan_id AND b.paket_id IS NULL)
    AND (SELECT count(*) FROM pemesanan_baris b WHERE b.pemesanan_id = pemesanan.pemesanan_id) = 1;
CREATE INDEX pemesanan_daftar_idx ON pemesanan (jenis, dibuat DESC, pemesanan_id DESC) WHERE arsip IS NULL;
CREATE INDEX pemesanan_status_idx ON pemesanan (jenis, status_pembayaran, status_pesanan, dibuat DESC, pemesanan_id DESC)
  WHERE arsip IS NULL;
CREATE INDEX pemesanan_perhatian_idx ON pemesanan (dibuat DESC, pemesanan_id DESC) WHERE perhatian <> '{}';
CREATE INDEX pemesanan_cari_idx ON pemesanan
  USING gin ((midtrans_order_id || E'\n' || nama || E'\n' || no_hp) gin_trgm_ops);
CREATE INDEX pemesanan_bayar_idx ON pemesanan (jenis, status_pembayaran, dibuat DESC, pemesanan_id DESC)
  WHERE arsip IS NULL;
CREATE INDEX pemesanan_pesanan_idx ON pemesanan (jenis, status_pesanan, dibuat DESC, pemesanan_id DESC)
  WHERE arsip IS NULL;
CREATE INDEX pemesanan_arsip_idx ON pemesanan (jenis, dibuat DESC, pemesanan_id DESC) WHERE arsip IS NOT NULL;

-- What was sold, by day.
CREATE INDEX pemesanan_lunas_idx ON pemesanan (dibuat) INCLUDE (pemesanan_id, total_harga)
  WHERE status_pembayaran = 'success';
-- Open work: paid and not yet touched, and unpaid with their deadline.
CREATE INDEX pemesanan_antre_idx ON pemesanan (dibuat, pemesanan_id)
  WHERE status_pembayaran = 'success' AND status_pesanan = 'Menunggu Respon' AND arsip IS NULL;
CREATE INDEX pemesanan_menunggu_idx ON pemesanan (batas_bayar) WHERE status_pembayaran = 'pending';

-- 'perhatian': a mark for a person was set (`ke` names it, `keterangan` its cause), or dealt with (`dari` names it).
ALTER TABLE riwayat_status
  DROP CONSTRAINT riwayat_status_jenis_check,
  ADD CONSTRAINT riwayat_status_jenis_check CHECK (jenis IN ('pembayaran', 'pesanan', 'perhatian'));

CREATE INDEX produk_arsip_idx ON produk (nama, produk_id) WHERE NOT aktif;
CREATE INDEX produk_semua_kategori_idx ON produk (kategori_id, nama, produk_id);

-- Which articles customers have been told of by mail, and up to which account while that is going on.
ALTER TABLE artikel
  ADD dikabarkan timestamptz,
  ADD kabar_sampai integer NOT NULL DEFAULT 0;
-- What was out before is no news.
UPDATE artikel SET dikabarkan = coalesce(terbit, dibuat) WHERE status = 'published' AND coalesce(terbit, dibuat) <= now();
CREATE INDEX artikel_kabar_idx ON artikel (artikel_id) WHERE status = 'published' AND dikabarkan IS NULL;

CREATE INDEX laporan_sudah_idx ON laporan (dibuat DESC, laporan_id DESC) WHERE ditangani IS NOT NULL;
CREATE INDEX pengguna_role_idx ON pengguna (role, nama, pengguna_id) WHERE dihapus IS NULL;

-- What points to an account that is to be deleted, and what was mailed to it.
CREATE INDEX mutasi_stok_oleh_idx ON mutasi_stok (oleh) WHERE oleh IS NOT NULL;
CREATE INDEX riwayat_status_pengguna_idx ON riwayat_status (pengguna_id) WHERE pengguna_id IS NOT NULL;
CREATE INDEX jejak_pengguna_idx ON jejak (pengguna_id);
CREATE INDEX laporan_ditangani_oleh_idx ON laporan (ditangani_oleh) WHERE ditangani_oleh IS NOT NULL;
CREATE INDEX surat_kepada_idx ON surat (lower(kepada));
-- Was a way of shipping ever used?
CREATE INDEX pemesanan_shipping_idx ON pemesanan (shipping_id);
