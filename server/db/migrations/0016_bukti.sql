-- True once the account opened an office session in this browser. Only then its wrong passwords and codes are counted apart
-- at the office: a login at the shop asks for no code.
ALTER TABLE perangkat ADD COLUMN kantor boolean NOT NULL DEFAULT false;
UPDATE perangkat SET kantor = true WHERE perangkat_id IN (SELECT perangkat_id FROM sesi WHERE jenis = 'kantor');

-- Empty: no role at the office, until somebody names one.
ALTER TABLE pengguna
  ALTER COLUMN peran SET DEFAULT '',
  DROP CONSTRAINT pengguna_peran_check,
  ADD CONSTRAINT pengguna_peran_check
    CHECK (peran ~ '^(|pemilik|(pesanan|gudang|konten|dokter)(,(pesanan|gudang|konten|dokter))*)$');
UPDATE pengguna SET peran = '' WHERE role = 'user';
