-- Money that the office gives back. The row is written before the provider is asked, so that nothing is asked for twice.
CREATE TABLE pengembalian (
  pengembalian_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pembayaran_id   integer NOT NULL REFERENCES pembayaran,
  -- By this the provider knows a repeat from a second refund.
  refund_key      text NOT NULL UNIQUE,
  -- 'midtrans': a refund; 'batal': a captured card that is voided; 'manual': money sent by hand, outside of the provider.
  cara            text NOT NULL CHECK (cara IN ('midtrans', 'batal', 'manual')),
  jumlah          bigint NOT NULL CHECK (jumlah > 0),
  alasan          text NOT NULL,
  -- Of money sent by hand: to whom, and by what it can be found again.
  bukti           text NOT NULL DEFAULT '',
  status          text NOT NULL CHECK (status IN ('diminta', 'berhasil', 'ditolak', 'belum pasti', 'manual')),
  -- What the provider said against it.
  keterangan      text NOT NULL DEFAULT '',
  pengguna_id     integer NOT NULL REFERENCES pengguna,
  dibuat          timestamptz NOT NULL,
  diubah          timestamptz NOT NULL,
  -- When the provider is asked about it next; null once its end is known.
  periksa_pada    timestamptz,
  CHECK ((status IN ('diminta', 'belum pasti')) = (periksa_pada IS NOT NULL)),
  CHECK ((cara = 'manual') = (status = 'manual'))
);
CREATE INDEX pengembalian_pembayaran_idx ON pengembalian (pembayaran_id, pengembalian_id);
-- One at a time: until the end of one is known, nobody can say what is left.
CREATE UNIQUE INDEX pengembalian_terbuka_key ON pengembalian (pembayaran_id) WHERE periksa_pada IS NOT NULL;
CREATE INDEX pengembalian_periksa_idx ON pengembalian (periksa_pada) WHERE periksa_pada IS NOT NULL;

-- What went back of an attempt, in rupiah, as the provider tells it.
ALTER TABLE pembayaran ADD dikembalikan bigint NOT NULL DEFAULT 0 CHECK (dikembalikan BETWEEN 0 AND jumlah);
UPDATE pembayaran SET dikembalikan = jumlah WHERE transaction_status IN ('refund', 'chargeback');

-- 'pengembalian': how money that the office gives back came on (`ke`), with its amount (`keterangan`).
ALTER TABLE riwayat_status
  DROP CONSTRAINT riwayat_status_jenis_check,
  ADD CONSTRAINT riwayat_status_jenis_check CHECK (jenis IN ('pembayaran', 'pesanan', 'perhatian', 'pengembalian'));
