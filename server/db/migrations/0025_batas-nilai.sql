-- Limits that the shop keeps in its code hold for statements by hand as well.
ALTER TABLE voucher
  ADD CONSTRAINT voucher_nilai_batas CHECK (CASE jenis WHEN 'persen' THEN nilai IS NOT NULL AND nilai <= 100
    WHEN 'nominal' THEN nilai IS NOT NULL ELSE true END),
  ADD CONSTRAINT voucher_tanggal_urut CHECK (sampai >= mulai);
ALTER TABLE pesanan_diskon ADD CONSTRAINT pesanan_diskon_nilai_batas CHECK (jumlah <= nilai);
ALTER TABLE izin_kabar ADD CONSTRAINT izin_kabar_dicabut_check CHECK (dicabut_lewat IS NULL OR dicabut IS NOT NULL);
ALTER TABLE pemakaian_wa ADD CONSTRAINT pemakaian_wa_jumlah_check
  CHECK (least(terkirim, tiba, dibaca, gagal, ditagih, biaya) >= 0);
-- A code lasts five minutes, and its wrong guesses are counted.
ALTER TABLE kode_sekali
  ADD CONSTRAINT kode_sekali_salah_check CHECK (salah >= 0),
  ADD CONSTRAINT kode_sekali_kedaluwarsa_check CHECK (kedaluwarsa - dibuat <= interval '5 minutes');
ALTER TABLE nomor_wa ADD CONSTRAINT nomor_wa_kode_check CHECK ((kode IS NULL) = (kode_sampai IS NULL));
-- Merged accounts can be separated for seven days.
ALTER TABLE gabung_akun ADD CONSTRAINT gabung_akun_kedaluwarsa_check CHECK (kedaluwarsa - dibuat <= interval '7 days');
