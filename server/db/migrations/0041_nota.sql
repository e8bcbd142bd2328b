-- The receipt of a paid order: a number of its month that nobody else has, without gaps, kept whatever becomes of the order.
CREATE TABLE nota (
  pesanan_id  integer PRIMARY KEY REFERENCES pesanan,
  -- Of the day in Jakarta on which its money came: '2026/11'.
  bulan       text NOT NULL CHECK (bulan ~ '^\d{4}/\d{2}$'),
  urutan      integer NOT NULL CHECK (urutan > 0),
  -- '2026/11/0001'; the ten thousandth of a month is a digit longer.
  nomor       text NOT NULL GENERATED ALWAYS AS (bulan || '/' || lpad(urutan::text, greatest(4, length(urutan::text)), '0')) STORED,
  -- When its money came.
  waktu       timestamptz NOT NULL,
  UNIQUE (bulan, urutan)
);
-- Room in the page lets a counter move without a new place for every step.
CREATE TABLE nota_bulan (
  bulan     text PRIMARY KEY,
  terakhir  integer NOT NULL
) WITH (fillfactor = 10);

-- Whoever pays an order, an older version of the shop as well, gives it its number. Goods that are sent again for nothing have none.
CREATE FUNCTION terbitkan_nota() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  dibayar timestamptz;
  seri text;
  nomor_urut integer;
BEGIN
  IF EXISTS (SELECT FROM nota WHERE pesanan_id = NEW.pesanan_id) THEN
    RETURN NULL;
  END IF;
  SELECT coalesce(min(waktu), NEW.dibuat) INTO dibayar FROM buku WHERE pesanan_id = NEW.pesanan_id AND jumlah > 0;
  seri := to_char(dibayar AT TIME ZONE 'Asia/Jakarta', 'YYYY/MM');
  INSERT INTO nota_bulan VALUES (seri, 1)
    ON CONFLICT (bulan) DO UPDATE SET terakhir = nota_bulan.terakhir + 1 RETURNING terakhir INTO nomor_urut;
  INSERT INTO nota (pesanan_id, bulan, urutan, waktu) VALUES (NEW.pesanan_id, seri, nomor_urut, dibayar);
  RETURN NULL;
END $$;

-- Deferred: the counter is locked when everything else is done, for as long as a commit takes, and behind every other lock.
CREATE CONSTRAINT TRIGGER pesanan_nota AFTER INSERT OR UPDATE OF status_pembayaran ON pesanan
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status_pembayaran IN ('success', 'refunded') AND NEW.pengganti_dari IS NULL)
  EXECUTE FUNCTION terbitkan_nota();

-- Orders that were paid before, in the order in which their money came.
INSERT INTO nota (pesanan_id, bulan, urutan, waktu)
SELECT pesanan_id, bulan, row_number() OVER (PARTITION BY bulan ORDER BY dibayar, pesanan_id), dibayar
FROM (
  SELECT pesanan_id, dibayar, to_char(dibayar AT TIME ZONE 'Asia/Jakarta', 'YYYY/MM') AS bulan
  FROM (
    SELECT pesanan.pesanan_id, coalesce(min(buku.waktu), pesanan.dibuat) AS dibayar
    FROM pesanan LEFT JOIN buku ON buku.pesanan_id = pesanan.pesanan_id AND buku.jumlah > 0
    WHERE status_pembayaran IN ('success', 'refunded') GROUP BY pesanan.pesanan_id
  ) AS lunas
) AS lama;
INSERT INTO nota_bulan SELECT bulan, max(urutan) FROM nota GROUP BY bulan;

-- Whether prices hold value added tax, and by what rate an order's did on its day: {cara, persen, pembilang, penyebut}; NULL: not.
ALTER TABLE pengaturan_toko ADD ppn text NOT NULL DEFAULT 'tidak' CHECK (ppn IN ('tidak', 'termasuk'));
ALTER TABLE pesanan ADD ppn jsonb CHECK (jsonb_typeof(ppn) = 'object');
