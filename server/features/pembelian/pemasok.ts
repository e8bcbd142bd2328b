import { sql } from 'kysely'
import { PEMASOK, PemasokBody } from '#contract/pembelian/pemasok-admin.ts'
import { records } from '#server/features/jejak/records.ts'

export const pemasok = records({
  table: 'pemasok',
  key: 'pemasok_id',
  jenis: 'pemasok',
  sebutan: 'Pemasok',
  kode: 'PEMASOK',
  unique: 'nama',
  body: PemasokBody,
  columns: PEMASOK,
  rows: (db) =>
    db
      .selectFrom('pemasok')
      .select(['pemasok_id as pemasokId', 'nama', 'kontak', 'no_hp', 'alamat', 'catatan'])
      .select(['hari_tunggu', 'aktif', 'versi'])
      .select([
        sql<number>`(SELECT count(*) FROM pembelian
          WHERE pembelian.pemasok_id = pemasok.pemasok_id AND status IN ('dipesan', 'sebagian'))::int`.as('ditunggu'),
        sql<string | null>`(SELECT max(diterima) FROM lot WHERE lot.pemasok_id = pemasok.pemasok_id)`.as('terakhir'),
      ]),
  judul: ({ nama }) => nama,
  cari: sql`(pemasok.nama || E'\n' || kontak || E'\n' || no_hp)`,
  sort: { nama: 'ejaan' },
  baru: (createdAt) => ({ dibuat: createdAt }),
})
