-- The addresses of an account. Where none was chosen orders go to `pengguna.alamat`, which is the text of the main one.
CREATE TABLE alamat (
  alamat_id       integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pengguna_id     integer NOT NULL REFERENCES pengguna ON DELETE CASCADE,
  label           text NOT NULL DEFAULT '',
  jenis           text NOT NULL DEFAULT 'rumah' CHECK (jenis IN ('rumah', 'dermaga')),
  -- NULL: the account itself, whatever it is called.
  penerima        text,
  no_hp           text,
  -- Of the district, 'PP.RR.DD'; NULL where only the text is known. Its names as they were when it was chosen.
  kode_wilayah    text,
  provinsi        text NOT NULL DEFAULT '',
  kabupaten       text NOT NULL DEFAULT '',
  kecamatan       text NOT NULL DEFAULT '',
  kode_pos        text NOT NULL DEFAULT '',
  rincian         text NOT NULL,
  patokan         text NOT NULL DEFAULT '',
  -- All of it, as an order has it.
  teks            text NOT NULL,
  utama           boolean NOT NULL DEFAULT false
);
CREATE INDEX alamat_pengguna_idx ON alamat (pengguna_id, alamat_id);
CREATE UNIQUE INDEX alamat_utama_key ON alamat (pengguna_id) WHERE utama;

INSERT INTO alamat (pengguna_id, rincian, teks, utama)
  SELECT pengguna_id, alamat, alamat, true FROM pengguna WHERE alamat <> '' AND dihapus IS NULL;

-- Whoever writes the profile's text writes the main address: the specification's clients, and shops of the version before. They know
-- no districts, so those go with the text that they belonged to. Of a person who is gone nothing stays.
CREATE FUNCTION alamat_dari_profil() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.dihapus IS NOT NULL THEN
    DELETE FROM alamat WHERE pengguna_id = NEW.pengguna_id;
  ELSIF NEW.alamat = '' THEN
    DELETE FROM alamat WHERE pengguna_id = NEW.pengguna_id AND utama;
  ELSE
    INSERT INTO alamat (pengguna_id, rincian, teks, utama) VALUES (NEW.pengguna_id, NEW.alamat, NEW.alamat, true)
    ON CONFLICT (pengguna_id) WHERE utama DO UPDATE SET
      jenis = 'rumah', kode_wilayah = NULL, provinsi = '', kabupaten = '', kecamatan = '', kode_pos = '', patokan = '',
      rincian = excluded.rincian, teks = excluded.teks
      WHERE alamat.teks <> excluded.teks;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER pengguna_alamat_baru AFTER INSERT ON pengguna
  FOR EACH ROW WHEN (NEW.alamat <> '') EXECUTE FUNCTION alamat_dari_profil();
CREATE TRIGGER pengguna_alamat AFTER UPDATE OF alamat, dihapus ON pengguna
  FOR EACH ROW WHEN (OLD.alamat <> NEW.alamat OR NEW.dihapus IS NOT NULL) EXECUTE FUNCTION alamat_dari_profil();

-- The parts of an order's address, where it was chosen from the book; `alamat` is all of it.
ALTER TABLE pesanan
  ADD kode_wilayah text,
  ADD provinsi     text,
  ADD kabupaten    text,
  ADD kecamatan    text,
  ADD kode_pos     text,
  ADD rincian      text,
  ADD patokan      text,
  ADD jenis_alamat text CHECK (jenis_alamat IN ('rumah', 'dermaga'));
