-- A mail that became a file, because no mail server was set, was sent to nobody.
ALTER TABLE surat ADD berkas boolean NOT NULL DEFAULT false;
