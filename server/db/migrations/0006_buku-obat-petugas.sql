-- Treatment book: water temperature, reason of a shorter period, and the officer's answer about a prohibited substance.
ALTER TABLE pengobatan
  ADD COLUMN suhu         double precision,
  -- Why the farmer typed less than the known period; it does not shorten the wait.
  ADD COLUMN alasan_henti text NOT NULL DEFAULT '',
  -- Known period in days when the entry was written.
  ADD COLUMN henti_min    integer,
  ADD COLUMN petugas      text NOT NULL DEFAULT '',
  ADD COLUMN instansi     text NOT NULL DEFAULT '',
  ADD COLUMN dijawab      date,
  ADD COLUMN putusan      text CHECK (putusan IN ('boleh', 'jangan')),
  ADD COLUMN panen_mulai  date;
