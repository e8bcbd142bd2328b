-- The texts of mails that were sent long ago. They are most of what a mail weighs, and whoever searches the mails reads past them
-- (docs/decisions/0064-what-grows.md).
CREATE TABLE surat_lama (
  surat_id        bigint PRIMARY KEY REFERENCES surat ON DELETE CASCADE,
  teks            text NOT NULL
);
