-- The storage of `endpoint` stays as it is: its line only takes back the mark "fixed".
ALTER TABLE langganan_push
  -- Browsers may replace it.
  ALTER COLUMN endpoint SET STORAGE EXTENDED,
  -- Last visit of the browser with this subscription.
  ADD COLUMN terlihat timestamptz,
  -- Time at which the browser ends the subscription; null if it names none.
  ADD COLUMN berakhir timestamptz;

ALTER TABLE kabar_saluran
  -- Attempts that were begun and have no answer: the message may have arrived.
  ADD COLUMN tanpa_jawaban smallint NOT NULL DEFAULT 0;
