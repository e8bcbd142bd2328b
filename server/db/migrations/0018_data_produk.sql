-- What is in a product and how it is used, as rows: what they hold is checked where it comes in.
ALTER TABLE produk
  ADD zat_aktif jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(zat_aktif) = 'array'),
  ADD aturan_pakai jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(aturan_pakai) = 'array'),
  ADD gambar_label text;

-- A search finds a product by its active substances, too. Their list is written without its brackets and quotes.
ALTER TABLE produk DROP cari;
ALTER TABLE produk ADD cari text NOT NULL GENERATED ALWAYS AS (
  lower(nama || E'\n' || translate(jsonb_path_query_array(zat_aktif, '$[*].nama')::text, '[]"', '') || E'\n' || deskripsi)
) STORED;
CREATE INDEX produk_cari_idx ON produk USING gin (cari gin_trgm_ops) WITH (fastupdate = off);

-- Medicine without a registration number: seldom many, and no sale touches what says so.
CREATE INDEX produk_tanpa_nie_idx ON produk (nama, produk_id) WHERE golongan <> 'bukan_obat' AND nie = '';

-- What the owner decides for the whole shop: one row.
CREATE TABLE pengaturan_toko (
  satu             boolean PRIMARY KEY DEFAULT true CHECK (satu),
  -- Registration numbers are still being collected: medicine without one is sold.
  nie_dikumpulkan  boolean NOT NULL,
  versi            integer NOT NULL DEFAULT 1
);
-- Nothing that is on sale today vanishes by itself.
INSERT INTO pengaturan_toko (nie_dikumpulkan)
SELECT EXISTS (SELECT FROM produk WHERE golongan <> 'bukan_obat' AND nie = '');
-- What can be bought depends on it, and so do the answers about products.
CREATE TRIGGER pengaturan_toko_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pengaturan_toko
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('produk');
