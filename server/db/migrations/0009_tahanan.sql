-- What accounts that never paid hold of a product with orders that wait for their money, in sum. It moves with `stok`, under the
-- same row lock, and like it stands in no index.
ALTER TABLE produk ADD ditahan_baru integer NOT NULL DEFAULT 0 CHECK (ditahan_baru >= 0);

-- While a payment method is not chosen, an order waits for a short time only; `batas_akhir` is what its deadline becomes then.
-- Null where the deadline is the last one already, as that of every order of before.
ALTER TABLE pesanan ADD batas_akhir timestamptz;
-- Of an account that had never paid, and from which network it came. While it waits its parts count in `produk.ditahan_baru`.
-- An hour after it ended nobody knows the network any more.
ALTER TABLE pesanan ADD pembeli_baru boolean NOT NULL DEFAULT false;
ALTER TABLE pesanan ADD jaringan text;
CREATE INDEX pesanan_jaringan_idx ON pesanan (jaringan, dibuat) WHERE jaringan IS NOT NULL;

-- Until when an attempt's payment page can be opened; null where that is as long as its order waits.
ALTER TABLE pembayaran ADD halaman_sampai timestamptz;
