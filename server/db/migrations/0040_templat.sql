-- Texts that the owner put in the place of the shop's own, by the names of `contract/templat/templat.ts`. A text without a row is
-- the shop's own, so one that nobody touched goes along with the shop.
CREATE TABLE templat (
  kode    text PRIMARY KEY,
  -- Of mails alone.
  subjek  text NOT NULL DEFAULT '',
  isi     text NOT NULL CHECK (isi <> '')
);
