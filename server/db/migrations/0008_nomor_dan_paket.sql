-- Phone numbers in one form, as `contract/no-hp.ts` brings them into it. An order keeps what was written on it.
UPDATE pengguna SET no_hp = '0' || regexp_replace(regexp_replace(no_hp, '^(\+62|62|0)', ''), '^0(?=\d{9})', '')
WHERE no_hp ~ '^(\+62|62|0)\d{9,13}$';

-- A name as it sounds: 'Oxytetracycline' and 'Oksitetrasiklin' are one. Letters, digits and single blanks are left.
CREATE FUNCTION ejaan(nama text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    replace(replace(replace(replace(replace(lower(nama), 'ph', 'f'), 'th', 't'), 'qu', 'ku'), 'x', 'ks'), 'y', 'i'),
    'c(?=[ei])', 's', 'g'), 'ch?', 'k', 'g'), '(?<=[^aeiou])e\M', '', 'g'), '([a-z])\1+', '\1', 'g'), '[^a-z0-9]+', ' ', 'g'))
$$;
-- Which product does a part's name look like? Made once, as `cari` is; no sale touches them.
ALTER TABLE produk ADD ejaan text NOT NULL GENERATED ALWAYS AS (ejaan(nama)) STORED;
CREATE INDEX produk_ejaan_idx ON produk USING gin (ejaan gin_trgm_ops);
CREATE INDEX produk_resep_idx ON produk (produk_id) WHERE resep;

-- A part that is called like a product is that product: one for sale before an archived one, the older before the newer.
UPDATE paket_item SET produk_id = (
  SELECT produk.produk_id FROM produk WHERE lower(trim(produk.nama)) = lower(trim(paket_item.nama))
  ORDER BY produk.aktif DESC, produk.produk_id LIMIT 1
)
WHERE produk_id IS NULL
  AND EXISTS (SELECT FROM produk WHERE lower(trim(produk.nama)) = lower(trim(paket_item.nama)));
