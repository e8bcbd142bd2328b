-- Mail server and payment provider as the owner entered them in the office; one row. The environment takes precedence.
CREATE TABLE sambungan (
  tunggal         boolean PRIMARY KEY DEFAULT true CHECK (tunggal),
  -- Empty: mails are written to files.
  smtp_server     text NOT NULL DEFAULT '',
  smtp_port       integer NOT NULL DEFAULT 587 CHECK (smtp_port BETWEEN 1 AND 65535),
  smtp_pengguna   text NOT NULL DEFAULT '',
  -- Encrypted with the key in the data folder, as is the server key.
  smtp_sandi      bytea,
  pengirim        text NOT NULL DEFAULT '',
  midtrans_mode   text NOT NULL DEFAULT 'sandbox' CHECK (midtrans_mode IN ('sandbox', 'production')),
  -- Null: payments are simulated.
  midtrans_server bytea,
  -- Public: every page with a payment contains it.
  midtrans_client text NOT NULL DEFAULT '',
  CHECK ((midtrans_server IS NULL) = (midtrans_client = ''))
);
INSERT INTO sambungan DEFAULT VALUES;

-- All pages depend on the shop's settings, so they are rebuilt with the new client key.
CREATE TRIGGER sambungan_kabar AFTER UPDATE ON sambungan
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('pengaturan');
