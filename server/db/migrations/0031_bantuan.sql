-- Who sells, as the owner says it. Nothing is said of what is empty; while neither address nor number nor e-mail is there, visitors see a
-- sample that says so.
ALTER TABLE pengaturan_toko
  ADD nama_toko     text NOT NULL DEFAULT 'KerapuSehat',
  ADD alamat_toko   text NOT NULL DEFAULT '',
  ADD telepon_toko  text NOT NULL DEFAULT '',
  ADD whatsapp_toko text NOT NULL DEFAULT '',
  ADD jam_toko      text NOT NULL DEFAULT '',
  ADD email_toko    text NOT NULL DEFAULT '',
  ADD npwp_toko     text NOT NULL DEFAULT '';
-- Every page has it in its footer.
CREATE TRIGGER pengaturan_toko_perubahan_identitas AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pengaturan_toko
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('pengaturan');
