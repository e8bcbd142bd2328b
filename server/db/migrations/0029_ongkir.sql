-- What a way of shipping costs to a region, by weight. One that has any is paid by these; every other costs its flat fee, as before.
CREATE TABLE ongkir (
  ongkir_id      integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shipping_id    integer NOT NULL REFERENCES pengiriman ON DELETE CASCADE,
  -- A province 'PP', a regency 'PP.RR' or a district 'PP.RR.DD': the smallest counts. Its name as it was when it was written.
  kode_wilayah   text NOT NULL CHECK (kode_wilayah ~ '^\d\d(\.\d\d){0,2}$'),
  wilayah        text NOT NULL DEFAULT '',
  -- Rupiah for the first kilogram and for each further one begun; what weighs less than `minimum_kg` is paid as that.
  kg_pertama     bigint NOT NULL CHECK (kg_pertama >= 0),
  kg_berikut     bigint NOT NULL DEFAULT 0 CHECK (kg_berikut >= 0),
  minimum_kg     integer NOT NULL DEFAULT 1 CHECK (minimum_kg BETWEEN 1 AND 10000),
  -- Working days on the way.
  hari_min       integer NOT NULL CHECK (hari_min BETWEEN 0 AND 365),
  hari_maks      integer NOT NULL CHECK (hari_maks BETWEEN hari_min AND 365),
  aktif          boolean NOT NULL DEFAULT true,
  versi          integer NOT NULL DEFAULT 1,
  UNIQUE (shipping_id, kode_wilayah)
);
CREATE TRIGGER ongkir_perubahan AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ongkir
  FOR EACH STATEMENT EXECUTE FUNCTION kabarkan_perubahan('pengiriman');

ALTER TABLE pengiriman
  -- Goods worth so much travel free; NULL: never.
  ADD gratis_mulai bigint CHECK (gratis_mulai > 0),
  -- What the courier calls it, 'jne:reg'; empty: nobody asks a courier.
  ADD layanan_kurir text NOT NULL DEFAULT '' CHECK (layanan_kurir ~ '^([a-z0-9_]+:[a-z0-9_]+)?$');

-- What couriers said lately, so that an order costs what its buyer was shown, and nobody waits for a courier while ordering.
CREATE TABLE kutipan_kurir (
  shipping_id    integer NOT NULL REFERENCES pengiriman ON DELETE CASCADE,
  kode_pos       text NOT NULL,
  kg             integer NOT NULL,
  -- NULL: the courier does not go there, or did not answer.
  biaya          bigint CHECK (biaya >= 0),
  hari_min       integer,
  hari_maks      integer,
  berlaku_sampai timestamptz NOT NULL,
  PRIMARY KEY (shipping_id, kode_pos, kg)
);
CREATE INDEX kutipan_kurir_lewat_idx ON kutipan_kurir (berlaku_sampai);

ALTER TABLE pesanan
  -- Nobody had said yet what its shipping costs, or ever did: nobody is asked for money then.
  ADD menunggu_ongkir boolean NOT NULL DEFAULT false
    CONSTRAINT pesanan_menunggu_ongkir
      CHECK (NOT menunggu_ongkir OR biaya_kirim = 0 AND status_pembayaran IN ('pending', 'cancelled', 'expired')),
  -- How the fee came about; of one by a rate, what it was computed from.
  ADD ongkir_cara text NOT NULL DEFAULT 'tetap'
    CONSTRAINT pesanan_ongkir_cara CHECK (ongkir_cara IN ('tetap', 'tarif', 'kurir', 'gratis', 'konfirmasi')),
  ADD ongkir_rinci jsonb,
  -- Working days on the way, as the buyer was told; NULL where nobody said.
  ADD hari_min integer,
  ADD hari_maks integer,
  -- When the courier is asked next where its parcel is; NULL: never asked, or never again.
  ADD lacak_pada timestamptz;
CREATE INDEX pesanan_ongkir_idx ON pesanan (batas_bayar) WHERE menunggu_ongkir AND status_pembayaran = 'pending';
CREATE INDEX pesanan_lacak_idx ON pesanan (lacak_pada) WHERE lacak_pada IS NOT NULL;

-- What the courier tells of a parcel.
CREATE TABLE perjalanan_kurir (
  pesanan_id     integer NOT NULL REFERENCES pesanan ON DELETE CASCADE,
  waktu          timestamptz NOT NULL,
  teks           text NOT NULL,
  PRIMARY KEY (pesanan_id, waktu, teks)
);

-- 'ongkir': what the office said that it costs (`keterangan`), 'menunggu' > 'pasti'.
ALTER TABLE riwayat_status
  DROP CONSTRAINT riwayat_status_jenis_check,
  ADD CONSTRAINT riwayat_status_jenis_check
    CHECK (jenis IN ('pembayaran', 'pesanan', 'perhatian', 'pengembalian', 'resep', 'ongkir'));
