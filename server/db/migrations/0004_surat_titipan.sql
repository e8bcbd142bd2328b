-- Mail is tried for three days, seen in the office, and sent again from there.

-- One mail is one message, however often it is sent: receivers put copies of the same one together. Those of before keep theirs.
ALTER TABLE surat ADD COLUMN message_id text;
UPDATE surat SET message_id = 'surat-' || surat_id;
ALTER TABLE surat
  ALTER COLUMN message_id SET DEFAULT gen_random_uuid()::text,
  ALTER COLUMN message_id SET NOT NULL,
  -- When it was last tried; null before that, and where nobody wrote it down.
  ADD COLUMN dicoba timestamptz,
  -- When the office last had it sent again; the time that it is tried for begins anew then.
  ADD COLUMN diulang timestamptz,
  -- While a process is sending it; one that dies over it leaves it to the next after this.
  ADD COLUMN dipegang_sampai timestamptz,
  ADD CHECK (dipegang_sampai IS NULL OR status = 'menunggu');
-- What did not go out, in the office's list.
CREATE INDEX surat_belum_idx ON surat (status, surat_id DESC) WHERE status <> 'terkirim';


-- Money that came, as the provider itself says, for an order that this shop does not know: after a restore of an older
-- backup, for one. It is kept until somebody finds out whose it is.
CREATE TABLE titipan (
  titipan_id      integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The provider's numbers.
  order_id        text NOT NULL,
  transaction_id  text NOT NULL UNIQUE,
  jumlah          bigint NOT NULL CHECK (jumlah > 0),
  -- What went back of it, in rupiah, as the provider tells it.
  dikembalikan    bigint NOT NULL DEFAULT 0 CHECK (dikembalikan BETWEEN 0 AND jumlah),
  transaction_status text NOT NULL,
  fraud_status    text,
  payment_type    text,
  -- How it was paid, as in `pembayaran`.
  metode          text,
  nomor           text,
  kode_perusahaan text,
  penyelenggara   text,
  penerbit        text,
  dibayar         timestamptz,
  -- Who paid, as far as the provider gives it away.
  nama            text NOT NULL DEFAULT '',
  email           text NOT NULL DEFAULT '',
  no_hp           text NOT NULL DEFAULT '',
  -- 'menunggu' for somebody to decide, 'dipasangkan' with an order, 'diminta' or 'belum pasti': to go back, 'dikembalikan'
  -- by the provider, 'manual': sent back by hand, 'bukan milik toko': another shop's on the same account.
  status          text NOT NULL DEFAULT 'menunggu' CHECK (status IN
    ('menunggu', 'dipasangkan', 'diminta', 'belum pasti', 'dikembalikan', 'manual', 'bukan milik toko')),
  -- The attempt to pay that it became.
  pembayaran_id   integer REFERENCES pembayaran,
  -- By this the provider knows a repeat from a second refund.
  refund_key      text NOT NULL DEFAULT gen_random_uuid()::text UNIQUE,
  -- Of the decision: why, and of money sent by hand to whom; what the provider said against it.
  alasan          text NOT NULL DEFAULT '',
  bukti           text NOT NULL DEFAULT '',
  keterangan      text NOT NULL DEFAULT '',
  -- When the provider is asked about it next; null unless it is to go back and its end is not known.
  periksa_pada    timestamptz,
  diterima        timestamptz NOT NULL,
  diubah          timestamptz NOT NULL,
  CHECK ((status IN ('diminta', 'belum pasti')) = (periksa_pada IS NOT NULL)),
  CHECK ((status = 'dipasangkan') = (pembayaran_id IS NOT NULL))
);
CREATE INDEX titipan_status_idx ON titipan (status, titipan_id DESC);
CREATE INDEX titipan_periksa_idx ON titipan (periksa_pada) WHERE periksa_pada IS NOT NULL;
CREATE INDEX titipan_pembayaran_idx ON titipan (pembayaran_id) WHERE pembayaran_id IS NOT NULL;

-- What came in before is asked about once more: until now such money was only written into the log.
UPDATE notifikasi SET hasil = NULL, percobaan = 0, periksa_pada = diterima
WHERE hasil = 'pesanan tidak dikenal' AND transaction_status IN ('settlement', 'capture');
