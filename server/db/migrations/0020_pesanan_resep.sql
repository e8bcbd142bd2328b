-- Orders on prescription. Those of before needed none: such products were not sold.
ALTER TABLE pesanan
  ADD resep_id integer REFERENCES resep,
  -- Nobody had decided about its prescription yet, or ever did: nobody is asked for money then.
  ADD menunggu_resep boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT pesanan_menunggu_resep
    CHECK (NOT menunggu_resep OR resep_id IS NOT NULL AND status_pembayaran IN ('pending', 'cancelled', 'expired'));
CREATE INDEX pesanan_resep_idx ON pesanan (resep_id) WHERE resep_id IS NOT NULL;

-- Of a product on prescription: how many of them the order has from its prescription now. Null for any other.
ALTER TABLE pesanan_bagian ADD dari_resep integer CHECK (dari_resep BETWEEN 0 AND jumlah);

-- 'resep': what was decided about the order's prescription (`ke`), and why, or what it left of the order (`keterangan`).
ALTER TABLE riwayat_status
  DROP CONSTRAINT riwayat_status_jenis_check,
  ADD CONSTRAINT riwayat_status_jenis_check CHECK (jenis IN ('pembayaran', 'pesanan', 'perhatian', 'pengembalian', 'resep'));
