-- How many of a product, and of a package, were sold: units of paid orders less what went back, as the ledger has them. Counted
-- anew by a job, so a payment touches no product.
ALTER TABLE produk ADD terjual integer NOT NULL DEFAULT 0 CHECK (terjual >= 0);
ALTER TABLE paket ADD terjual integer NOT NULL DEFAULT 0 CHECK (terjual >= 0);

-- The shop's list in its other orders; no sale touches them. The newest are found by the primary key.
CREATE INDEX produk_harga_idx ON produk (harga, produk_id) WHERE aktif;
CREATE INDEX produk_kategori_harga_idx ON produk (kategori_id, harga, produk_id) WHERE aktif;
CREATE INDEX produk_terjual_idx ON produk (terjual DESC, produk_id) WHERE aktif;
CREATE INDEX produk_kategori_terjual_idx ON produk (kategori_id, terjual DESC, produk_id) WHERE aktif;

-- What buyers of a product bought along with it, the most frequent first; counted anew by a job.
CREATE TABLE dibeli_bersama (
  produk_id  integer NOT NULL REFERENCES produk,
  teman_id   integer NOT NULL REFERENCES produk,
  -- In how many paid orders the two stand together.
  pesanan    integer NOT NULL CHECK (pesanan > 0),
  PRIMARY KEY (produk_id, teman_id),
  CHECK (produk_id <> teman_id)
);
CREATE TRIGGER dibeli_bersama_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON dibeli_bersama
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('dibeli-bersama');
