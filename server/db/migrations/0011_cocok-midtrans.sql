-- What the provider last answered about each payment, and what the ledger said at that moment.
CREATE TABLE cocok_midtrans (
  pembayaran_id    integer PRIMARY KEY REFERENCES pembayaran,
  -- Day of the payment in Jakarta; of an attempt without money its creation.
  hari             date NOT NULL,
  -- Provider's status; null: unknown there.
  status           text,
  -- Money received and returned in rupiah, by ledger and by provider.
  toko             bigint NOT NULL,
  toko_kembali     bigint NOT NULL,
  midtrans         bigint NOT NULL,
  midtrans_kembali bigint NOT NULL,
  -- A payment that the provider reversed or voided counts there as none, in the ledger as money in and out.
  beda             boolean GENERATED ALWAYS AS (CASE WHEN midtrans = 0 AND status IS NOT NULL THEN toko <> toko_kembali
      ELSE toko <> midtrans OR toko_kembali <> midtrans_kembali END) STORED NOT NULL,
  diperiksa        timestamptz NOT NULL
);
CREATE INDEX cocok_midtrans_hari_idx ON cocok_midtrans (hari, pembayaran_id) WHERE toko > 0 OR midtrans > 0;
CREATE INDEX cocok_midtrans_beda_idx ON cocok_midtrans (hari) WHERE beda;
