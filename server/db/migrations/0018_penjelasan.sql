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
