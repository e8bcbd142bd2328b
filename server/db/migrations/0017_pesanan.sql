-- An order is `pesanan`, in every name.
ALTER TABLE pemesanan RENAME TO pesanan;
ALTER TABLE pemesanan_baris RENAME TO pesanan_baris;
ALTER TABLE pemesanan_bagian RENAME TO pesanan_bagian;
DO $$
DECLARE satu record;
BEGIN
  FOR satu IN SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = 'pemesanan_id'
  LOOP EXECUTE format('ALTER TABLE %I RENAME COLUMN pemesanan_id TO pesanan_id', satu.table_name); END LOOP;
  FOR satu IN SELECT conrelid::regclass AS tabel, conname FROM pg_constraint
    WHERE connamespace = current_schema()::regnamespace AND conname LIKE '%pemesanan%'
  LOOP EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', satu.tabel, satu.conname, replace(satu.conname, 'pemesanan', 'pesanan')); END LOOP;
  FOR satu IN SELECT relname, relkind FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relname LIKE '%pemesanan%' AND relkind IN ('i', 'S')
  LOOP EXECUTE format('ALTER %s %I RENAME TO %I', CASE satu.relkind WHEN 'i' THEN 'INDEX' ELSE 'SEQUENCE' END, satu.relname, replace(satu.relname, 'pemesanan', 'pesanan')); END LOOP;
END $$;
ALTER TRIGGER pemesanan_penjualan_masuk ON pesanan RENAME TO pesanan_penjualan_masuk;
ALTER TRIGGER pemesanan_penjualan ON pesanan RENAME TO pesanan_penjualan;
CREATE OR REPLACE FUNCTION catat_penjualan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO penjualan_baru (pesanan_id, lunas) VALUES (NEW.pesanan_id, NEW.status_pembayaran = 'success');
  RETURN NULL;
END $$;
