-- The checks of the books join the ledger with payments, and lot movements with orders.
CREATE INDEX buku_pembayaran_idx ON buku (pembayaran_id);
CREATE INDEX mutasi_lot_pesanan_idx ON mutasi_lot (pesanan_id) WHERE pesanan_id IS NOT NULL;

-- Last result of each rule of the books.
CREATE TABLE pemeriksaan (
  aturan    text PRIMARY KEY, -- fixed
  -- Time at which a check was requested; null once it ended.
  diminta   timestamptz,
  -- Time of the last check; null: never.
  diperiksa timestamptz,
  lama_ms   integer NOT NULL DEFAULT 0,
  -- Rows that violate the rule, up to a maximum.
  temuan    jsonb NOT NULL DEFAULT '[]'::jsonb CHECK (jsonb_typeof(temuan) = 'array'),
  -- Why the last check has no result; empty: it has one.
  kesalahan text NOT NULL DEFAULT ''
);
