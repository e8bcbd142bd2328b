-- Conversations with persons who write to the shop by WhatsApp (docs/decisions/0124-answer-customers-by-whatsapp.md).
CREATE TABLE percakapan (
  percakapan_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Account that had confirmed the number when its messages came. Null: none had.
  pengguna_id   integer REFERENCES pengguna ON DELETE CASCADE,
  -- Number of the person, digits with country code; null for a person who hides it.
  nomor         text,
  -- Id of the person at Meta.
  id_meta       text,
  -- Last message or tap of the person, which opens the 24 hours for answers.
  masuk         timestamptz NOT NULL,
  -- Last message of either side.
  terakhir      timestamptz NOT NULL,
  belum_dibaca  boolean NOT NULL DEFAULT true,
  CHECK (nomor IS NOT NULL OR id_meta IS NOT NULL)
);
CREATE INDEX percakapan_terakhir_idx ON percakapan (terakhir DESC, percakapan_id DESC);
CREATE INDEX percakapan_belum_dibaca_idx ON percakapan (terakhir DESC, percakapan_id DESC) WHERE belum_dibaca;
CREATE INDEX percakapan_pengguna_idx ON percakapan (pengguna_id);
CREATE INDEX percakapan_nomor_idx ON percakapan (nomor);
CREATE INDEX percakapan_id_meta_idx ON percakapan (id_meta);

CREATE TABLE percakapan_pesan (
  pesan_id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  percakapan_id integer NOT NULL REFERENCES percakapan ON DELETE CASCADE, -- fixed
  dari          text NOT NULL CHECK (dari IN ('pembeli', 'toko')), -- fixed
  jenis         text NOT NULL CHECK (jenis IN ('teks', 'tombol', 'gambar', 'video', 'suara', 'dokumen', 'stiker', 'lokasi',
    'kontak', 'reaksi', 'lain', 'templat')), -- fixed
  isi           text NOT NULL, -- fixed
  -- Number of the order that it is about, if it answers a notice or is a template.
  rujukan       text NOT NULL DEFAULT '', -- fixed
  waktu         timestamptz NOT NULL, -- fixed
  -- Id of the message at WhatsApp; null until it accepted an answer.
  wamid         text UNIQUE,
  -- The columns below belong to answers of the shop. Author:
  pengguna_id   integer REFERENCES pengguna ON DELETE SET NULL,
  -- Template of WhatsApp with its values; empty for a text.
  templat       text NOT NULL DEFAULT '', -- fixed
  nilai         jsonb, -- fixed
  status        text CHECK (status IN ('menunggu', 'terkirim', 'tiba', 'dibaca', 'gagal')),
  -- Name of the answer towards WhatsApp, which repeats it with each status.
  tanda         text NOT NULL UNIQUE DEFAULT (gen_random_uuid())::text,
  percobaan     integer NOT NULL DEFAULT 0,
  -- Attempts that were begun and have no answer: the message may have arrived.
  tanpa_jawaban smallint NOT NULL DEFAULT 0,
  kirim_pada    timestamptz,
  -- Why it failed: WhatsApp's code and the kind of the failure.
  kesalahan     text NOT NULL DEFAULT '',
  -- True if WhatsApp charges it; null while unknown.
  ditagih       boolean,
  CHECK ((dari = 'toko') = (status IS NOT NULL)),
  CHECK (status IS DISTINCT FROM 'menunggu' OR kirim_pada IS NOT NULL)
);
CREATE INDEX percakapan_pesan_percakapan_idx ON percakapan_pesan (percakapan_id, waktu DESC, pesan_id DESC);
CREATE INDEX percakapan_pesan_kirim_idx ON percakapan_pesan (kirim_pada) WHERE status = 'menunggu';
CREATE INDEX percakapan_pesan_pengguna_idx ON percakapan_pesan (pengguna_id);
