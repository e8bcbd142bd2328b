-- The mails that an account wants, and what people write to the shop.

-- No row: everything is on.
CREATE TABLE pilihan_notifikasi (
  pengguna_id      integer PRIMARY KEY REFERENCES pengguna ON DELETE CASCADE,
  order_status     boolean NOT NULL,
  article_updates  boolean NOT NULL,
  product_offers   boolean NOT NULL,
  discount_promo   boolean NOT NULL,
  shipping_updates boolean NOT NULL
);

CREATE TABLE laporan (
  laporan_id     integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nama           text NOT NULL,
  email          text NOT NULL,
  pesan          text NOT NULL,
  dibuat         timestamptz NOT NULL
);
CREATE INDEX laporan_dibuat_idx ON laporan (dibuat DESC, laporan_id DESC);

-- From which addresses messages came in the last hour; apart from the messages, which say nothing of it.
CREATE TABLE laporan_kiriman (
  laporan_kiriman_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  alamat             text NOT NULL,
  waktu              timestamptz NOT NULL
);
CREATE INDEX laporan_kiriman_idx ON laporan_kiriman (alamat, waktu);
