-- Substances outside the list of content/zat.ts, and the class that the office gave them.
CREATE TABLE zat_dinilai (
  -- Sound of the name, as `contract/obat/mentions.ts` computes it.
  ejaan   text PRIMARY KEY,
  nama    text NOT NULL,
  kelas   text NOT NULL CHECK (kelas IN ('boleh', 'boleh_dengan_resep', 'dilarang')),
  alasan  text NOT NULL CHECK (alasan <> ''),
  -- Null once the account is deleted; the audit trail keeps the name.
  oleh    integer REFERENCES pengguna ON DELETE SET NULL,
  dinilai timestamptz NOT NULL
);
CREATE INDEX zat_dinilai_oleh_idx ON zat_dinilai (oleh) WHERE oleh IS NOT NULL;

ALTER TABLE produk
  -- True while one of its substances has no class that allows the sale.
  ADD COLUMN zat_belum_boleh boolean NOT NULL DEFAULT false,
  -- Kind of preparation by the ministry's regulation 1/2019, article 4; all but `bukan_obat` need a registration number.
  ADD COLUMN sediaan         text NOT NULL DEFAULT 'bukan_obat'
    CHECK (sediaan IN ('biologik', 'farmasetik', 'premiks', 'probiotik', 'obat_alami', 'bukan_obat'));
UPDATE produk SET sediaan = 'farmasetik' WHERE golongan <> 'bukan_obat';

-- SIP number of the veterinarian who decided; empty in older decisions and in those of others.
ALTER TABLE resep ADD COLUMN sip_pemutus text NOT NULL DEFAULT '';
