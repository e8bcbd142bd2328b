-- Of two words that are both common ("budi 777") the index of trigrams names every order that has both anywhere. Where they meet
-- is rare: the blank, two letters before it and three behind. There are few such places in an order, so they cost little.
CREATE FUNCTION sambungan(teks text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT AS $$
DECLARE
  huruf text := lower(teks);
  semua text[] := '{}';
  sesudah integer := 0;
  jarak integer;
BEGIN
  LOOP
    jarak := strpos(substr(huruf, sesudah + 1), ' ');
    EXIT WHEN jarak = 0;
    sesudah := sesudah + jarak;
    IF sesudah > 2 AND sesudah + 3 <= length(huruf) THEN semua := semua || substr(huruf, sesudah - 2, 6); END IF;
  END LOOP;
  RETURN semua;
END $$;
CREATE INDEX pemesanan_sambungan_idx ON pemesanan
  USING gin (sambungan(midtrans_order_id || E'\n' || nama || E'\n' || no_hp));
