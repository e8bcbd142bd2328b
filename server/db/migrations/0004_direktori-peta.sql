-- Link to a map of an office in the directory.
ALTER TABLE direktori ADD COLUMN peta text NOT NULL DEFAULT '' CHECK (length(peta) <= 300);
