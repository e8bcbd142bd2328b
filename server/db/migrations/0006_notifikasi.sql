-- A notification is answered when it is written, and applied afterwards, as often as that takes.
ALTER TABLE notifikasi
  ADD percobaan    integer NOT NULL DEFAULT 0,
  -- When the provider is asked about it next; null once `hasil` says what came of it.
  ADD periksa_pada timestamptz;
-- What was turned away because the provider could not be asked is asked about now.
UPDATE notifikasi SET periksa_pada = diterima WHERE hasil IS NULL;
ALTER TABLE notifikasi ADD CONSTRAINT notifikasi_selesai_check CHECK ((hasil IS NULL) = (periksa_pada IS NOT NULL));
CREATE INDEX notifikasi_periksa_idx ON notifikasi (periksa_pada) WHERE periksa_pada IS NOT NULL;

-- A captured card that waits for a decision (`challenge`) has brought no money yet.
ALTER TABLE pembayaran ADD fraud_status text;
