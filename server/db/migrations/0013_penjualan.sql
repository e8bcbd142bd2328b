-- What was sold in the last 7, 30 and 90 days, kept for the dashboard, so that it does not add up every order each time.
-- `server/features/dasbor/penjualan.repository.ts` makes these sums when somebody asks for them first on a day, and adds to
-- them what was paid since whenever somebody asks again.
CREATE TABLE penjualan (
  -- Of how many days, and the first moment of the first; the last is the day on which the sums were made.
  periode        integer PRIMARY KEY,
  dari           timestamptz NOT NULL
);

-- Days in Jakarta on which something was sold.
CREATE TABLE penjualan_hari (
  periode        integer NOT NULL REFERENCES penjualan ON DELETE CASCADE,
  tanggal        date NOT NULL,
  pesanan        bigint NOT NULL,
  pendapatan     bigint NOT NULL,
  PRIMARY KEY (periode, tanggal)
);

CREATE TABLE penjualan_barang (
  periode        integer NOT NULL REFERENCES penjualan ON DELETE CASCADE,
  produk_id      integer,
  paket_id       integer,
  nama           text NOT NULL,
  jumlah         bigint NOT NULL,
  pendapatan     bigint NOT NULL,
  UNIQUE NULLS NOT DISTINCT (periode, produk_id, paket_id)
);
CREATE INDEX penjualan_barang_laku_idx ON penjualan_barang (periode, pendapatan DESC, nama);

-- Orders that became paid (`lunas`) or ceased to be, and that no sum knows of yet. It only grows while nobody looks at the
-- dashboard. A row is written for each, and no sum is touched, so that payments never wait for each other.
CREATE TABLE penjualan_baru (
  pemesanan_id   integer NOT NULL,
  lunas          boolean NOT NULL
);

-- An order keeps its date and its lines and is never deleted, so its state is all there is to watch.
CREATE FUNCTION catat_penjualan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO penjualan_baru (pemesanan_id, lunas) VALUES (NEW.pemesanan_id, NEW.status_pembayaran = 'success');
  RETURN NULL;
END $$;
CREATE TRIGGER pemesanan_penjualan_masuk AFTER INSERT ON pemesanan
  FOR EACH ROW WHEN (NEW.status_pembayaran = 'success') EXECUTE FUNCTION catat_penjualan();
CREATE TRIGGER pemesanan_penjualan AFTER UPDATE OF status_pembayaran ON pemesanan
  FOR EACH ROW WHEN ((OLD.status_pembayaran = 'success') <> (NEW.status_pembayaran = 'success'))
  EXECUTE FUNCTION catat_penjualan();
