-- What a search compares, made once when a product is written: to lower the case of the text four times for each row that the
-- index named took longer than to read the row. A blank counts as a letter, so the index also knows what stands across two
-- words ("a 1" of "Samudra 17"). It becomes a capital, which no letter is any more: a search finds exactly what contains it.
CREATE FUNCTION teks_cari(teks text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT replace(lower(teks), ' ', 'Q') $$;
DROP INDEX produk_cari_idx;
-- The line break keeps a hit inside one of the two texts.
ALTER TABLE produk ADD cari text NOT NULL GENERATED ALWAYS AS (teks_cari(nama || E'\n' || deskripsi)) STORED;

-- A block of a category is one entry of the index, instead of two lists that it must compare. A category has only a part of the
-- products, so its blocks reach four times as far.
CREATE FUNCTION blok_kategori(kategori_id integer, blok integer) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT kategori_id::bigint << 32 | blok
$$;
CREATE INDEX produk_cari_idx ON produk
  USING gin ((produk_id >> 14), kategori_id, blok_kategori(kategori_id, produk_id >> 16), cari gin_trgm_ops)
  WITH (fastupdate = off);

-- As in 0011, of `teks_cari`.
CREATE OR REPLACE FUNCTION memuat(teks text, pola text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT teks LIKE pola[2] AND teks LIKE pola[3] AND teks LIKE pola[4] AND (teks LIKE pola[1]) IS TRUE
$$;

-- As in 0011, of `teks_cari`, and a category by blocks of its own. Its pages are mostly in memory, if not in PostgreSQL's own:
-- to let others read them ahead takes longer than to read them.
CREATE OR REPLACE FUNCTION cari_produk(pola text[], kategori integer[], terakhir integer, sebanyak integer)
RETURNS TABLE (produk_id integer, nama text) LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_indexscan = off SET plan_cache_mode = force_generic_plan
SET effective_io_concurrency = 0 AS $$
#variable_conflict use_column
DECLARE
  terbaru integer := terakhir >> CASE WHEN kategori IS NULL THEN 14 ELSE 16 END;
  awal integer := greatest(terbaru - 4, 0);
BEGIN
  pola := ARRAY(SELECT teks_cari(satu) FROM unnest(pola) WITH ORDINALITY AS p (satu, ke) ORDER BY ke);
  pola := pola || array_fill(pola[2], ARRAY[4 - cardinality(pola)]);
  -- The sum keeps the index from gathering all the older blocks by their numbers.
  IF kategori IS NULL THEN
    RETURN QUERY
      (SELECT hit.* FROM generate_series(terbaru, awal, -1) AS blok, LATERAL (
        SELECT produk_id, nama FROM produk
        WHERE produk_id >> 14 = blok AND aktif AND memuat(cari, pola) LIMIT sebanyak
      ) AS hit)
      UNION ALL
      (SELECT produk_id, nama FROM produk
       WHERE awal > 0 AND (produk_id >> 14) + 0 < awal AND aktif AND memuat(cari, pola)
       LIMIT sebanyak)
      LIMIT sebanyak;
  ELSE
    RETURN QUERY
      (SELECT hit.* FROM generate_series(terbaru, awal, -1) AS blok, unnest(kategori) AS satu, LATERAL (
        SELECT produk_id, nama FROM produk
        WHERE blok_kategori(kategori_id, produk_id >> 16) = blok_kategori(satu, blok) AND aktif AND memuat(cari, pola)
        LIMIT sebanyak
      ) AS hit)
      UNION ALL
      (SELECT hit.* FROM unnest(kategori) AS satu, LATERAL (
        SELECT produk_id, nama FROM produk
        WHERE awal > 0 AND (produk_id >> 16) < awal AND kategori_id = satu AND aktif AND memuat(cari, pola)
        LIMIT sebanyak
      ) AS hit)
      LIMIT sebanyak;
  END IF;
END $$;
