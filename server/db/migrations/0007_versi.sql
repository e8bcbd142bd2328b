-- Which version of a record somebody saw: counted up by whoever changes what people fill in, and not by what the shop itself
-- moves (stock, counts, the place in a list, who was told). Who deletes says which one was on the screen.

ALTER TABLE pengguna ADD versi integer NOT NULL DEFAULT 1;
ALTER TABLE kategori ADD versi integer NOT NULL DEFAULT 1;
ALTER TABLE produk ADD versi integer NOT NULL DEFAULT 1;
ALTER TABLE paket ADD versi integer NOT NULL DEFAULT 1;
ALTER TABLE artikel ADD versi integer NOT NULL DEFAULT 1;
ALTER TABLE pengiriman ADD versi integer NOT NULL DEFAULT 1;
ALTER TABLE metode_pembayaran ADD versi integer NOT NULL DEFAULT 1;
