-- The shop's account at a bank, which only the office reads; where visitors can follow the shop; and its logo, a file in `logo/` of the
-- storage. Empty: there is none.
ALTER TABLE pengaturan_toko
  ADD rekening_bank  text NOT NULL DEFAULT '',
  ADD rekening_nomor text NOT NULL DEFAULT '' CHECK (rekening_nomor ~ '^\d*$'),
  ADD rekening_nama  text NOT NULL DEFAULT '',
  ADD instagram_toko text NOT NULL DEFAULT '',
  ADD facebook_toko  text NOT NULL DEFAULT '',
  ADD tiktok_toko    text NOT NULL DEFAULT '',
  ADD youtube_toko   text NOT NULL DEFAULT '',
  ADD logo_toko      text NOT NULL DEFAULT '',
  ADD CONSTRAINT pengaturan_toko_rekening_utuh CHECK
    ((rekening_bank = '') = (rekening_nomor = '') AND (rekening_nama = '') = (rekening_nomor = ''));
-- Every page has them in its frame.
CREATE TRIGGER pengaturan_toko_perubahan_tampilan
  AFTER UPDATE OF instagram_toko, facebook_toko, tiktok_toko, youtube_toko, logo_toko ON pengaturan_toko
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('pengaturan');
