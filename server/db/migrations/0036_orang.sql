-- What somebody does at the office is a set: names parted by commas, in one order. Who is the owner is nothing else besides.
-- One column still, so that shops of before read the two names that they know, and let nobody in whose set they do not.
ALTER TABLE pengguna DROP CONSTRAINT pengguna_peran_check,
  ADD CONSTRAINT pengguna_peran_check CHECK (peran ~ '^(pemilik|(pesanan|gudang|konten|dokter)(,(pesanan|gudang|konten|dokter))*)$');

-- Paid orders whose goods are still here, the oldest first, for who packs them.
CREATE INDEX pesanan_kemas_idx ON pesanan (dibuat, pesanan_id)
  WHERE status_pembayaran = 'success' AND status_pesanan <> 'Pesanan Selesai' AND resi = '' AND arsip IS NULL;
