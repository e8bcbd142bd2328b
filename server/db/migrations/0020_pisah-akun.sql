-- Merged accounts can be separated again for seven days (docs/decisions/0122-merged-accounts-can-be-separated.md).
CREATE TABLE gabung_akun (
  gabung_id   integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Account that has the rows now.
  pengguna_id integer NOT NULL REFERENCES pengguna ON DELETE CASCADE,
  -- Number of the account that was merged; its row is deleted, and created again by the separation.
  dari        integer NOT NULL, -- fixed
  dibuat      timestamptz NOT NULL, -- fixed
  kedaluwarsa timestamptz NOT NULL, -- fixed
  dipisah     timestamptz
);
CREATE INDEX gabung_akun_pengguna_idx ON gabung_akun (pengguna_id);

-- Rows that a merge changed or deleted, until the time for its separation is over.
CREATE TABLE gabung_baris (
  gabung_baris_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  gabung_id integer NOT NULL REFERENCES gabung_akun ON DELETE CASCADE, -- fixed
  tabel     text NOT NULL, -- fixed
  -- The whole row before the merge.
  sebelum   jsonb NOT NULL, -- fixed
  -- Changed columns after the merge; null if the merge deleted the row.
  sesudah   jsonb
);
CREATE INDEX gabung_baris_gabung_idx ON gabung_baris (gabung_id, tabel);

ALTER TABLE tautan_email
  ADD COLUMN gabung_id integer REFERENCES gabung_akun ON DELETE CASCADE, -- fixed
  DROP CONSTRAINT tautan_email_jenis_check,
  ADD CONSTRAINT tautan_email_jenis_check CHECK (jenis IN ('konfirmasi', 'kembali', 'pisah')),
  ADD CONSTRAINT tautan_email_pisah_check CHECK ((jenis = 'pisah') = (gabung_id IS NOT NULL));
CREATE INDEX tautan_email_gabung_idx ON tautan_email (gabung_id) WHERE gabung_id IS NOT NULL;
CREATE INDEX tautan_email_pisah_idx ON tautan_email (lower(email)) WHERE jenis = 'pisah' AND dipakai IS NULL;

-- Address for reports of vulnerabilities, in /.well-known/security.txt; empty: no such file.
ALTER TABLE pengaturan_toko ADD COLUMN email_keamanan text NOT NULL DEFAULT '';
CREATE TRIGGER pengaturan_toko_perubahan_keamanan AFTER UPDATE OF email_keamanan ON pengaturan_toko
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('pengaturan');
