-- What a refund is made of: lines of the order by rupiah (`nilai` in `barang`), so much of the shipping, the complaint that it answers.
ALTER TABLE pengembalian
  ADD ongkir bigint NOT NULL DEFAULT 0,
  ADD keluhan_id integer REFERENCES keluhan,
  ADD CONSTRAINT pengembalian_ongkir_check CHECK (ongkir BETWEEN 0 AND jumlah);
CREATE INDEX pengembalian_keluhan_idx ON pengembalian (keluhan_id) WHERE keluhan_id IS NOT NULL;

-- Photos of what came back, and of the proof of a transfer.
ALTER TABLE foto
  ADD pengembalian_id integer REFERENCES pengembalian,
  ADD CONSTRAINT foto_pengembalian_key UNIQUE (pengembalian_id, urutan),
  ADD CONSTRAINT foto_pengembalian_check CHECK (pengembalian_id IS NULL OR urutan IS NOT NULL AND num_nonnulls(keluhan_id, laporan_id) = 0);

-- Goods of an order that are on their way back: what came of them lies on the shelf, is set aside, or never came.
CREATE TABLE retur (
  retur_id        integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pesanan_id      integer NOT NULL REFERENCES pesanan,
  produk_id       integer NOT NULL REFERENCES produk,
  jumlah          integer NOT NULL CHECK (jumlah > 0),
  rak             integer NOT NULL DEFAULT 0 CHECK (rak >= 0),
  karantina       integer NOT NULL DEFAULT 0 CHECK (karantina >= 0),
  hilang          integer NOT NULL DEFAULT 0 CHECK (hilang >= 0),
  alasan          text NOT NULL,
  -- Who noted it.
  pengguna_id     integer NOT NULL REFERENCES pengguna,
  dibuat          timestamptz NOT NULL,
  selesai         timestamptz,
  CHECK (rak + karantina + hilang <= jumlah),
  CHECK ((selesai IS NOT NULL) = (rak + karantina + hilang = jumlah))
);
CREATE INDEX retur_pesanan_idx ON retur (pesanan_id, retur_id);
CREATE INDEX retur_ditunggu_idx ON retur (dibuat, retur_id) WHERE selesai IS NULL;

-- A movement names what brought it back: a refund, or a return.
ALTER TABLE mutasi_stok
  ADD retur_id integer REFERENCES retur,
  DROP CONSTRAINT mutasi_stok_pengembalian_check,
  ADD CONSTRAINT mutasi_stok_pengembalian_check CHECK ((alasan = 'kembali') = (num_nonnulls(pengembalian_id, retur_id) = 1));

-- Goods that are sent again are an order that costs nothing: which order it replaces, and for which complaint.
ALTER TABLE pesanan
  ADD pengganti_dari integer REFERENCES pesanan,
  ADD pengganti_keluhan_id integer REFERENCES keluhan,
  ADD CONSTRAINT pesanan_pengganti_check CHECK (
    CASE WHEN pengganti_dari IS NULL THEN pengganti_keluhan_id IS NULL ELSE total_harga = 0 END);
CREATE INDEX pesanan_pengganti_idx ON pesanan (pengganti_dari) WHERE pengganti_dari IS NOT NULL;
CREATE INDEX pesanan_pengganti_keluhan_idx ON pesanan (pengganti_keluhan_id) WHERE pengganti_keluhan_id IS NOT NULL;
