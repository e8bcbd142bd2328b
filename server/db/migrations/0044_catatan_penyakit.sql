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
