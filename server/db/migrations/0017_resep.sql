-- What somebody does at the office, beside the role: all of it, or a veterinarian's prescriptions alone. Who was there before does all.
ALTER TABLE pengguna ADD peran text NOT NULL DEFAULT 'pemilik' CHECK (peran IN ('pemilik', 'dokter'));

-- Prescriptions that customers hand in, as the veterinarian wrote them.
CREATE TABLE resep (
  resep_id        integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pengguna_id     integer NOT NULL REFERENCES pengguna,
  dokter          text NOT NULL,
  sip             text NOT NULL,
  -- The day that is written on it.
  tanggal         date NOT NULL,
  kandang         text NOT NULL DEFAULT '',
  catatan         text NOT NULL DEFAULT '',
  status          text NOT NULL DEFAULT 'menunggu' CHECK (status IN ('menunggu', 'disetujui', 'ditolak')),
  -- Why it was refused.
  alasan          text NOT NULL DEFAULT '',
  diputus_oleh    integer REFERENCES pengguna ON DELETE SET NULL,
  diputus         timestamptz,
  -- The last day in Jakarta on which it can be used.
  berlaku_sampai  date,
  -- When its owner was told that it ends soon.
  diingatkan      timestamptz,
  -- When an order last took something of it.
  dipakai         timestamptz,
  -- When its files were deleted, because their time was over; the row stays.
  berkas_dihapus  timestamptz,
  versi           integer NOT NULL DEFAULT 1,
  dibuat          timestamptz NOT NULL,
  CHECK ((status = 'menunggu') = (diputus IS NULL)),
  CHECK ((status = 'disetujui') = (berlaku_sampai IS NOT NULL)),
  CHECK ((status = 'ditolak') = (alasan <> ''))
);
CREATE INDEX resep_pengguna_idx ON resep (pengguna_id, resep_id DESC);
-- The queue: who waits longest is first.
CREATE INDEX resep_status_idx ON resep (status, dibuat, resep_id);
CREATE INDEX resep_diputus_oleh_idx ON resep (diputus_oleh) WHERE diputus_oleh IS NOT NULL;
CREATE INDEX resep_ingatkan_idx ON resep (berlaku_sampai) WHERE status = 'disetujui' AND diingatkan IS NULL;
CREATE INDEX resep_berkas_lama_idx ON resep (diputus) WHERE berkas_dihapus IS NULL;

-- Its pictures and PDFs. A file comes before its prescription, one at a time, so that a weak signal loses one at most.
CREATE TABLE resep_berkas (
  berkas_id       uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  pengguna_id     integer NOT NULL REFERENCES pengguna ON DELETE CASCADE,
  resep_id        integer REFERENCES resep,
  urutan          smallint,
  -- Where it lies in the storage.
  kunci           text NOT NULL UNIQUE,
  jenis           text NOT NULL CHECK (jenis IN ('image/webp', 'application/pdf')),
  ukuran          integer NOT NULL CHECK (ukuran > 0),
  -- SHA-256 of what was sent: the same, sent again because its answer was lost, is the same file.
  sidik           bytea NOT NULL,
  dibuat          timestamptz NOT NULL,
  CHECK ((resep_id IS NULL) = (urutan IS NULL)),
  UNIQUE (resep_id, urutan)
);
CREATE UNIQUE INDEX resep_berkas_sidik_key ON resep_berkas (pengguna_id, sidik) WHERE resep_id IS NULL;
CREATE INDEX resep_berkas_pengguna_idx ON resep_berkas (pengguna_id);
CREATE INDEX resep_berkas_lepas_idx ON resep_berkas (dibuat) WHERE resep_id IS NULL;

-- What it is for: how many were asked for, how many were approved, and how many of those orders took.
CREATE TABLE resep_produk (
  resep_id        integer NOT NULL REFERENCES resep,
  produk_id       integer NOT NULL REFERENCES produk,
  diminta         integer NOT NULL DEFAULT 0 CHECK (diminta >= 0),
  disetujui       integer NOT NULL DEFAULT 0 CHECK (disetujui >= 0),
  terpakai        integer NOT NULL DEFAULT 0 CHECK (terpakai >= 0),
  -- How the owner of the fish is to use it, as the office read it off the prescription.
  dosis           text NOT NULL DEFAULT '',
  PRIMARY KEY (resep_id, produk_id),
  CONSTRAINT resep_tidak_lebih CHECK (terpakai <= disetujui)
);
CREATE INDEX resep_produk_produk_idx ON resep_produk (produk_id);
