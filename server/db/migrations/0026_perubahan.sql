-- What changed of that which public answers are made of. Triggers write it down in the transaction of the change; one process
-- of the shop tells all others (`server/edge/changes.ts`). A NOTIFY in that transaction would make all of them commit one after the other.
-- Unlogged: what loses it, ends every connection, and with it the trust in whatever is kept.
CREATE UNLOGGED TABLE perubahan (
  sumber   text NOT NULL,
  -- Which of them; NULL: all.
  rujukan  integer,
  pada     timestamptz NOT NULL DEFAULT clock_timestamp()
) WITH (vacuum_truncate = off);

CREATE FUNCTION catat_perubahan(sumber text, rujukan integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO perubahan VALUES (sumber, rujukan);
  -- Where only older versions of the shop run, nobody tells of it. The version after this one leaves that out.
  IF NOT EXISTS (
    SELECT FROM pg_stat_activity WHERE application_name = 'kerapusehat-siaran' AND datname = current_database()
  ) THEN
    PERFORM pg_notify('perubahan', sumber);
  END IF;
END $$;

-- Tells of what has been lying for `umur` milliseconds. More than a few hundred of a source are told as all of it, because a message
-- takes 8000 bytes.
CREATE FUNCTION siarkan_perubahan(umur integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  kabar record;
BEGIN
  FOR kabar IN
    WITH diambil AS (
      DELETE FROM perubahan WHERE pada <= clock_timestamp() - umur * interval '1 ms' RETURNING sumber, rujukan)
    SELECT sumber, CASE WHEN bool_or(rujukan IS NULL) OR count(DISTINCT rujukan) > 300 THEN sumber
      ELSE string_agg(DISTINCT sumber || '/' || rujukan, ' ') END AS isi
    FROM diambil GROUP BY sumber
  LOOP
    PERFORM pg_notify('siaran', kabar.isi);
    -- As older versions of the shop hear it. The version after this one leaves that out.
    PERFORM pg_notify('perubahan', kabar.sumber);
  END LOOP;
END $$;

-- Of most tables each change is told of all rows: only the office writes there.
CREATE OR REPLACE FUNCTION kabarkan_perubahan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM catat_perubahan(TG_ARGV[0], NULL);
  RETURN NULL;
END $$;

-- Stock as visitors see it: a number while there is little. `contract/katalog/stok-terlihat.ts` says the same to the pages.
CREATE FUNCTION stok_terlihat(stok integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN least(stok, 21);

-- A sale that nobody sees is not told. Whatever column is not named here is seen.
CREATE FUNCTION kabarkan_produk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.stok = NEW.stok OR NOT EXISTS (
    SELECT FROM paket_item WHERE produk_id = NEW.produk_id GROUP BY paket_id
    HAVING stok_terlihat((OLD.stok / sum(jumlah))::integer) <> stok_terlihat((NEW.stok / sum(jumlah))::integer)
  ) THEN
    OLD.stok := stok_terlihat(OLD.stok);
    NEW.stok := stok_terlihat(NEW.stok);
    OLD.menipis := NEW.menipis;
    OLD.ditahan_baru := NEW.ditahan_baru;
    OLD.lot_kurang := NEW.lot_kurang;
    IF OLD IS NOT DISTINCT FROM NEW THEN
      RETURN NULL;
    END IF;
  END IF;
  PERFORM catat_perubahan('produk', NEW.produk_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER produk_perubahan AFTER INSERT OR DELETE OR TRUNCATE ON produk
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('produk');
CREATE TRIGGER produk_perubahan_baris AFTER UPDATE ON produk
  FOR EACH ROW EXECUTE FUNCTION kabarkan_produk();
