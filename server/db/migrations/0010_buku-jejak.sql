-- Ledger, receipts, trail and movements of stock and lots are written once: nobody changes or deletes their rows, the owner of the
-- tables included. A correction is a new row.
CREATE FUNCTION tolak_tulis_ulang() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Baris % tidak boleh diubah atau dihapus.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER buku_tetap BEFORE UPDATE OR DELETE OR TRUNCATE ON buku
  FOR EACH STATEMENT EXECUTE FUNCTION tolak_tulis_ulang();
CREATE TRIGGER buku_baris_tetap BEFORE UPDATE OR DELETE OR TRUNCATE ON buku_baris
  FOR EACH STATEMENT EXECUTE FUNCTION tolak_tulis_ulang();
CREATE TRIGGER nota_tetap BEFORE UPDATE OR DELETE OR TRUNCATE ON nota
  FOR EACH STATEMENT EXECUTE FUNCTION tolak_tulis_ulang();
CREATE TRIGGER mutasi_stok_tetap BEFORE UPDATE OR DELETE OR TRUNCATE ON mutasi_stok
  FOR EACH STATEMENT EXECUTE FUNCTION tolak_tulis_ulang();
CREATE TRIGGER mutasi_lot_tetap BEFORE UPDATE OR DELETE OR TRUNCATE ON mutasi_lot
  FOR EACH STATEMENT EXECUTE FUNCTION tolak_tulis_ulang();
CREATE TRIGGER jejak_tetap BEFORE DELETE OR TRUNCATE ON jejak
  FOR EACH STATEMENT EXECUTE FUNCTION tolak_tulis_ulang();
-- A person who leaves is forgotten: the account becomes null, the title is replaced, and fields are removed. Nothing is added.
CREATE TRIGGER jejak_tetap_baris BEFORE UPDATE ON jejak FOR EACH ROW
  WHEN ((new.jejak_id, new.oleh, new.tindakan, new.jenis, new.rujukan, new.waktu, new.induk)
      IS DISTINCT FROM (old.jejak_id, old.oleh, old.tindakan, old.jenis, old.rujukan, old.waktu, old.induk)
    OR (new.pengguna_id IS NOT NULL AND new.pengguna_id IS DISTINCT FROM old.pengguna_id)
    OR (new.sebelum IS NULL) <> (old.sebelum IS NULL) OR NOT (new.sebelum <@ old.sebelum)
    OR (new.sesudah IS NULL) <> (old.sesudah IS NULL) OR NOT (new.sesudah <@ old.sesudah))
  EXECUTE FUNCTION tolak_tulis_ulang();
