-- The dashboard counts the marked orders by their marks; with those in the index it reads no order.
DROP INDEX pemesanan_perhatian_idx;
CREATE INDEX pemesanan_perhatian_idx ON pemesanan (dibuat DESC, pemesanan_id DESC) INCLUDE (jenis, perhatian)
  WHERE perhatian <> '{}' AND arsip IS NULL;

-- Drafts, and articles that are out or wait for their day, by date. To be counted in the index alone, the columns that
-- the date is computed from must be in it too.
CREATE INDEX artikel_status_idx ON artikel (status, coalesce(terbit, dibuat) DESC, artikel_id DESC) INCLUDE (terbit, dibuat);

-- The shop's list of some categories reads the first of each in the index, by name.
DROP INDEX produk_kategori_idx;
CREATE INDEX produk_kategori_idx ON produk (kategori_id, nama, produk_id) WHERE aktif;
