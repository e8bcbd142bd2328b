-- Tax that is added to the prices: {cara: 'ditambah'} in `pesanan.ppn`, and so much of it in the total. A version that does not know it
-- goes on making orders without tax; of one with tax it cannot set a wrong total.
ALTER TABLE pengaturan_toko
  DROP CONSTRAINT pengaturan_toko_ppn_check,
  ADD CONSTRAINT pengaturan_toko_ppn_check CHECK (ppn IN ('tidak', 'termasuk', 'ditambah'));

ALTER TABLE pesanan
  ADD ppn_ditambah bigint NOT NULL DEFAULT 0 CHECK (ppn_ditambah >= 0),
  DROP CONSTRAINT pesanan_total,
  ADD CONSTRAINT pesanan_total CHECK (total_harga = subtotal - diskon + ppn_ditambah + biaya_kirim - diskon_ongkir);

-- Of the whole line: its share of `pesanan.ppn_ditambah`. What was paid for it is harga * jumlah - diskon + ppn.
ALTER TABLE pesanan_baris ADD ppn bigint NOT NULL DEFAULT 0 CHECK (ppn >= 0);

-- Of what came for goods, so much is tax, added or held by the prices: it stands beside `barang`, which is without it from now on.
ALTER TABLE buku
  ADD ppn bigint NOT NULL DEFAULT 0 CHECK (ppn >= 0),
  DROP CONSTRAINT buku_arah_check,
  ADD CONSTRAINT buku_arah_check
    CHECK ((jumlah > 0) = (cara IS NULL) AND barang + ppn + ongkir <= greatest(jumlah, 0) AND lunas * jumlah >= 0);
DROP INDEX buku_waktu_idx;
CREATE INDEX buku_waktu_idx ON buku (waktu) INCLUDE (pesanan_id, buku_id, jumlah, barang, ppn, ongkir, lunas);

-- Pages say that prices are without tax.
CREATE TRIGGER pengaturan_toko_perubahan_ppn AFTER UPDATE OF ppn ON pengaturan_toko
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('pengaturan');
