-- What many products have is found among the newest, so a search looks into a few small blocks of them first, one after the
-- other, and then at once into all the others: what it still looks for there is rare, so the bitmap stays small.
DROP INDEX produk_cari_idx;
CREATE INDEX produk_cari_idx ON produk
  USING gin ((produk_id >> 15), kategori_id, (nama || E'\n' || deskripsi) gin_trgm_ops) WITH (fastupdate = off);

-- At most so many active products whose texts are like `pola`, of all categories or of some; `terakhir` is the highest id.
-- `pola` must hold three letters in a row: only then the index knows it. Reading the table in any order is forbidden here,
-- because the planner does not know that a block lies together, and would look for it from the first row on.
CREATE OR REPLACE FUNCTION cari_produk(pola text, kategori integer[], terakhir integer, sebanyak integer)
RETURNS TABLE (produk_id integer, nama text) LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_indexscan = off AS $$
#variable_conflict use_column
DECLARE
  terbaru integer := terakhir >> 15;
  awal integer := greatest(terbaru - 2, 0);
BEGIN
  -- The sum keeps the index from gathering all the older blocks by their numbers.
  IF kategori IS NULL THEN
    RETURN QUERY
      (SELECT hit.* FROM generate_series(terbaru, awal, -1) AS blok, LATERAL (
        SELECT produk_id, nama FROM produk
        WHERE produk_id >> 15 = blok AND aktif AND (nama || E'\n' || deskripsi) ILIKE pola LIMIT sebanyak
      ) AS hit)
      UNION ALL
      (SELECT produk_id, nama FROM produk
       WHERE awal > 0 AND (produk_id >> 15) + 0 < awal AND aktif AND (nama || E'\n' || deskripsi) ILIKE pola
       LIMIT sebanyak)
      LIMIT sebanyak;
  ELSE
    RETURN QUERY
      (SELECT hit.* FROM generate_series(terbaru, awal, -1) AS blok, unnest(kategori) AS satu, LATERAL (
        SELECT produk_id, nama FROM produk
        WHERE produk_id >> 15 = blok AND kategori_id = satu AND aktif AND (nama || E'\n' || deskripsi) ILIKE pola
        LIMIT sebanyak
      ) AS hit)
      UNION ALL
      (SELECT hit.* FROM unnest(kategori) AS satu, LATERAL (
        SELECT produk_id, nama FROM produk
        WHERE awal > 0 AND (produk_id >> 15) + 0 < awal AND kategori_id = satu AND aktif
          AND (nama || E'\n' || deskripsi) ILIKE pola
        LIMIT sebanyak
      ) AS hit)
      LIMIT sebanyak;
  END IF;
END $$;
