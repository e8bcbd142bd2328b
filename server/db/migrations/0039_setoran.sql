-- What the provider says it paid out to the shop's account, line by line of the files that the owner brings in. A line is known by the
-- number that was paid under and its amount: the same file again adds nothing.
CREATE TABLE setoran (
  setoran_id      integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id        text NOT NULL CHECK (order_id <> ''),
  -- The attempt of that number; NULL: nobody here knows it.
  pembayaran_id   integer REFERENCES pembayaran,
  jumlah          bigint NOT NULL CHECK (jumlah > 0),
  -- What the provider kept of it; NULL: the file did not say.
  biaya           bigint CHECK (biaya BETWEEN 0 AND jumlah),
  -- The day of it, as far as the file says.
  tanggal         date,
  dibuat          timestamptz NOT NULL,
  UNIQUE (order_id, jumlah)
);
CREATE INDEX setoran_pembayaran_idx ON setoran (pembayaran_id);
