-- Findings that a person marked as known, with the reason: rows that violate a rule of the books, or payments that differ from the
-- provider. The values belong to the key, so a new deviation of the same row is not explained.
CREATE TABLE penjelasan (
  penjelasan_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  aturan        text NOT NULL, -- fixed
  rujukan       text NOT NULL, -- fixed
  keterangan    text NOT NULL, -- fixed
  alasan        text NOT NULL CHECK (alasan <> ''), -- fixed
  -- Name at that time.
  oleh          text NOT NULL, -- fixed
  waktu         timestamptz NOT NULL -- fixed
);
CREATE UNIQUE INDEX penjelasan_key ON penjelasan (aturan, rujukan, md5(keterangan));

-- Time at which a mail to the owners about this event was queued.
ALTER TABLE kejadian ADD COLUMN dikabari timestamptz;

-- Perceptual hash of a picture, so that a picture taken or compressed again is found; null: not computed yet, 0: blank.
ALTER TABLE resep_berkas ADD COLUMN rupa bigint;
CREATE INDEX resep_berkas_rupa_idx ON resep_berkas (dibuat DESC) WHERE rupa <> 0 AND resep_id IS NOT NULL;
CREATE INDEX resep_berkas_tanpa_rupa_idx ON resep_berkas (dibuat) WHERE rupa IS NULL AND jenis = 'image/webp';
