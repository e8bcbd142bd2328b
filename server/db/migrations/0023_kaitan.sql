-- Which diseases something is about, by the codes of content/penyakit.ts in their order of letters. Which codes there are, the
-- contract says when something comes in; here stands what they look like.
ALTER TABLE produk ADD penyakit text[] NOT NULL DEFAULT '{}' CHECK (penyakit::text ~ '^\{[a-z0-9,-]*\}$');
ALTER TABLE paket
  ADD penyakit text[] NOT NULL DEFAULT '{}' CHECK (penyakit::text ~ '^\{[a-z0-9,-]*\}$'),
  -- How it is used day by day, a line a step: 'Hari 1: …'.
  ADD cara_harian text NOT NULL DEFAULT '';
ALTER TABLE artikel ADD penyakit text[] NOT NULL DEFAULT '{}' CHECK (penyakit::text ~ '^\{[a-z0-9,-]*\}$');

-- What a disease's page asks for. Nothing that is sold changes what they hold.
CREATE INDEX produk_penyakit_idx ON produk USING gin (penyakit) WITH (fastupdate = off) WHERE penyakit <> '{}';
CREATE INDEX artikel_penyakit_idx ON artikel USING gin (penyakit) WITH (fastupdate = off) WHERE penyakit <> '{}';

-- A product is for what its rules of use name.
UPDATE produk SET penyakit = untuk.kode
FROM (
  SELECT produk_id, array_agg(DISTINCT kode COLLATE "C" ORDER BY kode COLLATE "C") AS kode
  FROM produk, jsonb_path_query(aturan_pakai, '$[*].untuk[*]') AS satu, LATERAL (SELECT satu #>> '{}' AS kode) AS teks
  GROUP BY produk_id
) AS untuk
WHERE produk.produk_id = untuk.produk_id;

-- A package is for what its parts are for.
UPDATE paket SET penyakit = isi.kode
FROM (
  SELECT paket_id, array_agg(DISTINCT kode COLLATE "C" ORDER BY kode COLLATE "C") AS kode
  FROM paket_item JOIN produk USING (produk_id), unnest(produk.penyakit) AS kode
  WHERE NOT produk.resep
  GROUP BY paket_id
) AS isi
WHERE paket.paket_id = isi.paket_id;

-- Of the articles only those with which every shop begins; what others are about, their writers know.
UPDATE artikel SET penyakit = tentang.kode
FROM (VALUES
  ('Bintik Putih Kerapu: Mengapa Sekali Rendam Tidak Cukup', '{bintik-putih}'::text[]),
  ('VNN pada Benih Kerapu: Kenali dari Cara Berenang', '{vnn}'),
  ('Lintah Laut di Keramba Cantang: Kecil, Cepat, Menguras Darah', '{lintah-laut}'),
  ('Pakan Rucah: Murah di Awal, Mahal di Hati', '{kurang-tiamin,kurang-vitamin-c,lemak-tengik}'),
  ('Rendam Air Tawar yang Aman di Atas Rakit', '{cacing-kulit}')
) AS tentang (judul, kode)
WHERE artikel.judul = tentang.judul;
