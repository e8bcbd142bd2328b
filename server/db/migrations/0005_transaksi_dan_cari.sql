-- A transaction of the provider pays one attempt. Where old rows say otherwise (`doctor` names them), the index only finds them.
DO $$
BEGIN
  CREATE UNIQUE INDEX pembayaran_transaksi_key ON pembayaran (transaction_id);
EXCEPTION WHEN unique_violation THEN
  CREATE INDEX pembayaran_transaksi_key ON pembayaran (transaction_id);
END
$$;

-- The office finds an order by its number, its buyer, its phone in whatever form that is written, its parcel, and what was bought.
DROP INDEX pesanan_cari_idx;
CREATE INDEX pesanan_cari_idx ON pesanan
  USING gin ((midtrans_order_id || E'\n' || nama || E'\n' || regexp_replace(no_hp, '[^0-9]', '', 'g')) gin_trgm_ops);
CREATE INDEX pesanan_resi_idx ON pesanan USING gin (resi gin_trgm_ops) WHERE resi <> '';
CREATE INDEX pesanan_baris_nama_idx ON pesanan_baris USING gin (nama gin_trgm_ops);
