-- A trigram index knows three letters in a row, and what two common words share it must hold against each other entry by entry.
-- This one also knows six: "Samudra 17" is in the list of "ra 17" at once. It knows blanks and signs as well as letters, so
-- the text no longer writes a blank as a capital, and what it names need not be compared with any piece again.
DROP INDEX produk_cari_idx;
DROP FUNCTION cari_produk(text[], integer[], integer, integer);
DROP FUNCTION memuat(text, text[]);
DROP FUNCTION blok_kategori(integer, integer);
-- The line break keeps a hit inside one of the two texts.
ALTER TABLE produk
  DROP cari,
  ADD cari text NOT NULL GENERATED ALWAYS AS (lower(nama || E'\n' || deskripsi)) STORED;
DROP FUNCTION teks_cari(text);

-- All six bytes in a row of `teks`, hashed below zero, and then all three, as a number. It takes a tenth of a millisecond for
-- a product, so nothing but the index is to make them.
CREATE FUNCTION gram(teks text) RETURNS integer[] LANGUAGE plpgsql IMMUTABLE STRICT AS $$
DECLARE
  huruf bytea := convert_to(teks, 'UTF8');
  tiga integer := 0;
  bertiga integer[] := '{}';
  berenam integer[] := '{}';
BEGIN
  FOR ke IN 1 .. length(huruf) LOOP
    tiga := (tiga << 8 | get_byte(huruf, ke - 1)) & x'ffffff'::integer;
    IF ke >= 3 THEN bertiga[ke - 2] := tiga; END IF;
    IF ke >= 6 THEN berenam[ke - 5] := -1 - (bertiga[ke - 5]::bigint * 1000003 + tiga) % 1048573; END IF;
  END LOOP;
  RETURN berenam || bertiga;
END $$;

-- What the index is asked for: of a text that contains `q`, the first and the last six bytes, or three where `q` has no six.
-- Less than three bytes name every text.
CREATE FUNCTION gram_dicari(q text) RETURNS integer[] LANGUAGE plpgsql IMMUTABLE STRICT AS $$
DECLARE
  semua integer[] := gram(q);
  banyak integer := octet_length(q) - CASE WHEN octet_length(q) < 6 THEN 2 ELSE 5 END;
BEGIN
  RETURN CASE WHEN banyak > 0 THEN ARRAY[semua[1], semua[banyak]] ELSE '{}' END;
END $$;

-- A block of a category, or of all (category 0), as one entry of the index; without a number, the whole category.
CREATE FUNCTION blok(kategori_id integer, nomor integer DEFAULT 2147483647) RETURNS bigint LANGUAGE sql IMMUTABLE
  RETURN kategori_id::bigint << 32 | nomor;
-- The blocks of a product. A category has only a part of the products, so its blocks reach twice as far.
CREATE FUNCTION blok_produk(kategori_id integer, produk_id integer) RETURNS bigint[] LANGUAGE sql IMMUTABLE
  RETURN ARRAY[blok(0, produk_id >> 14), blok(kategori_id, produk_id >> 15), blok(kategori_id)];

CREATE INDEX produk_cari_idx ON produk
  USING gin (blok_produk(kategori_id, produk_id), gram(cari)) WITH (fastupdate = off);
-- No plan depends on what is frequent, so ANALYZE need not make them of its sample.
ALTER INDEX produk_cari_idx ALTER COLUMN 2 SET STATISTICS 0;

-- At most so many products whose texts contain `q` (three bytes or more), of all categories or of some, archived ones only with
-- `arsip`; `terakhir` is the highest id. What many have is found among the newest: it looks into the newest six blocks, two at a
-- time (the last has only begun), until it has enough or sees that they will not do, and then at once into everything older,
-- where only what is rare is left to be found. For why all but one way of reading is forbidden, see 0011 and 0014.
CREATE FUNCTION cari_produk(q text, kategori integer[], arsip boolean, terakhir integer, sebanyak integer)
RETURNS TABLE (produk_id integer, nama text) LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET enable_indexscan = off SET plan_cache_mode = force_generic_plan
SET effective_io_concurrency = 0 AS $$
#variable_conflict use_column
DECLARE
  dicari text := lower(q);
  dimuat integer[] := gram_dicari(dicari);
  lebar integer := CASE WHEN kategori IS NULL THEN 14 ELSE 15 END;
  terbaru integer := terakhir >> lebar;
  nomor integer := terbaru;
  semua boolean := false;
  kurang integer := sebanyak;
  sebelum integer;
  hit integer;
  satu integer;
BEGIN
  WHILE nomor >= 0 LOOP
    sebelum := kurang;
    FOREACH satu IN ARRAY coalesce(kategori, '{0}') LOOP
      IF semua AND satu = 0 THEN
        RETURN QUERY SELECT produk_id, nama FROM produk
          WHERE gram(cari) @> dimuat AND produk_id >> lebar <= nomor AND (aktif OR arsip) AND strpos(cari, dicari) > 0 LIMIT kurang;
      ELSE
        RETURN QUERY SELECT produk_id, nama FROM produk
          WHERE blok_produk(kategori_id, produk_id) &&
              CASE WHEN semua THEN ARRAY[blok(satu)] ELSE ARRAY[blok(satu, nomor), blok(satu, nomor - 1)] END
            AND gram(cari) @> dimuat AND produk_id >> lebar <= nomor AND (aktif OR arsip) AND strpos(cari, dicari) > 0 LIMIT kurang;
      END IF;
      GET DIAGNOSTICS hit = ROW_COUNT;
      kurang := kurang - hit;
    END LOOP;
    EXIT WHEN kurang = 0 OR semua;
    semua := nomor = terbaru - 4 OR (sebelum - kurang) * 4 < kurang;
    nomor := nomor - 2;
  END LOOP;
END $$;
