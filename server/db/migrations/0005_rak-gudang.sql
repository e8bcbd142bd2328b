-- Where a product lies in the warehouse, and the code printed on its pack, for picking and scanning.
ALTER TABLE produk
  ADD COLUMN rak_gudang text NOT NULL DEFAULT '' CHECK (length(rak_gudang) <= 40),
  ADD COLUMN barcode text NOT NULL DEFAULT '' CHECK (length(barcode) <= 40);
