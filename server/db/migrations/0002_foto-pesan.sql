-- Photos of messages in a complaint. They belong to the complaint as well, and are deleted with its photos.
ALTER TABLE foto ADD COLUMN pesan_id integer REFERENCES keluhan_pesan;
CREATE INDEX foto_pesan_idx ON foto (pesan_id) WHERE pesan_id IS NOT NULL;
