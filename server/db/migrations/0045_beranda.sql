-- What the owner decides of the landing page: one row. What is empty is as the shop has it.
CREATE TABLE beranda (
  satu            boolean PRIMARY KEY DEFAULT true CHECK (satu),
  judul_hero      text NOT NULL DEFAULT '',
  teks_hero       text NOT NULL DEFAULT '',
  -- A file in `beranda/` of the storage.
  gambar_hero     text,
  alt_hero        text NOT NULL DEFAULT '',
  -- In their order; none: the first of the shop's order. One that is archived stays, and is not shown.
  paket_unggulan  integer[] NOT NULL DEFAULT '{}' CHECK (cardinality(paket_unggulan) <= 3),
  -- All sections in their order: [{kode, tampil}].
  bagian          jsonb NOT NULL CHECK (jsonb_typeof(bagian) = 'array'),
  tentang         text NOT NULL DEFAULT '',
  -- [{nama, tugas, foto}]; none: the samples.
  tim             jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(tim) = 'array'),
  -- Made-up reviews stand there until there are enough real ones.
  contoh_ulasan   boolean NOT NULL DEFAULT true,
  versi           integer NOT NULL DEFAULT 1,
  CHECK (gambar_hero IS NULL OR alt_hero <> '')
);
INSERT INTO beranda (bagian) VALUES ('[{"kode": "layanan", "tampil": true}, {"kode": "produk-kami", "tampil": true},
  {"kode": "tentang-kami", "tampil": true}, {"kode": "ulasan", "tampil": true}]');
CREATE TRIGGER beranda_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON beranda
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('beranda');

-- Pictures of the landing page. The row is there before the file, so that nothing lies in the storage of which nobody knows.
CREATE TABLE beranda_gambar (
  nama     text PRIMARY KEY,
  dipakai  boolean NOT NULL DEFAULT false,
  -- When it was uploaded, or let go.
  sejak    timestamptz NOT NULL
);
CREATE INDEX beranda_gambar_lepas_idx ON beranda_gambar (sejak) WHERE NOT dipakai;
