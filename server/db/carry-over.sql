-- A shop whose tables were made by the sixteen migrations that came before `migrations/0001_dasar.sql`, as that one makes them.

-- Machinery that is gone: sums of sales, the search by blocks and by six letters, the root of the stock.
DROP TRIGGER pemesanan_penjualan_masuk ON pemesanan;
DROP TRIGGER pemesanan_penjualan ON pemesanan;
DROP FUNCTION catat_penjualan();
DROP TABLE penjualan_baru, penjualan_barang, penjualan_hari, penjualan;
DROP INDEX pemesanan_sambungan_idx, produk_cari_idx, produk_semua_stok_idx;
DROP FUNCTION sambungan(text), cari_produk(text, integer[], boolean, integer, integer), gram_dicari(text),
  blok_produk(integer, integer), blok(integer, integer), gram(text);
ALTER TABLE produk DROP akar_stok;
CREATE INDEX produk_cari_idx ON produk USING gin (cari gin_trgm_ops) WITH (fastupdate = off);
-- What today's search needs beside the trigrams.
CREATE INDEX produk_kategori_terbaru_idx ON produk (kategori_id, produk_id) WHERE aktif;
-- On a server of the owner's own it may be somebody else's, or in use.
DO $$
BEGIN
  DROP EXTENSION btree_gin;
EXCEPTION WHEN insufficient_privilege OR dependent_objects_still_exist THEN NULL;
END $$;

-- An order is `pesanan`, in every name.
ALTER INDEX pemesanan_pesanan_idx RENAME TO pemesanan_proses_idx;
DO $$
DECLARE
  perintah text;
BEGIN
  FOR perintah IN
    SELECT format('ALTER TABLE %I RENAME COLUMN pemesanan_id TO pesanan_id', table_name) FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = 'pemesanan_id'
    UNION ALL
    SELECT format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', conrelid::regclass, conname, replace(conname, 'pemesanan', 'pesanan'))
    FROM pg_constraint WHERE connamespace = current_schema()::regnamespace AND conname LIKE '%pemesanan%'
    UNION ALL
    -- The index of a constraint got its name with it.
    SELECT format('ALTER %s %I RENAME TO %I', CASE relkind WHEN 'r' THEN 'TABLE' WHEN 'S' THEN 'SEQUENCE' ELSE 'INDEX' END,
      relname, replace(relname, 'pemesanan', 'pesanan'))
    FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relname LIKE '%pemesanan%' AND relkind IN ('r', 'S', 'i')
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = pg_class.oid AND contype IN ('p', 'u'))
  LOOP
    EXECUTE perintah;
  END LOOP;
END $$;
