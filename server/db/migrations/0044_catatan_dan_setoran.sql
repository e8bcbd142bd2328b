-- What the shop adds to a disease's card, in its own words. The card itself, with its sources, stands in the code.
CREATE TABLE catatan_penyakit (
  kode         text PRIMARY KEY CHECK (length(kode) BETWEEN 1 AND 40),
  catatan      text NOT NULL DEFAULT '' CHECK (length(catatan) <= 4000),
  -- Articles to read on; one that is deleted is simply not found any more.
  artikel_ids  integer[] NOT NULL DEFAULT '{}' CHECK (cardinality(artikel_ids) <= 3),
  -- When it was last written.
  diubah       timestamptz NOT NULL,
  CHECK (catatan <> '' OR artikel_ids <> '{}')
);
CREATE TRIGGER catatan_penyakit_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON catatan_penyakit
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('catatan_penyakit');


-- Lines of settlements that somebody has seen to, and those that nobody has to: `cocok` says that a line fitted when it was written down,
-- so that what is open is counted without asking every line's payment. An older version leaves it out, and the line is asked.
ALTER TABLE setoran
  ADD cocok      boolean NOT NULL DEFAULT false,
  -- When somebody saw to it.
  ADD diperiksa  timestamptz,
  ADD catatan    text NOT NULL DEFAULT '' CHECK (length(catatan) <= 500);
UPDATE setoran SET cocok = true FROM pembayaran
WHERE pembayaran.pembayaran_id = setoran.pembayaran_id AND pembayaran.jumlah = setoran.jumlah
  AND NOT EXISTS (
    SELECT FROM setoran AS dulu
    WHERE dulu.pembayaran_id = setoran.pembayaran_id AND dulu.setoran_id < setoran.setoran_id);
CREATE INDEX setoran_terbuka_idx ON setoran (setoran_id) WHERE NOT cocok AND diperiksa IS NULL;
