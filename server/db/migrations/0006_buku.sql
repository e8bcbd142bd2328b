-- The books: money of an order is one ledger, which everything reads that speaks of money.

-- What really came and went, never changed afterwards. A payment is a plus, what went back of it a minus.
CREATE TABLE buku (
  buku_id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pesanan_id      integer NOT NULL REFERENCES pesanan,
  pembayaran_id   integer NOT NULL REFERENCES pembayaran,
  -- The office's refund that it answers; null where the provider or a bank moved it.
  pengembalian_id integer REFERENCES pengembalian,
  jumlah          bigint NOT NULL CHECK (jumlah <> 0),
  -- Of what came: so much of it pays goods, so much the shipping. The rest is too much.
  barang          bigint NOT NULL DEFAULT 0 CHECK (barang >= 0),
  ongkir          bigint NOT NULL DEFAULT 0 CHECK (ongkir >= 0),
  -- What the buyer paid on top for the way of payment, as far as the provider tells.
  biaya           bigint NOT NULL DEFAULT 0 CHECK (biaya >= 0),
  -- How it went back; 'bank': a reversal or a chargeback.
  cara            text CHECK (cara IN ('midtrans', 'batal', 'manual', 'bank')),
  -- 1: with it the order has money; -1: with it nothing is left.
  lunas           smallint NOT NULL DEFAULT 0 CHECK (lunas BETWEEN -1 AND 1),
  waktu           timestamptz NOT NULL,
  CONSTRAINT buku_arah_check CHECK ((jumlah > 0) = (cara IS NULL) AND barang + ongkir <= greatest(jumlah, 0) AND lunas * jumlah >= 0)
);
CREATE INDEX buku_pesanan_idx ON buku (pesanan_id, buku_id);
-- Sums by day, out of the index alone.
CREATE INDEX buku_waktu_idx ON buku (waktu) INCLUDE (pesanan_id, buku_id, jumlah, barang, ongkir, lunas);
CREATE INDEX buku_habis_idx ON buku (pesanan_id, buku_id) WHERE lunas = -1;

-- Which lines of the order went back with money, and how many of each.
CREATE TABLE buku_baris (
  buku_id         bigint NOT NULL REFERENCES buku,
  urutan          integer NOT NULL,
  jumlah          integer NOT NULL CHECK (jumlah > 0),
  PRIMARY KEY (buku_id, urutan)
);

-- What is to go back with the money, once it is certain: lines of the order, [{"urutan", "jumlah"}], and products onto the
-- shelf, [{"produkId", "jumlah"}].
ALTER TABLE pengembalian ADD barang jsonb NOT NULL DEFAULT '[]', ADD rak jsonb NOT NULL DEFAULT '[]';

-- What a refund put back onto the shelf is a movement that names it.
ALTER TABLE mutasi_stok ADD pengembalian_id integer REFERENCES pengembalian, ADD CONSTRAINT mutasi_stok_pengembalian_check
    CHECK ((alasan = 'kembali') = (pengembalian_id IS NOT NULL)),
  DROP CONSTRAINT mutasi_stok_alasan_check,
  ADD CONSTRAINT mutasi_stok_alasan_check CHECK (alasan IN ('awal', 'pesanan', 'lepas', 'kembali', 'koreksi', 'impor'));

-- The dashboard counts by the ledger now.
DROP INDEX pesanan_lunas_idx;


-- Old rows. When money came was not kept: it is the moment in which the shop learned of it.

CREATE TEMPORARY TABLE gerak ON COMMIT DROP AS
WITH uang AS (
  SELECT p.*, CASE
      WHEN transaction_status IN ('capture', 'settlement', 'partial_refund', 'partial_chargeback')
        AND coalesce(fraud_status, '') NOT IN ('challenge', 'deny') THEN 'ada'
      WHEN transaction_status IN ('refund', 'chargeback') OR transaction_status = 'cancel' AND dikembalikan = jumlah THEN 'kembali'
      -- A bank took back what had come.
      WHEN transaction_status IN ('deny', 'failure') AND pembayaran_id = (
        SELECT max(lain.pembayaran_id) FROM pembayaran lain
        WHERE lain.pesanan_id = p.pesanan_id AND lain.transaction_status = p.transaction_status
      ) AND EXISTS (
        SELECT FROM riwayat_status r
        WHERE r.pesanan_id = p.pesanan_id AND r.jenis = 'pembayaran' AND r.dari = 'success' AND r.ke = 'failed'
      ) THEN 'ditarik'
    END AS keadaan
  FROM pembayaran p
), masuk AS (
  SELECT *, least(coalesce(
      (SELECT min(waktu) FROM riwayat_status r WHERE r.pesanan_id = uang.pesanan_id AND r.jenis = 'perhatian'
        AND r.ke = 'dibayar dua kali' AND starts_with(r.keterangan, transaction_id || ' ')),
      (SELECT min(waktu) FROM riwayat_status r WHERE r.pesanan_id = uang.pesanan_id AND r.jenis = 'pembayaran' AND r.ke = 'success'),
      diubah), diubah) AS dibayar
  FROM uang WHERE keadaan IS NOT NULL
), keluar AS (
  SELECT masuk.pembayaran_id, g.pengembalian_id, g.jumlah, g.cara, CASE g.status WHEN 'manual' THEN g.dibuat ELSE g.diubah END AS waktu
  FROM masuk JOIN pengembalian g USING (pembayaran_id) WHERE g.status IN ('berhasil', 'manual')
  UNION ALL
  -- What the provider gave back without having been asked by the office.
  SELECT pembayaran_id, NULL, sisa,
    CASE WHEN keadaan = 'ditarik' OR transaction_status LIKE '%chargeback' THEN 'bank' WHEN transaction_status = 'cancel' THEN 'batal'
      ELSE 'midtrans' END,
    CASE WHEN keadaan = 'ada' THEN diubah ELSE coalesce(
      (SELECT max(waktu) FROM riwayat_status r WHERE r.pesanan_id = masuk.pesanan_id AND r.jenis = 'pembayaran'
        AND r.dari = 'success' AND r.ke IN ('refunded', 'cancelled', 'failed')), diubah) END
  FROM masuk,
    LATERAL (SELECT CASE WHEN keadaan = 'ditarik' THEN jumlah ELSE dikembalikan END - coalesce(
      (SELECT sum(g.jumlah) FROM pengembalian g WHERE g.pembayaran_id = masuk.pembayaran_id AND g.status = 'berhasil'), 0) AS sisa) rest
  WHERE sisa > 0
)
SELECT pesanan_id, pembayaran_id, NULL::integer AS pengembalian_id, jumlah, NULL::text AS cara, dibayar AS waktu FROM masuk
UNION ALL
SELECT pesanan_id, pembayaran_id, pengembalian_id, -keluar.jumlah, keluar.cara, greatest(keluar.waktu, dibayar)
FROM keluar JOIN masuk USING (pembayaran_id);

INSERT INTO buku (pesanan_id, pembayaran_id, pengembalian_id, jumlah, barang, ongkir, cara, lunas, waktu)
SELECT pesanan_id, pembayaran_id, pengembalian_id, jumlah, barang,
  CASE WHEN jumlah > 0 THEN least(jumlah - barang, greatest(subtotal + biaya_kirim - greatest(masuk, subtotal), 0)) ELSE 0 END,
  cara, (saldo + jumlah > 0)::int - (saldo > 0)::int, waktu
FROM (
  SELECT *, CASE WHEN jumlah > 0 THEN least(jumlah, greatest(subtotal - masuk, 0)) ELSE 0 END AS barang
  FROM (
    SELECT gerak.*, subtotal, biaya_kirim, coalesce(sum(jumlah) OVER lalu, 0)::bigint AS saldo,
      coalesce(sum(jumlah) FILTER (WHERE jumlah > 0) OVER lalu, 0)::bigint AS masuk
    FROM gerak JOIN pesanan USING (pesanan_id)
    WINDOW lalu AS (PARTITION BY pesanan_id ORDER BY waktu, cara NULLS FIRST, pembayaran_id, pengembalian_id NULLS LAST
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
  ) AS sebelum
) AS isi
ORDER BY waktu, cara NULLS FIRST, pembayaran_id, pengembalian_id NULLS LAST;

INSERT INTO buku_baris (buku_id, urutan, jumlah)
SELECT buku_id, urutan, pesanan_baris.jumlah FROM buku JOIN pesanan_baris USING (pesanan_id) WHERE lunas = -1;

-- Whose money went back whole by hand is not paid any more.
WITH habis AS (
  UPDATE pesanan SET status_pembayaran = 'refunded'
  WHERE status_pembayaran = 'success' AND pesanan_id IN (SELECT pesanan_id FROM buku GROUP BY pesanan_id HAVING sum(jumlah) <= 0)
  RETURNING pesanan_id
)
INSERT INTO riwayat_status (pesanan_id, jenis, dari, ke, oleh, keterangan, waktu)
SELECT pesanan_id, 'pembayaran', 'success', 'refunded', 'admin', 'manual',
  greatest((SELECT max(waktu) FROM buku b WHERE b.pesanan_id = habis.pesanan_id),
    (SELECT max(waktu) FROM riwayat_status r WHERE r.pesanan_id = habis.pesanan_id AND jenis = 'pembayaran'))
FROM habis ORDER BY pesanan_id;
