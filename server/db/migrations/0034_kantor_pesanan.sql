-- What the office says of an order to itself: short words by which it is found again, in small letters, and notes.
ALTER TABLE pesanan
  ADD penanda text[] NOT NULL DEFAULT '{}' CONSTRAINT pesanan_penanda CHECK (cardinality(penanda) <= 10);
CREATE INDEX pesanan_penanda_idx ON pesanan USING gin (penanda) WHERE penanda <> '{}';
-- The words that were used last.
CREATE INDEX pesanan_berpenanda_idx ON pesanan (pesanan_id DESC) INCLUDE (penanda) WHERE penanda <> '{}';

CREATE TABLE catatan_kantor (
  catatan_id  integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pesanan_id  integer NOT NULL REFERENCES pesanan,
  -- Who wrote it.
  pengguna_id integer REFERENCES pengguna ON DELETE SET NULL,
  isi         text NOT NULL CHECK (length(isi) BETWEEN 1 AND 1000),
  dibuat      timestamptz NOT NULL
);
CREATE INDEX catatan_kantor_pesanan_idx ON catatan_kantor (pesanan_id, catatan_id);
CREATE INDEX catatan_kantor_pengguna_idx ON catatan_kantor (pengguna_id) WHERE pengguna_id IS NOT NULL;
CREATE INDEX catatan_kantor_cari_idx ON catatan_kantor USING gin (isi gin_trgm_ops);

-- A list of orders as somebody of the office wants to see it again: the address with its search and filters.
CREATE TABLE tampilan_pesanan (
  tampilan_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pengguna_id integer NOT NULL REFERENCES pengguna ON DELETE CASCADE,
  nama        text NOT NULL CHECK (length(nama) BETWEEN 1 AND 40),
  alamat      text NOT NULL CHECK (length(alamat) <= 500),
  UNIQUE (pengguna_id, nama)
);

-- How an order came: the shop's own pages, or somebody of the office wrote it down.
ALTER TABLE pesanan
  ADD sumber text NOT NULL DEFAULT 'situs' CONSTRAINT pesanan_sumber CHECK (sumber IN ('situs', 'whatsapp', 'telepon', 'kasir'));

-- A link by which an order is paid without an account: known by its hash, as long as the order waits for its money.
CREATE TABLE tautan_bayar (
  pesanan_id  integer PRIMARY KEY REFERENCES pesanan,
  token_hash  bytea NOT NULL UNIQUE,
  kedaluwarsa timestamptz NOT NULL
);
CREATE INDEX tautan_bayar_kedaluwarsa_idx ON tautan_bayar (kedaluwarsa);

-- Parcels of an order that goes in several; of one that goes whole there is none. The newest also stands in `pesanan`.
CREATE TABLE kiriman (
  kiriman_id  integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pesanan_id  integer NOT NULL REFERENCES pesanan,
  kurir       text NOT NULL,
  resi        text NOT NULL CHECK (resi <> ''),
  pengguna_id integer REFERENCES pengguna ON DELETE SET NULL,
  dibuat      timestamptz NOT NULL
);
CREATE INDEX kiriman_pesanan_idx ON kiriman (pesanan_id, kiriman_id);
CREATE INDEX kiriman_pengguna_idx ON kiriman (pengguna_id) WHERE pengguna_id IS NOT NULL;
CREATE INDEX kiriman_resi_idx ON kiriman USING gin (resi gin_trgm_ops);

CREATE TABLE kiriman_baris (
  kiriman_id  integer NOT NULL REFERENCES kiriman ON DELETE CASCADE,
  -- The line of the order.
  urutan      integer NOT NULL,
  jumlah      integer NOT NULL CHECK (jumlah > 0),
  PRIMARY KEY (kiriman_id, urutan)
);
