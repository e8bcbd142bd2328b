-- How an article is set, in the shape of `contract/konten/dokumen.ts`; NULL: by its text alone. `konten` stays what it says as text.
ALTER TABLE artikel ADD dokumen jsonb CHECK (dokumen ->> 'type' = 'doc');
-- Products that its writer chose.
ALTER TABLE artikel ADD produk_ids integer[] NOT NULL DEFAULT '{}' CHECK (cardinality(produk_ids) <= 12);

-- Whoever writes the text alone, as an older version of the shop does, takes away how the old one was set.
CREATE FUNCTION lepas_dokumen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.konten <> OLD.konten AND NEW.dokumen IS NOT DISTINCT FROM OLD.dokumen THEN
    NEW.dokumen := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER artikel_dokumen BEFORE UPDATE OF konten ON artikel FOR EACH ROW EXECUTE FUNCTION lepas_dokumen();

-- Pictures inside of articles. The row is there before the file, so that nothing lies in the storage of which nobody knows.
CREATE TABLE artikel_gambar (
  -- The file, in `artikel/` of the storage.
  nama        text PRIMARY KEY,
  -- NULL: uploaded and not saved yet, or taken out of its article.
  artikel_id  integer REFERENCES artikel ON DELETE SET NULL,
  -- When it was uploaded, or let go. A day later it goes, unless an article shows it.
  sejak       timestamptz NOT NULL
);
CREATE INDEX artikel_gambar_lepas_idx ON artikel_gambar (sejak) WHERE artikel_id IS NULL;
CREATE INDEX artikel_gambar_artikel_idx ON artikel_gambar (artikel_id) WHERE artikel_id IS NOT NULL;
