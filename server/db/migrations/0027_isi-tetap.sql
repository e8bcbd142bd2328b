-- More values that never change, or only together with others: how money was returned and where it is paid, the destination of an
-- order, what a buyer or a veterinarian wrote. Triggers of 0026 refuse it to every role; these use its function.
DO $$
DECLARE
  tabel text;
  kolom text;
BEGIN
  FOR tabel, kolom IN VALUES
    ('pengembalian', 'cara, rak, keluhan_id'),
    ('pesanan', 'jenis, shipping_id, nama_shipping, sumber, isi_hash, hari_min, hari_maks'),
    ('pesanan_diskon', 'baris'),
    ('surat', 'subjek')
  LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OF %s ON %I FOR EACH STATEMENT EXECUTE FUNCTION tolak_hapus()',
      tabel || '_isi_tetap', kolom, tabel);
  END LOOP;
END $$;

-- What a person wrote can only be emptied.
CREATE TRIGGER pengembalian_bukti_tetap BEFORE UPDATE OF bukti, alasan ON pengembalian FOR EACH ROW
  WHEN (new.bukti NOT IN ('', old.bukti) OR new.alasan NOT IN ('', old.alasan)) EXECUTE FUNCTION tolak_hapus();
CREATE TRIGGER pesanan_catatan_tetap BEFORE UPDATE OF catatan ON pesanan FOR EACH ROW
  WHEN (new.catatan NOT IN ('', old.catatan)) EXECUTE FUNCTION tolak_hapus();
CREATE TRIGGER riwayat_status_keterangan_tetap BEFORE UPDATE OF keterangan ON riwayat_status FOR EACH ROW
  WHEN (new.keterangan NOT IN ('', old.keterangan)) EXECUTE FUNCTION tolak_hapus();
CREATE TRIGGER titipan_bukti_tetap BEFORE UPDATE OF bukti, alasan ON titipan FOR EACH ROW
  WHEN (old.status IN ('dipasangkan', 'dikembalikan', 'manual', 'bukan milik toko')
    AND (new.bukti NOT IN ('', old.bukti) OR new.alasan NOT IN ('', old.alasan)))
  EXECUTE FUNCTION tolak_hapus();
CREATE TRIGGER pesanan_kunci_tetap BEFORE UPDATE OF idempotency_key ON pesanan FOR EACH ROW
  WHEN (new.idempotency_key <> old.idempotency_key) EXECUTE FUNCTION tolak_hapus();
CREATE TRIGGER keluhan_isi_tetap BEFORE UPDATE OF isi ON keluhan FOR EACH ROW
  WHEN (new.isi NOT IN ('', old.isi)) EXECUTE FUNCTION tolak_hapus();
CREATE TRIGGER pesanan_diskon_keterangan_tetap BEFORE UPDATE OF keterangan ON pesanan_diskon FOR EACH ROW
  WHEN (new.keterangan NOT IN ('Potongan', old.keterangan)) EXECUTE FUNCTION tolak_hapus();
-- A notification can only lose its buyer.
CREATE TRIGGER notifikasi_isi_tetap BEFORE UPDATE OF isi ON notifikasi FOR EACH ROW
  WHEN (new.isi <> old.isi AND (old.isi NOT LIKE '%"customer_details"%' OR new.isi LIKE '%"customer_details"%'))
  EXECUTE FUNCTION tolak_hapus();

-- A payment page comes with its token.
CREATE TRIGGER pembayaran_halaman_tetap BEFORE UPDATE OF snap_token, redirect_url ON pembayaran FOR EACH ROW
  WHEN (new.snap_token IS NOT NULL
    AND (new.redirect_url IS DISTINCT FROM old.redirect_url) <> (new.snap_token IS DISTINCT FROM old.snap_token))
  EXECUTE FUNCTION tolak_hapus();
-- The amounts of an order change while it waits for its shipping fee or its prescription only.
CREATE TRIGGER pesanan_jumlah_tetap BEFORE UPDATE OF subtotal, diskon, biaya_kirim, diskon_ongkir, ppn_ditambah, total_harga
  ON pesanan FOR EACH ROW
  WHEN (NOT (old.menunggu_ongkir OR old.menunggu_resep OR new.menunggu_ongkir)
    AND (new.subtotal, new.diskon, new.biaya_kirim, new.diskon_ongkir, new.ppn_ditambah, new.total_harga)
      IS DISTINCT FROM (old.subtotal, old.diskon, old.biaya_kirim, old.diskon_ongkir, old.ppn_ditambah, old.total_harga))
  EXECUTE FUNCTION tolak_hapus();
CREATE TRIGGER pesanan_lot_alasan_tetap BEFORE UPDATE OF alasan ON pesanan_lot FOR EACH ROW
  WHEN (new.alasan <> old.alasan AND new.jumlah = old.jumlah) EXECUTE FUNCTION tolak_hapus();
-- The products of a prescription are asked for before the decision.
CREATE TRIGGER resep_produk_diminta_tetap BEFORE UPDATE OF diminta ON resep_produk FOR EACH ROW
  WHEN (old.disetujui > 0 AND new.diminta <> old.diminta) EXECUTE FUNCTION tolak_hapus();
CREATE TRIGGER resep_izin_tetap BEFORE UPDATE OF sip_pemutus ON resep FOR EACH ROW
  WHEN (old.diputus IS NOT NULL AND new.sip_pemutus NOT IN ('', old.sip_pemutus)) EXECUTE FUNCTION tolak_hapus();
-- Its pages are those that its owner submitted.
CREATE TRIGGER resep_berkas_tetap BEFORE UPDATE OF kunci, jenis, ukuran ON resep_berkas FOR EACH ROW
  WHEN (old.resep_id IS NOT NULL AND (new.kunci, new.jenis, new.ukuran) IS DISTINCT FROM (old.kunci, old.jenis, old.ukuran))
  EXECUTE FUNCTION tolak_hapus();
-- A changed review waits for the office again.
CREATE TRIGGER ulasan_tetap BEFORE UPDATE OF pesanan_id, nama, bintang, teks, dibuat ON ulasan FOR EACH ROW
  WHEN (new.status <> 'menunggu'
    AND (new.pesanan_id, new.nama, new.bintang, new.teks, new.dibuat)
      IS DISTINCT FROM (old.pesanan_id, old.nama, old.bintang, old.teks, old.dibuat))
  EXECUTE FUNCTION tolak_hapus();
-- The promised time of an answer restarts with a message of the buyer only.
CREATE TRIGGER keluhan_janji_tetap BEFORE UPDATE OF jawab_sebelum ON keluhan FOR EACH ROW
  WHEN (new.jawab_sebelum <> old.jawab_sebelum AND NOT (old.status = 'dijawab' AND new.status = 'menunggu'))
  EXECUTE FUNCTION tolak_hapus();
-- Another number needs a confirmation of its own.
CREATE TRIGGER nomor_wa_tetap BEFORE UPDATE OF nomor ON nomor_wa FOR EACH ROW
  WHEN (new.nomor <> old.nomor AND new.dikonfirmasi = old.dikonfirmasi) EXECUTE FUNCTION tolak_hapus();

-- Rows belong to another account only if accounts are merged or separated.
CREATE FUNCTION tolak_hapus_pemilik() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM gabung_akun
    WHERE (pengguna_id, dari) IN ((old.pengguna_id, new.pengguna_id), (new.pengguna_id, old.pengguna_id))) THEN
    RAISE EXCEPTION 'Baris % tidak boleh menjadi milik akun lain.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN new;
END $$;
-- What is deleted with an account is deleted by nothing else. The account goes last.
CREATE FUNCTION tolak_hapus_tanpa_akun() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM pengguna WHERE pengguna_id = old.pengguna_id AND dihapus IS NULL) THEN
    RAISE EXCEPTION 'Baris % tidak boleh dihapus selama akunnya ada.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
DO $$
DECLARE
  tabel text;
BEGIN
  FOREACH tabel IN ARRAY '{alamat,izin_kabar,kunci_ulangan,nomor_wa,pesanan,resep,resep_berkas,surat,ulasan,voucher_pakai}'::text[] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OF pengguna_id ON %I FOR EACH ROW
      WHEN (new.pengguna_id IS DISTINCT FROM old.pengguna_id) EXECUTE FUNCTION tolak_hapus_pemilik()', tabel || '_pemilik_tetap', tabel);
  END LOOP;
  FOREACH tabel IN ARRAY '{izin_kabar,kunci_ulangan}'::text[] LOOP
    EXECUTE format('CREATE CONSTRAINT TRIGGER %I AFTER DELETE ON %I DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
      EXECUTE FUNCTION tolak_hapus_tanpa_akun()', tabel || '_ada', tabel);
  END LOOP;
END $$;
-- A mail goes to another address only then.
CREATE FUNCTION tolak_hapus_penerima() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM pengguna WHERE lower(email) = lower(new.kepada))
    AND NOT EXISTS (SELECT FROM gabung_baris WHERE tabel = 'surat' AND sebelum ->> 'kepada' = new.kepada) THEN
    RAISE EXCEPTION 'Penerima email % tidak boleh diubah.', old.surat_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN new;
END $$;
CREATE TRIGGER surat_penerima_tetap BEFORE UPDATE OF kepada ON surat FOR EACH ROW
  WHEN (new.kepada <> old.kepada) EXECUTE FUNCTION tolak_hapus_penerima();

-- A sent mail is not sent again. Its text moves to the archive, and loses its links.
CREATE TRIGGER surat_terkirim_tetap BEFORE UPDATE OF status ON surat FOR EACH ROW
  WHEN (old.status = 'terkirim' AND new.status = 'menunggu') EXECUTE FUNCTION tolak_hapus();
CREATE TRIGGER surat_teks_tetap BEFORE UPDATE OF teks ON surat FOR EACH ROW
  WHEN (new.teks NOT IN ('', old.teks) AND new.teks NOT LIKE '%token=(dihapus)%') EXECUTE FUNCTION tolak_hapus();

-- The office records that it changed a destination, without the address. It writes the entry after the change, so this waits for
-- the end of the transaction. Only a person who leaves empties an address.
CREATE FUNCTION tolak_hapus_tujuan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM jejak WHERE jenis = 'pesanan' AND rujukan = new.pesanan_id::text AND sesudah ? 'alamat') THEN
    RAISE EXCEPTION 'Tujuan pesanan % berubah tanpa catatan di jejak.', new.pesanan_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER pesanan_tujuan_tetap
  AFTER UPDATE OF nama, no_hp, alamat, kode_wilayah, provinsi, kabupaten, kecamatan, kode_pos, rincian, patokan, jenis_alamat
  ON pesanan DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (new.alamat <> '' AND
    (new.nama, new.no_hp, new.alamat, new.kode_wilayah, new.provinsi, new.kabupaten, new.kecamatan, new.kode_pos, new.rincian,
      new.patokan, new.jenis_alamat)
    IS DISTINCT FROM
    (old.nama, old.no_hp, old.alamat, old.kode_wilayah, old.provinsi, old.kabupaten, old.kecamatan, old.kode_pos, old.rincian,
      old.patokan, old.jenis_alamat))
  EXECUTE FUNCTION tolak_hapus_tujuan();

-- Roles that accounts have now, so that another one by hand differs from the trail. Accounts before this version have no entry.
INSERT INTO jejak (oleh, tindakan, jenis, rujukan, judul, sesudah, waktu)
SELECT 'Toko', 'ubah', 'pengguna', pengguna_id::text, nama,
  jsonb_build_object('peran', to_jsonb(string_to_array(peran, ','))), clock_timestamp()
FROM pengguna
WHERE role = 'admin' AND dihapus IS NULL AND NOT EXISTS (
  SELECT FROM jejak j
  WHERE j.jenis = 'pengguna' AND j.rujukan = pengguna_id::text AND jsonb_typeof(j.sesudah->'peran') = 'array');
