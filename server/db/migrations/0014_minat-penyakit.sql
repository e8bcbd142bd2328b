-- Openings of disease cards: one row per week, disease and province, without a visitor.
CREATE TABLE minat_penyakit (
  -- The week's Monday in Jakarta.
  minggu   date NOT NULL,
  kode     text NOT NULL,
  -- Code of the directory; empty if unknown.
  provinsi text NOT NULL,
  jumlah   integer NOT NULL CHECK (jumlah > 0),
  PRIMARY KEY (minggu, kode, provinsi)
);

ALTER TABLE pengaturan_toko
  -- Mails a summary of the reports to the owners every Monday.
  ADD COLUMN ringkasan_senin boolean NOT NULL DEFAULT false;

-- Mondays whose summary was mailed, or skipped because it was switched off.
CREATE TABLE ringkasan_senin (
  tanggal date PRIMARY KEY
);
