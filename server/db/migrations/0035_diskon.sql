-- What lowers an order: `diskon` its goods, `diskon_ongkir` its shipping fee, whole rupiah. Total = subtotal - diskon + biaya_kirim - diskon_ongkir.
-- A version that knows no discounts may go on making orders without any; of one with a discount it cannot set a wrong total.
ALTER TABLE pesanan
  ADD diskon bigint NOT NULL DEFAULT 0 CONSTRAINT pesanan_diskon_barang CHECK (diskon BETWEEN 0 AND subtotal),
  ADD diskon_ongkir bigint NOT NULL DEFAULT 0 CONSTRAINT pesanan_diskon_ongkir CHECK (diskon_ongkir BETWEEN 0 AND biaya_kirim),
  ADD CONSTRAINT pesanan_total_dengan_diskon
    CHECK (diskon = 0 AND diskon_ongkir = 0 OR total_harga = subtotal - diskon + biaya_kirim - diskon_ongkir);

ALTER TABLE pesanan_baris
  -- Of the whole line: its share of what lowers the goods. What was paid for it is harga * jumlah - diskon.
  ADD diskon bigint NOT NULL DEFAULT 0 CONSTRAINT pesanan_baris_diskon CHECK (diskon BETWEEN 0 AND harga * jumlah),
  -- What one of it costs otherwise, where `harga` is lower, and why it is.
  ADD harga_semula bigint CHECK (harga_semula > harga),
  ADD harga_sebab text CHECK (harga_sebab IN ('coret', 'kuantitas', 'grup'));

-- What lowered an order, one by one; the sums stand in `pesanan`.
CREATE TABLE pesanan_diskon (
  pesanan_id     integer NOT NULL REFERENCES pesanan ON DELETE CASCADE,
  urutan         integer NOT NULL,
  jenis          text NOT NULL CHECK (jenis IN ('voucher', 'manual')),
  voucher_id     integer,
  -- As its buyer reads it: the code of the voucher, the reason of the office.
  keterangan     text NOT NULL,
  atas           text NOT NULL CHECK (atas IN ('barang', 'ongkir')),
  -- So much of it, in rupiah; NULL: all of it. What is left when lines go, or a fee is said, is computed from this anew.
  nilai          bigint CHECK (nilai > 0),
  -- The lines of the order that it is for, by `urutan`; NULL: all.
  baris          integer[],
  -- What it lowered, in rupiah.
  jumlah         bigint NOT NULL CHECK (jumlah >= 0),
  PRIMARY KEY (pesanan_id, urutan),
  CHECK ((jenis = 'voucher') = (voucher_id IS NOT NULL))
);
