-- Rows of orders, payments, parcels, returns, prescriptions and approvals are never deleted, and some of their columns never change:
-- a correction is another row or another column. Statements by hand are refused as well.
CREATE FUNCTION tolak_hapus() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Baris % tidak boleh dihapus, dan isinya yang tetap tidak boleh diubah.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

-- Statement triggers: updates of other columns cost nothing.
DO $$
DECLARE
  tabel text;
  kolom text;
BEGIN
  FOR tabel, kolom IN VALUES
    ('keluhan', 'pesanan_id, jenis, harapan, dibuat'),
    ('keluhan_baris', 'keluhan_id, urutan, jumlah'),
    ('keluhan_pesan', 'keluhan_id, dari, waktu'),
    ('kiriman', 'pesanan_id, kurir, resi, dibuat'),
    ('kiriman_baris', 'kiriman_id, urutan, jumlah'),
    ('lot', 'produk_id, dibuat'),
    ('nota_bulan', 'bulan'),
    ('notifikasi', 'order_id, transaction_status, diterima'),
    ('pembayaran', 'pesanan_id, order_id, jumlah, dibuat'),
    ('pembelian', 'dibuat'),
    ('pengembalian', 'pembayaran_id, refund_key, jumlah, barang, ongkir, pengguna_id, dibuat'),
    ('persetujuan', 'pengguna_id, endpoint, isi_hash, jenis, nilai, rujukan, keterangan, alasan, dibuat'),
    ('pesanan', 'midtrans_order_id, pengganti_dari, pengganti_keluhan_id, dibuat'),
    ('pesanan_diskon', 'pesanan_id, urutan, jenis, voucher_id, atas, nilai'),
    ('pesanan_lot', 'pesanan_id, lot_id'),
    ('resep', 'dokter, sip, tanggal, dibuat'),
    ('resep_produk', 'resep_id, produk_id'),
    ('retur', 'pesanan_id, produk_id, jumlah, pengguna_id, dibuat'),
    ('riwayat_status', 'pesanan_id, jenis, dari, ke, oleh, waktu'),
    ('setoran', 'order_id, pembayaran_id, jumlah, tanggal, cocok, dibuat'),
    ('titipan', 'order_id, transaction_id, jumlah, diterima'),
    ('voucher_pakai', 'pesanan_id, voucher_id, dibuat')
  LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE DELETE OR TRUNCATE OR UPDATE OF %s ON %I FOR EACH STATEMENT EXECUTE FUNCTION tolak_hapus()',
      tabel || '_tetap', kolom, tabel);
  END LOOP;
END $$;

-- Lines of an unpaid order are deleted if the veterinarian approves less; their prices stay.
CREATE TRIGGER pesanan_baris_tetap BEFORE UPDATE OF urutan, produk_id, paket_id, nama, harga ON pesanan_baris
  FOR EACH STATEMENT EXECUTE FUNCTION tolak_hapus();
-- Merged accounts keep one of two equal keys.
CREATE TRIGGER kunci_ulangan_tetap BEFORE UPDATE OF kunci, pesanan_id, permintaan_hash ON kunci_ulangan
  FOR EACH STATEMENT EXECUTE FUNCTION tolak_hapus();
-- A line of the payout report may gain its fee later.
CREATE TRIGGER setoran_biaya_tetap BEFORE UPDATE OF biaya ON setoran FOR EACH ROW
  WHEN (old.biaya IS NOT NULL AND new.biaya IS DISTINCT FROM old.biaya) EXECUTE FUNCTION tolak_hapus();
-- What a veterinarian approved is the prescription.
CREATE TRIGGER resep_produk_putusan_tetap BEFORE UPDATE OF disetujui, dosis, dosis_angka, dosis_satuan, dosis_hari, masa_henti
  ON resep_produk FOR EACH ROW
  WHEN (old.disetujui > 0 AND (new.disetujui, new.dosis, new.dosis_angka, new.dosis_satuan, new.dosis_hari, new.masa_henti)
    IS DISTINCT FROM (old.disetujui, old.dosis, old.dosis_angka, old.dosis_satuan, old.dosis_hari, old.masa_henti))
  EXECUTE FUNCTION tolak_hapus();

-- A purchase changes as a draft only.
CREATE FUNCTION tolak_hapus_dipesan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM pembelian WHERE pembelian_id = old.pembelian_id AND status <> 'draf') THEN
    RAISE EXCEPTION 'Pembelian % sudah dipesan, isinya tidak boleh diubah.', old.pembelian_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN old ELSE new END;
END $$;
CREATE TRIGGER pembelian_baris_tetap BEFORE UPDATE OR DELETE ON pembelian_baris FOR EACH ROW EXECUTE FUNCTION tolak_hapus_dipesan();
CREATE TRIGGER pembelian_dipesan_tetap BEFORE UPDATE OF pemasok_id, dipesan ON pembelian FOR EACH ROW
  WHEN (old.dipesan IS NOT NULL AND (new.pemasok_id, new.dipesan) IS DISTINCT FROM (old.pemasok_id, old.dipesan))
  EXECUTE FUNCTION tolak_hapus();

-- Decisions are final. What a person wrote can only be emptied.
CREATE TRIGGER resep_putusan_tetap BEFORE UPDATE OF status, diputus, diputus_oleh, berlaku_sampai ON resep FOR EACH ROW
  WHEN (old.diputus IS NOT NULL
    AND (new.status, new.diputus, new.berlaku_sampai) IS DISTINCT FROM (old.status, old.diputus, old.berlaku_sampai)
    OR new.diputus_oleh <> old.diputus_oleh)
  EXECUTE FUNCTION tolak_hapus();
CREATE TRIGGER persetujuan_putusan_tetap BEFORE UPDATE ON persetujuan FOR EACH ROW
  WHEN (old.status <> 'menunggu' OR new.isi <> old.isi) EXECUTE FUNCTION tolak_hapus();
CREATE TRIGGER keluhan_putusan_tetap BEFORE UPDATE OF status, hasil, selesai ON keluhan FOR EACH ROW
  WHEN (old.selesai IS NOT NULL AND (new.hasil, new.selesai) IS DISTINCT FROM (old.hasil, old.selesai)) EXECUTE FUNCTION tolak_hapus();
CREATE TRIGGER keluhan_pesan_isi_tetap BEFORE UPDATE OF isi ON keluhan_pesan FOR EACH ROW
  WHEN (new.isi NOT IN ('', old.isi)) EXECUTE FUNCTION tolak_hapus();
CREATE TRIGGER titipan_putusan_tetap BEFORE UPDATE OF status, pembayaran_id, dikembalikan ON titipan FOR EACH ROW
  WHEN (old.status IN ('dipasangkan', 'dikembalikan', 'manual', 'bukan milik toko')
      AND (new.status, new.pembayaran_id) IS DISTINCT FROM (old.status, old.pembayaran_id)
    OR new.dikembalikan < old.dikembalikan)
  EXECUTE FUNCTION tolak_hapus();
