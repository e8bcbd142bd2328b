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


ALTER TABLE pengaturan_toko
  -- The shop is told by mail of each message of the contact form.
  ADD kabar_pesan         boolean NOT NULL DEFAULT true,
  -- Until this day, in Jakarta, nobody can order; NULL: everybody can.
  ADD buka_lagi           text CHECK (buka_lagi ~ '^\d{4}-\d{2}-\d{2}$'),
  ADD pesan_libur         text NOT NULL DEFAULT '',
  -- For how long an order waits for its payment; NULL: as the process was told.
  ADD jendela_bayar_menit integer CHECK (jendela_bayar_menit BETWEEN 15 AND 10080),
  -- Goods worth so much travel free, whatever the method; NULL: as each method says.
  ADD gratis_mulai_toko   bigint CHECK (gratis_mulai_toko > 0),
  -- The list of what a new shop sees to was put away.
  ADD siap_ditutup        boolean NOT NULL DEFAULT false;
-- Pages tell of holidays, and what everybody reads of shipping tells from when it is free.
CREATE TRIGGER pengaturan_toko_perubahan_libur AFTER UPDATE OF buka_lagi, pesan_libur ON pengaturan_toko
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('pengaturan');
CREATE TRIGGER pengaturan_toko_perubahan_gratis AFTER UPDATE OF gratis_mulai_toko ON pengaturan_toko
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('pengiriman');


-- Legal texts as the owner publishes them, a version a row. One that was once in force never changes: an order is made under what is in
-- force on its day.
CREATE TABLE ketentuan (
  ketentuan_id  integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  jenis         text NOT NULL CHECK (jenis IN ('syarat', 'privasi')),
  -- From the beginning of this day in Jakarta.
  berlaku       text NOT NULL CHECK (berlaku ~ '^\d{4}-\d{2}-\d{2}$'),
  isi           text NOT NULL CHECK (isi <> ''),
  catatan       text NOT NULL DEFAULT '',
  dibuat        timestamptz NOT NULL,
  UNIQUE (jenis, berlaku)
);
CREATE TRIGGER ketentuan_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ketentuan
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('ketentuan');
