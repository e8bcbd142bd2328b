-- What many products have is found among the newest, so a search looks into a few small blocks of them first, one after the
-- other, and then at once into all the others: what it still looks for there is rare, so the bitmap stays small.
DROP FUNCTION cari_produk(text, integer[], integer, integer);
DROP INDEX produk_cari_idx;
CREATE INDEX produk_cari_idx ON produk
  USING gin ((produk_id >> 14), kategori_id, (nama || E'\n' || deskripsi) gin_trgm_ops) WITH (fastupdate = off);

-- Is `teks` like the first pattern? The others hold pieces of it. As conditions of their own the index compares their rows
-- with each other and goes on as soon as one lacks a row; of one long pattern it looks into the lists of all trigrams for
-- every row of the shortest. The whole pattern (`IS TRUE` keeps it from the index) is only asked of the rows that are left.
CREATE FUNCTION memuat(teks text, pola text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT teks ILIKE pola[2] AND teks ILIKE pola[3] AND teks ILIKE pola[4] AND (teks ILIKE pola[1]) IS TRUE
$$;

-- At most so many active products whose texts are like `pola` (the pattern, and one to three pieces of it), of all categories
-- or of some; `terakhir` is the highest id.
-- Reading the table in any order is forbidden here, because the planner does not know that a block lies together, and would
-- look for it from the first row on. What is left is one plan for every search, so it is not made anew each time.
CREATE FUNCTION cari_produk(pola text[], kategori integer[], terakhir integer, sebanyak integer)
RETURNS TABLE (produk_id integer, nama text) LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_indexscan = off SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  terbaru integer := terakhir >> 14;
  awal integer := greatest(terbaru - 4, 0);
BEGIN
  pola := pola || array_fill(pola[2], ARRAY[4 - cardinality(pola)]);
  -- The sum keeps the index from gathering all the older blocks by their numbers.
  IF kategori IS NULL THEN
    RETURN QUERY
      (SELECT hit.* FROM generate_series(terbaru, awal, -1) AS blok, LATERAL (
        SELECT produk_id, nama FROM produk
        WHERE produk_id >> 14 = blok AND aktif AND memuat(nama || E'\n' || deskripsi, pola) LIMIT sebanyak
      ) AS hit)
      UNION ALL
      (SELECT produk_id, nama FROM produk
       WHERE awal > 0 AND (produk_id >> 14) + 0 < awal AND aktif AND memuat(nama || E'\n' || deskripsi, pola)
       LIMIT sebanyak)
      LIMIT sebanyak;
  ELSE
    RETURN QUERY
      (SELECT hit.* FROM generate_series(terbaru, awal, -1) AS blok, unnest(kategori) AS satu, LATERAL (
        SELECT produk_id, nama FROM produk
        WHERE produk_id >> 14 = blok AND kategori_id = satu AND aktif AND memuat(nama || E'\n' || deskripsi, pola)
        LIMIT sebanyak
      ) AS hit)
      UNION ALL
      (SELECT hit.* FROM unnest(kategori) AS satu, LATERAL (
        SELECT produk_id, nama FROM produk
        WHERE awal > 0 AND (produk_id >> 14) + 0 < awal AND kategori_id = satu AND aktif
          AND memuat(nama || E'\n' || deskripsi, pola)
        LIMIT sebanyak
      ) AS hit)
      LIMIT sebanyak;
  END IF;
END $$;
