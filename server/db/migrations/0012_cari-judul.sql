-- The office searches titles without the text below them.
CREATE INDEX artikel_judul_idx ON artikel USING gin (judul gin_trgm_ops);
