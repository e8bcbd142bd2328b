-- What browsers refused on our pages, by the rules of the pages themselves: one row for each kind, whoever tells of it.
CREATE TABLE pelanggaran (
  aturan text NOT NULL CHECK (length(aturan) <= 50),
  asal text NOT NULL CHECK (length(asal) <= 200),
  halaman text NOT NULL CHECK (length(halaman) <= 200),
  berkas text NOT NULL CHECK (length(berkas) <= 200),
  jumlah integer NOT NULL DEFAULT 1 CHECK (jumlah > 0),
  pertama timestamptz NOT NULL,
  terakhir timestamptz NOT NULL CHECK (terakhir >= pertama),
  PRIMARY KEY (aturan, asal)
);
