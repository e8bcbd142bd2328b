-- Goods by their lots. What a product has for sale, and what its orders hold until they are packed, lies in its lots:
--   produk.stok + held and not packed = sum of lot.sisa + produk.lot_kurang
CREATE TABLE lot (
  lot_id       integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  produk_id    integer NOT NULL REFERENCES produk,
  -- As it is printed on the package; empty for goods that were counted without one.
  nomor        text NOT NULL DEFAULT '',
  -- The last day on which it may be used; null where nobody wrote it down.
  kedaluwarsa  date,
  -- For sale, or for orders that wait to be packed.
  sisa         integer NOT NULL DEFAULT 0 CHECK (sisa >= 0),
  -- On the premises, but set aside: too old, returned, recalled.
  sisih        integer NOT NULL DEFAULT 0 CHECK (sisih >= 0),
  -- What one of it cost, in rupiah; null where nobody wrote it down.
  harga_modal  bigint CHECK (harga_modal >= 0),
  pemasok      text NOT NULL DEFAULT '',
  diterima     date NOT NULL,
  ditarik      timestamptz,
  alasan_tarik text NOT NULL DEFAULT '',
  versi        integer NOT NULL DEFAULT 1,
  dibuat       timestamptz NOT NULL,
  CHECK (ditarik IS NULL OR sisa = 0)
);
CREATE INDEX lot_produk_idx ON lot (produk_id, lot_id);
-- One a product for what has no number.
CREATE UNIQUE INDEX lot_tanpa_nomor_key ON lot (produk_id) WHERE nomor = '';
CREATE INDEX lot_nomor_idx ON lot (upper(nomor)) WHERE nomor <> '';
-- What the calendar is to take out of sale.
CREATE INDEX lot_kedaluwarsa_idx ON lot (kedaluwarsa) WHERE sisa > 0;

-- Every change of a lot.
CREATE TABLE mutasi_lot (
  mutasi_lot_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  lot_id        integer NOT NULL REFERENCES lot,
  sisa          integer NOT NULL DEFAULT 0,
  sisih         integer NOT NULL DEFAULT 0,
  alasan        text NOT NULL CHECK (alasan IN
                  ('awal', 'masuk', 'koreksi', 'impor', 'kemas', 'buka', 'sisih', 'layak', 'kembali', 'musnah')),
  pesanan_id    integer REFERENCES pesanan,
  keterangan    text NOT NULL DEFAULT '',
  oleh          integer REFERENCES pengguna,
  waktu         timestamptz NOT NULL,
  CHECK (sisa <> 0 OR sisih <> 0)
);
CREATE INDEX mutasi_lot_lot_idx ON mutasi_lot (lot_id, mutasi_lot_id);
CREATE INDEX mutasi_lot_oleh_idx ON mutasi_lot (oleh) WHERE oleh IS NOT NULL;

-- What was packed for an order, and from which lots.
CREATE TABLE pesanan_lot (
  pesanan_id integer NOT NULL REFERENCES pesanan,
  lot_id     integer NOT NULL REFERENCES lot,
  jumlah     integer NOT NULL CHECK (jumlah > 0),
  -- What came back of it.
  kembali    integer NOT NULL DEFAULT 0 CHECK (kembali BETWEEN 0 AND jumlah),
  -- Why it was not the lot that expires first.
  alasan     text NOT NULL DEFAULT '',
  PRIMARY KEY (pesanan_id, lot_id)
);
CREATE INDEX pesanan_lot_lot_idx ON pesanan_lot (lot_id, pesanan_id);

ALTER TABLE produk
  -- Promised to orders, and in no lot that may be packed: their lot expired or was recalled meanwhile.
  ADD lot_kurang integer NOT NULL DEFAULT 0 CHECK (lot_kurang >= 0);

ALTER TABLE mutasi_stok
  DROP CONSTRAINT mutasi_stok_alasan_check,
  ADD CONSTRAINT mutasi_stok_alasan_check CHECK (alasan IN
    ('awal', 'pesanan', 'lepas', 'kembali', 'koreksi', 'impor', 'masuk', 'sisih', 'layak'));


-- Old goods become one lot a product, without number. What left the shop before came from it.
CREATE TEMPORARY TABLE dipegang ON COMMIT DROP AS
  SELECT produk_id, pesanan_id, (-sum(perubahan))::integer AS jumlah,
         status_pesanan <> 'Menunggu Respon' OR resi <> '' AS dikemas
  FROM mutasi_stok JOIN pesanan USING (pesanan_id)
  GROUP BY produk_id, pesanan_id, status_pesanan, resi HAVING sum(perubahan) < 0;

INSERT INTO lot (produk_id, sisa, diterima, dibuat)
SELECT produk_id, stok + coalesce(menunggu, 0), dibuat::date, dibuat
FROM produk LEFT JOIN (
  SELECT produk_id, sum(jumlah) FILTER (WHERE NOT dikemas) AS menunggu, count(*) AS pesanan FROM dipegang GROUP BY produk_id
) AS dipegang USING (produk_id)
WHERE stok > 0 OR pesanan > 0
ORDER BY produk_id;

INSERT INTO mutasi_lot (lot_id, sisa, alasan, keterangan, waktu)
SELECT lot_id, sisa + coalesce(dikemas, 0), 'awal', 'Stok sebelum lot dicatat', now()
FROM lot LEFT JOIN (SELECT produk_id, sum(jumlah) AS dikemas FROM dipegang WHERE dikemas GROUP BY produk_id) AS dikemas USING (produk_id)
WHERE sisa + coalesce(dikemas, 0) > 0
ORDER BY lot_id;

INSERT INTO mutasi_lot (lot_id, sisa, alasan, pesanan_id, waktu)
SELECT lot_id, -jumlah, 'kemas', pesanan_id, now()
FROM dipegang JOIN lot USING (produk_id) WHERE dikemas
ORDER BY lot_id, pesanan_id;

INSERT INTO pesanan_lot (pesanan_id, lot_id, jumlah)
SELECT pesanan_id, lot_id, jumlah FROM dipegang JOIN lot USING (produk_id) WHERE dikemas;
