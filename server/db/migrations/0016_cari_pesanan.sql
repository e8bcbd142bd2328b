-- What the office's search of orders compares, made once when an order is written, with blanks as letters (`teks_cari`): "budi 777"
-- no longer means every order of a Budi who has a word with 777 anywhere, and no row is made lower-case to be compared.
ALTER TABLE pemesanan ADD cari text NOT NULL
  GENERATED ALWAYS AS (teks_cari(midtrans_order_id || E'\n' || nama || E'\n' || no_hp)) STORED;
DROP INDEX pemesanan_cari_idx;
CREATE INDEX pemesanan_cari_idx ON pemesanan USING gin (cari gin_trgm_ops);
