-- What pages of this release and of those before it name, by names that change with the content: whoever has a page open gets
-- its files from any instance, also from one that was built of other sources.
CREATE TABLE berkas_rilis (
  nama      text PRIMARY KEY,
  isi       bytea NOT NULL,
  -- Since when the newest release to start has it no more; NULL while it does.
  ditinggal timestamptz
);
