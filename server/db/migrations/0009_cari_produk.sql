-- A search looks into one block of neighbouring products after the other, the newest first, until it has found enough: so
-- a word that many products have in common costs no more in a large catalogue than in a small one. Its index knows the
-- block and the category beside the trigrams; a bitmap of it is complete before the first row comes, but only of the block.
-- No sale touches it, so new products are sorted in at once instead of lying in a list that every search reads.
CREATE EXTENSION IF NOT EXISTS btree_gin;
DROP INDEX produk_cari_idx;
CREATE INDEX produk_cari_idx ON produk
  USING gin ((produk_id >> 17), kategori_id, (nama || E'\n' || deskripsi) gin_trgm_ops) WITH (fastupdate = off);

-- At most so many active products whose texts are like `pola`, of all categories or of some; `terakhir` is the highest id.
-- `pola` must hold three letters in a row: only then the index knows it. Reading the table in any order is forbidden here,
-- because the planner does not know that a block lies together, and would look for it from the first row on.
CREATE FUNCTION cari_produk(pola text, kategori integer[], terakhir integer, sebanyak integer)
RETURNS TABLE (produk_id integer, nama text) LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_indexscan = off AS $$
#variable_conflict use_column
BEGIN
  IF kategori IS NULL THEN
    RETURN QUERY
      SELECT hit.* FROM generate_series(terakhir >> 17, 0, -1) AS blok, LATERAL (
        SELECT produk_id, nama FROM produk
        WHERE produk_id >> 17 = blok AND aktif AND (nama || E'\n' || deskripsi) ILIKE pola LIMIT sebanyak
      ) AS hit LIMIT sebanyak;
  ELSE
    RETURN QUERY
      SELECT hit.* FROM generate_series(terakhir >> 17, 0, -1) AS blok,
        unnest(kategori) AS satu, LATERAL (
        SELECT produk_id, nama FROM produk
        WHERE produk_id >> 17 = blok AND kategori_id = satu AND aktif AND (nama || E'\n' || deskripsi) ILIKE pola
        LIMIT sebanyak
      ) AS hit LIMIT sebanyak;
  END IF;
END $$;
