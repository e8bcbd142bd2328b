-- The dose of a product as a veterinarian prescribed it, in numbers, so that its owner can have it computed: of the first active
-- substance, for so many days. Null where the prescription says it in words alone, as all of before do.
ALTER TABLE resep_produk
  ADD dosis_angka   double precision CHECK (dosis_angka > 0),
  ADD dosis_satuan  text CHECK (dosis_satuan IN ('mg/kg ikan/hari', 'mg/kg pakan', 'ppm')),
  ADD dosis_hari    integer CHECK (dosis_hari BETWEEN 1 AND 90),
  -- Days between the last dose and harvest, as prescribed; what the product itself says may be longer.
  ADD masa_henti    integer CHECK (masa_henti BETWEEN 0 AND 3650),
  ADD CONSTRAINT resep_produk_dosis_utuh
    CHECK ((dosis_angka IS NULL) = (dosis_satuan IS NULL) AND (dosis_angka IS NULL) = (dosis_hari IS NULL));
