-- What buyers say of a product or a package that they had. Everybody reads it once the office has read it (`tayang`).
CREATE TABLE ulasan (
  ulasan_id    integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pengguna_id  integer NOT NULL REFERENCES pengguna ON DELETE CASCADE,
  produk_id    integer REFERENCES produk,
  paket_id     integer REFERENCES paket,
  -- The finished order that it was in.
  pesanan_id   integer NOT NULL REFERENCES pesanan,
  -- What everybody reads of who wrote it: 'Budi S.'
  nama         text NOT NULL,
  bintang      smallint NOT NULL CHECK (bintang BETWEEN 1 AND 5),
  teks         text NOT NULL CHECK (length(teks) BETWEEN 1 AND 1000),
  status       text NOT NULL DEFAULT 'menunggu' CHECK (status IN ('menunggu', 'tayang', 'ditolak')),
  -- Why it is not shown; its writer reads it.
  alasan       text NOT NULL DEFAULT '' CHECK ((alasan <> '') = (status = 'ditolak')),
  -- What the shop answers, shown beneath.
  balasan      text NOT NULL DEFAULT '' CHECK (length(balasan) <= 1000),
  dibalas      timestamptz CHECK ((dibalas IS NOT NULL) = (balasan <> '')),
  diputus      timestamptz CHECK ((diputus IS NULL) = (status = 'menunggu')),
  diputus_oleh integer REFERENCES pengguna ON DELETE SET NULL,
  versi        integer NOT NULL DEFAULT 1,
  dibuat       timestamptz NOT NULL,
  CHECK (num_nonnulls(produk_id, paket_id) = 1),
  UNIQUE (pengguna_id, produk_id),
  UNIQUE (pengguna_id, paket_id)
);
CREATE INDEX ulasan_produk_idx ON ulasan (produk_id, dibuat DESC, ulasan_id DESC) INCLUDE (bintang) WHERE status = 'tayang';
CREATE INDEX ulasan_paket_idx ON ulasan (paket_id, dibuat DESC, ulasan_id DESC) INCLUDE (bintang) WHERE status = 'tayang';
CREATE INDEX ulasan_tayang_idx ON ulasan (dibuat DESC, ulasan_id DESC) WHERE status = 'tayang';
-- The office's list: what waits the longest first, then all others, the newest first.
CREATE INDEX ulasan_menunggu_idx ON ulasan (dibuat, ulasan_id) WHERE status = 'menunggu';
CREATE INDEX ulasan_daftar_idx ON ulasan (dibuat DESC, ulasan_id DESC);
CREATE INDEX ulasan_diputus_oleh_idx ON ulasan (diputus_oleh) WHERE diputus_oleh IS NOT NULL;

-- Only what everybody reads is told, and of which product or package.
CREATE FUNCTION kabarkan_ulasan() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  baris ulasan := coalesce(NEW, OLD);
BEGIN
  IF OLD.status = 'tayang' OR NEW.status = 'tayang' THEN
    PERFORM catat_perubahan(
      CASE WHEN baris.produk_id IS NULL THEN 'ulasan_paket' ELSE 'ulasan_produk' END, coalesce(baris.produk_id, baris.paket_id));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ulasan_perubahan AFTER INSERT OR UPDATE OR DELETE ON ulasan
  FOR EACH ROW EXECUTE FUNCTION kabarkan_ulasan();

-- An order that is finished, whoever finished it, and whose buyer was not asked yet how it was.
ALTER TABLE pesanan ADD undang_ulasan boolean NOT NULL DEFAULT false;
CREATE INDEX pesanan_undang_idx ON pesanan (pesanan_id) WHERE undang_ulasan;
CREATE FUNCTION tandai_undang_ulasan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.undang_ulasan := true;
  RETURN NEW;
END $$;
CREATE TRIGGER pesanan_undang_ulasan BEFORE UPDATE OF status_pesanan ON pesanan FOR EACH ROW
  WHEN (NEW.status_pesanan = 'Pesanan Selesai' AND OLD.status_pesanan <> 'Pesanan Selesai')
  EXECUTE FUNCTION tandai_undang_ulasan();

-- What an account wants to find again.
CREATE TABLE favorit (
  pengguna_id integer NOT NULL REFERENCES pengguna ON DELETE CASCADE,
  produk_id   integer NOT NULL REFERENCES produk,
  dibuat      timestamptz NOT NULL,
  PRIMARY KEY (pengguna_id, produk_id)
);

-- Who wants to know when a product is there again. The row goes with the mail.
CREATE TABLE kabar_stok (
  produk_id   integer NOT NULL REFERENCES produk,
  pengguna_id integer NOT NULL REFERENCES pengguna ON DELETE CASCADE,
  dibuat      timestamptz NOT NULL,
  PRIMARY KEY (produk_id, pengguna_id)
);
CREATE INDEX kabar_stok_pengguna_idx ON kabar_stok (pengguna_id);

-- Passkeys: the public half of a key that a customer's device, or password manager, holds.
CREATE TABLE kunci_sandi (
  kunci_id    integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- As browsers name it.
  kredensial  text NOT NULL UNIQUE CHECK (length(kredensial) <= 1400),
  pengguna_id integer NOT NULL REFERENCES pengguna ON DELETE CASCADE,
  kunci       bytea NOT NULL,
  -- How often it signed, where it counts; one that goes back is a copy.
  hitungan    bigint NOT NULL DEFAULT 0,
  -- How a browser reaches it: internal, hybrid, usb, …
  jalan       text[] NOT NULL DEFAULT '{}',
  nama        text NOT NULL,
  dibuat      timestamptz NOT NULL,
  terpakai    timestamptz
);
CREATE INDEX kunci_sandi_pengguna_idx ON kunci_sandi (pengguna_id);

-- What a device is asked to sign: known by its hash, taken away by the first answer.
CREATE TABLE tantangan_sandi (
  tantangan_hash bytea PRIMARY KEY,
  -- Who wants to add a passkey; null at a login.
  pengguna_id    integer REFERENCES pengguna ON DELETE CASCADE,
  kedaluwarsa    timestamptz NOT NULL
);
CREATE INDEX tantangan_sandi_kedaluwarsa_idx ON tantangan_sandi (kedaluwarsa);
CREATE INDEX tantangan_sandi_pengguna_idx ON tantangan_sandi (pengguna_id) WHERE pengguna_id IS NOT NULL;

-- A login may name the number instead of the e-mail address.
CREATE INDEX pengguna_no_hp_idx ON pengguna (no_hp) WHERE no_hp <> '';
