-- The outbox is also the inbox of an account (docs/decisions/0094-the-inbox-is-a-view-of-the-outbox.md): whose notice a row
-- is, the page of the shop that it opens, and when it was read. `tanpa-email`: only in the account, not sent by mail.
ALTER TABLE surat
  ADD COLUMN pengguna_id integer REFERENCES pengguna ON DELETE CASCADE,
  ADD COLUMN tautan text NOT NULL DEFAULT '', -- fixed
  ADD COLUMN dibaca timestamptz,
  DROP CONSTRAINT surat_status_check,
  ADD CONSTRAINT surat_status_check CHECK (status IN ('menunggu', 'terkirim', 'gagal', 'tanpa-email')),
  -- A mail with a secret link belongs to whoever reads the mailbox, not to whoever is signed in.
  ADD CONSTRAINT surat_rahasia_check CHECK (pengguna_id IS NULL OR kunci !~ '^(reset|tautan|undangan):'),
  ADD CONSTRAINT surat_kabar_check CHECK (pengguna_id IS NOT NULL OR status <> 'tanpa-email' AND dibaca IS NULL);
CREATE INDEX surat_pengguna_idx ON surat (pengguna_id, dibuat) WHERE pengguna_id IS NOT NULL;
CREATE INDEX surat_belum_dibaca_idx ON surat (pengguna_id, dibuat) WHERE dibaca IS NULL AND pengguna_id IS NOT NULL;
