-- The shop's copies of notices name an order, a complaint or a prescription in their key: "toko-dibayar:12:1". The deletion of an
-- account finds its copies by that number, and would otherwise read all mails.
CREATE INDEX surat_toko_idx ON surat (split_part(kunci, ':', 2)) WHERE kunci ~ '^(toko-|keluhan-toko:|resep-toko:)';
