-- What a way of shipping may carry: hazardous goods never fly, cold ones go with a cold service only.
ALTER TABLE pengiriman
  ADD jalur text NOT NULL DEFAULT 'darat' CHECK (jalur IN ('darat', 'laut', 'udara', 'ambil_sendiri')),
  ADD dingin boolean NOT NULL DEFAULT false,
  -- Taken from its name below; the office is asked to look at it, and with its next save it is what the form says.
  ADD jalur_ditebak boolean NOT NULL DEFAULT false;
UPDATE pengiriman SET jalur_ditebak = true, jalur = CASE
  WHEN kode || ' ' || nama ~* '(express|ekspres|kilat|udara|pesawat)' THEN 'udara'
  WHEN kode || ' ' || nama ~* '(\mlaut\M|kapal|pelni)' THEN 'laut'
  WHEN kode || ' ' || nama ~* '(\mambil\M|jemput)' THEN 'ambil_sendiri'
  ELSE 'darat'
END;

-- What names itself as an oxidiser, or as a vaccine. Whoever saved a product since 0015 may have said so already.
UPDATE produk SET bahaya = 'pengoksidasi'
WHERE bahaya = 'tidak_ada' AND golongan_keterangan !~* '^alat\M'
  AND ejaan || ' ' || ejaan(zat) ~ '\m(kaporit|hipoklorit|perkarbonat|peroksida?|permanganat|peroksimonosulfat)\M';
UPDATE produk SET suhu_simpan = 'dingin' WHERE suhu_simpan = 'ruang' AND ejaan ~ '^vaksin\M';

-- The few that not every way of shipping may carry.
CREATE INDEX produk_muatan_idx ON produk (produk_id) WHERE bahaya <> 'tidak_ada' OR suhu_simpan = 'dingin';

-- A part that is called like a product is that product, as 0008 did it: for names that were written since, and only where the
-- product may be in a package. What else is called like one keeps its package from being sold.
UPDATE paket_item SET produk_id = (
  SELECT produk.produk_id FROM produk
  WHERE lower(trim(produk.nama)) = lower(trim(paket_item.nama)) AND aktif AND NOT resep
  ORDER BY produk.produk_id LIMIT 1
)
WHERE produk_id IS NULL
  AND EXISTS (
    SELECT FROM produk WHERE lower(trim(produk.nama)) = lower(trim(paket_item.nama)) AND aktif AND NOT resep
  );

-- Which names of parts are too much like a product or a medicine; the package of one is not sold. The job `periksa-isi` looks at
-- all of them as soon as the shop runs.
ALTER TABLE paket_item ADD periksa boolean NOT NULL DEFAULT false CHECK (NOT (periksa AND produk_id IS NOT NULL));
UPDATE paket_item SET periksa = true WHERE produk_id IS NULL;

-- What one of a line weighed when it was ordered, in grams; 0 where nobody had weighed it, null where the order is older.
ALTER TABLE pesanan_baris ADD berat_gram integer CHECK (berat_gram >= 0);
