-- After how many days on its way an order counts as received, where nobody says otherwise. 0: never.
ALTER TABLE pengaturan_toko
  ADD COLUMN selesai_otomatis_hari integer NOT NULL DEFAULT 14 CHECK (selesai_otomatis_hari BETWEEN 0 AND 365);

-- What is on its way: seldom many, and looked through every hour.
CREATE INDEX pesanan_di_jalan_idx ON pesanan (pesanan_id) WHERE status_pesanan <> 'Pesanan Selesai' AND resi <> '';
