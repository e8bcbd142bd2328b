-- What farmers say for what is called otherwise here. A word that was taken away stays as a row, so that the seeds of a newer shop
-- do not bring it back.
CREATE TABLE sinonim (
  sinonim_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kata text NOT NULL CHECK (length(kata) BETWEEN 2 AND 60),
  -- As it sounds: a word is known however it is spelt.
  ejaan text NOT NULL GENERATED ALWAYS AS (ejaan(kata)) STORED UNIQUE CHECK (ejaan <> ''),
  arti text NOT NULL CHECK (length(arti) BETWEEN 2 AND 200),
  dihapus boolean NOT NULL DEFAULT false,
  versi integer NOT NULL DEFAULT 1
);
CREATE TRIGGER sinonim_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON sinonim
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('sinonim');

-- Searches that found nothing, by their words alone.
CREATE TABLE cari_kosong (
  kata text PRIMARY KEY CHECK (length(kata) BETWEEN 2 AND 60),
  jumlah integer NOT NULL DEFAULT 1 CHECK (jumlah > 0),
  terakhir timestamptz NOT NULL
);

-- What the office knows of whom to call, beside the names that stand in content/direktori.ts.
CREATE TABLE direktori (
  kode text PRIMARY KEY CHECK (length(kode) <= 60),
  telepon text NOT NULL DEFAULT '' CHECK (length(telepon) <= 40),
  catatan text NOT NULL DEFAULT '' CHECK (length(catatan) <= 300)
);
CREATE TRIGGER direktori_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON direktori
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('direktori');
