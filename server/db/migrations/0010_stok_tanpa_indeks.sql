-- A sale moves `stok`. As long as no index holds it, PostgreSQL writes the new row beside the old one and touches no index,
-- that of the product's words among them. So the lists by stock go by what a sale seldom changes: whether a product is
-- running out, and the whole root of its stock (0, 1–3, 4–8, 9–15, …), within which few rows are left to be sorted.
DROP INDEX produk_semua_stok_idx, produk_menipis_idx;
-- Room for the new row on the old one's page; adding the columns writes the table anew.
ALTER TABLE produk SET (fillfactor = 80);
ALTER TABLE produk
  ADD menipis boolean NOT NULL GENERATED ALWAYS AS (stok <= stok_minimum) STORED,
  ADD akar_stok integer NOT NULL GENERATED ALWAYS AS (floor(sqrt(stok::float8))::integer) STORED;
CREATE INDEX produk_semua_stok_idx ON produk (akar_stok, produk_id);
CREATE INDEX produk_menipis_idx ON produk (nama, produk_id) WHERE menipis;
