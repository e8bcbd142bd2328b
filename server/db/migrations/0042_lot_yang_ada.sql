-- Of all lots that ever came: what still lies somewhere, and what was set aside. Shelf, quarantine and the tasks of the day ask for
-- nothing else.
CREATE INDEX lot_ada_idx ON lot (produk_id) WHERE sisa + sisih > 0;
CREATE INDEX lot_sisih_idx ON lot (lot_id) WHERE sisih > 0;
