-- Sizes of one product: products with the same `kelompok`, which is the id of one of them. And further pictures of a product.
ALTER TABLE produk
  ADD COLUMN kelompok integer REFERENCES produk,
  -- [{gambar, teks}] in the order of the product's page.
  ADD COLUMN gambar_lain jsonb NOT NULL DEFAULT '[]'::jsonb CHECK (jsonb_typeof(gambar_lain) = 'array');
CREATE INDEX produk_kelompok_idx ON produk (kelompok) WHERE kelompok IS NOT NULL;

-- Number of sizes on sale, and the lowest price among those in stock; null with fewer than two.
CREATE FUNCTION pilihan_ukuran(nomor integer) RETURNS jsonb LANGUAGE sql STABLE STRICT AS $$
  SELECT jsonb_build_object('kelompok', nomor, 'jumlah', count(*),
    'mulai', coalesce(min(coalesce(harga_kini, harga)) FILTER (WHERE stok > 0), min(coalesce(harga_kini, harga))))
  FROM produk WHERE kelompok = nomor AND aktif HAVING count(*) > 1
$$;
