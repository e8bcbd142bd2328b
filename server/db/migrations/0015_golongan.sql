-- What a product is under the law, and what carriers and shelves must know. The text of before stays, as what it is called.
ALTER TABLE produk RENAME golongan TO golongan_keterangan;
ALTER TABLE produk
  ADD golongan text NOT NULL DEFAULT 'bukan_obat'
    CHECK (golongan IN ('obat_keras', 'obat_bebas_terbatas', 'obat_bebas', 'bukan_obat')),
  ADD nie text NOT NULL DEFAULT '',
  ADD produsen text NOT NULL DEFAULT '',
  ADD bentuk text NOT NULL DEFAULT '',
  ADD peringatan text NOT NULL DEFAULT '',
  ADD bahaya text NOT NULL DEFAULT 'tidak_ada'
    CHECK (bahaya IN ('tidak_ada', 'pengoksidasi', 'korosif', 'mudah_terbakar')),
  ADD suhu_simpan text NOT NULL DEFAULT 'ruang' CHECK (suhu_simpan IN ('ruang', 'dingin')),
  -- 0: nobody has weighed it yet.
  ADD berat_gram integer NOT NULL DEFAULT 0 CHECK (berat_gram >= 0);

UPDATE produk SET golongan = CASE
  WHEN resep OR golongan_keterangan ~* '^\s*obat keras' THEN 'obat_keras'
  WHEN golongan_keterangan ~* '^\s*(obat bebas terbatas|desinfektan|disinfektan|antiseptik|bahan kimia)' THEN 'obat_bebas_terbatas'
  WHEN golongan_keterangan ~* '^\s*obat' THEN 'obat_bebas'
  ELSE 'bukan_obat'
END;

-- Prescription follows from the class.
DROP INDEX produk_resep_idx;
ALTER TABLE produk DROP resep;
ALTER TABLE produk ADD resep boolean NOT NULL GENERATED ALWAYS AS (golongan = 'obat_keras') STORED;
CREATE INDEX produk_resep_idx ON produk (produk_id) WHERE resep;
