-- How often somebody has done something since a window of time began: 'daftar:203.0.113.7'. Unlogged, so that counting costs no
-- write to the disk: after a crash everybody begins anew. Messages of the contact form are counted here as well.
CREATE UNLOGGED TABLE jatah (
  kunci          text PRIMARY KEY,
  jumlah         integer NOT NULL,
  sampai         timestamptz NOT NULL
);
DROP TABLE laporan_kiriman;


-- When its address was proven to be read by who has the account. NULL: order mail and mail about the account go there, no news.
ALTER TABLE pengguna ADD email_dikonfirmasi timestamptz;

-- Nobody was ever asked to confirm. Who paid with real money under an address did not take a stranger's to annoy him, so that
-- counts, from the first payment on; of everybody else nothing is known.
UPDATE pengguna SET email_dikonfirmasi = lunas.sejak
FROM (
  SELECT pesanan.pengguna_id, min(buku.waktu) AS sejak
  FROM buku JOIN pesanan USING (pesanan_id) WHERE buku.lunas = 1 GROUP BY pesanan.pengguna_id
) AS lunas
WHERE lunas.pengguna_id = pengguna.pengguna_id AND pengguna.dihapus IS NULL;

-- Links about an account's address, known by the SHA-256 of their token: one proves that it is read ('konfirmasi', of the
-- account's address or of the one that is to become it), one takes a change back ('kembali', with the address of before).
-- They stay when they are used, so that who presses twice is told so, and so that an account's earlier addresses are known.
CREATE TABLE tautan_email (
  token_hash     bytea PRIMARY KEY,
  pengguna_id    integer NOT NULL REFERENCES pengguna ON DELETE CASCADE,
  jenis          text NOT NULL CHECK (jenis IN ('konfirmasi', 'kembali')),
  email          text NOT NULL,
  dibuat         timestamptz NOT NULL,
  kedaluwarsa    timestamptz NOT NULL,
  dipakai        timestamptz
);
CREATE INDEX tautan_email_pengguna_idx ON tautan_email (pengguna_id);
-- An address that somebody may take back is nobody else's.
CREATE INDEX tautan_email_kembali_idx ON tautan_email (lower(email)) WHERE jenis = 'kembali' AND dipakai IS NULL;


-- Links to set a password that are dead: gone, and out of the mails that carried them. A mail that did not go out is of no use.
DELETE FROM reset_sandi WHERE kedaluwarsa <= now();
DELETE FROM surat WHERE kunci LIKE 'reset:%' AND status <> 'terkirim'
  AND NOT EXISTS (SELECT FROM reset_sandi WHERE surat.kunci = 'reset:' || encode(token_hash, 'hex'));
UPDATE surat SET teks = regexp_replace(teks, '([?&]token=)[^\s&]+', '\1(dihapus)', 'g') WHERE kunci LIKE 'reset:%'
  AND NOT EXISTS (SELECT FROM reset_sandi WHERE surat.kunci = 'reset:' || encode(token_hash, 'hex'));
