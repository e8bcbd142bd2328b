-- How an attempt is paid, in the shop's words, and with whom an order travels.

-- All null until the customer has chosen a method.
ALTER TABLE pembayaran
  ADD metode           text,
  -- What the customer types in: number of a virtual account, bill, or payment code. Of a card what may be shown of it.
  ADD nomor            text,
  -- The company code that goes with a bill's number.
  ADD kode_perusahaan  text,
  -- Who collects the money (a bank, the issuer of a QR code), and who paid it out (the wallet that scanned it).
  ADD penyelenggara    text,
  ADD penerbit         text,
  -- Until when this method takes money; the order's own deadline may be earlier.
  ADD bayar_sebelum    timestamptz;

ALTER TABLE pemesanan
  ADD kurir text NOT NULL DEFAULT '',
  ADD resi  text NOT NULL DEFAULT '';
