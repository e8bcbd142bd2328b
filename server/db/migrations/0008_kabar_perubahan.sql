-- Tells every process of the shop that something changed of which public answers are made. Heard when the change is
-- committed; the same news twice in one transaction is told once. `server/cache/changes.ts` listens.
CREATE FUNCTION kabarkan_perubahan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('perubahan', TG_ARGV[0]);
  RETURN NULL;
END $$;

CREATE TRIGGER produk_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON produk
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('produk');
CREATE TRIGGER kategori_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON kategori
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('kategori');
CREATE TRIGGER paket_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON paket
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('paket');
CREATE TRIGGER paket_item_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON paket_item
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('paket');
CREATE TRIGGER artikel_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON artikel
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('artikel');
CREATE TRIGGER pengiriman_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pengiriman
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('pengiriman');
