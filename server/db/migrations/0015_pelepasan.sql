-- Acts by which goods or money leave the shop without a sale at its price, each with its value. Written once (migration 0010).
CREATE TABLE pelepasan (
  pelepasan_id   bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pengguna_id    integer NOT NULL REFERENCES pengguna,
  jenis          text NOT NULL CHECK (jenis IN ('pengganti', 'potongan', 'pengembalian', 'titipan', 'stok', 'harga')),
  -- Rupiah.
  nilai          bigint NOT NULL CHECK (nilai > 0),
  -- Order, product or payment, as the office names it.
  rujukan        text NOT NULL,
  keterangan     text NOT NULL,
  -- Reason and second person of an act above the higher limit; the owner needs no second person.
  alasan         text NOT NULL DEFAULT '',
  disetujui_oleh integer REFERENCES pengguna CHECK (disetujui_oleh <> pengguna_id),
  waktu          timestamptz NOT NULL
);
CREATE INDEX pelepasan_pengguna_idx ON pelepasan (pengguna_id, waktu);
CREATE INDEX pelepasan_waktu_idx ON pelepasan (waktu);
CREATE INDEX pelepasan_disetujui_idx ON pelepasan (disetujui_oleh) WHERE disetujui_oleh IS NOT NULL;
CREATE TRIGGER pelepasan_tetap BEFORE UPDATE OR DELETE OR TRUNCATE ON pelepasan
  FOR EACH STATEMENT EXECUTE FUNCTION tolak_tulis_ulang();

-- Days whose acts were mailed to the owners.
CREATE TABLE ringkasan_pelepasan (
  -- A day in Jakarta.
  tanggal text PRIMARY KEY CHECK (tanggal ~ '^\d{4}-\d{2}-\d{2}$')
);

-- Requests of one person that a second person confirms or refuses.
CREATE TABLE persetujuan (
  persetujuan_id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pengguna_id    integer NOT NULL REFERENCES pengguna, -- fixed
  -- Endpoint of the request, with its parsed input; the input is deleted with the decision.
  endpoint       text NOT NULL, -- fixed
  isi            jsonb,
  isi_hash       bytea NOT NULL, -- fixed
  jenis          text NOT NULL CHECK (jenis IN ('pengganti', 'potongan', 'pengembalian', 'titipan', 'stok', 'harga')), -- fixed
  nilai          bigint NOT NULL CHECK (nilai > 0), -- fixed
  rujukan        text NOT NULL, -- fixed
  keterangan     text NOT NULL, -- fixed
  -- Reason of the person who asks.
  alasan         text NOT NULL CHECK (alasan <> ''), -- fixed
  dibuat         timestamptz NOT NULL, -- fixed
  status         text NOT NULL DEFAULT 'menunggu' CHECK (status IN ('menunggu', 'disetujui', 'ditolak', 'kedaluwarsa')),
  diputus_oleh   integer REFERENCES pengguna,
  diputus        timestamptz,
  -- Reason of a refusal.
  catatan        text NOT NULL DEFAULT '',
  CHECK ((status = 'menunggu') = (isi IS NOT NULL)),
  CHECK ((status = 'menunggu') = (diputus IS NULL)),
  CHECK ((status IN ('disetujui', 'ditolak')) = (diputus_oleh IS NOT NULL)),
  CHECK (status <> 'disetujui' OR diputus_oleh <> pengguna_id)
);
CREATE UNIQUE INDEX persetujuan_sama_idx ON persetujuan (pengguna_id, endpoint, isi_hash) WHERE status = 'menunggu';
CREATE INDEX persetujuan_menunggu_idx ON persetujuan (dibuat) WHERE status = 'menunggu';
CREATE INDEX persetujuan_diputus_idx ON persetujuan (diputus_oleh) WHERE diputus_oleh IS NOT NULL;

-- Rupiah from which an act, or the acts of one person and day, need fresh proof, and a second person.
ALTER TABLE pengaturan_toko ADD COLUMN batas_bukti bigint NOT NULL DEFAULT 500000 CHECK (batas_bukti >= 0);
ALTER TABLE pengaturan_toko ADD COLUMN batas_orang_kedua bigint NOT NULL DEFAULT 5000000 CHECK (batas_orang_kedua >= 0);
