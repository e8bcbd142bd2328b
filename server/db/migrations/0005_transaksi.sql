-- A transaction of the provider pays one attempt. Where old rows say otherwise (`doctor` names them), the index only finds them.
DO $$
BEGIN
  CREATE UNIQUE INDEX pembayaran_transaksi_key ON pembayaran (transaction_id);
EXCEPTION WHEN unique_violation THEN
  CREATE INDEX pembayaran_transaksi_key ON pembayaran (transaction_id);
END
$$;
