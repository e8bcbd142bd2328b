import { sql } from 'kysely'
import { kodeOf, METODE, MetodeBody } from '#contract/pembayaran/metode-admin.ts'
import { records } from '#server/features/jejak/records.ts'

export const metode = records({
  table: 'metode_pembayaran',
  key: 'metode_id',
  jenis: 'metode-pembayaran',
  sebutan: 'Metode pembayaran',
  kode: 'METODE',
  unique: 'method',
  body: MetodeBody,
  columns: METODE,
  rows: (db) =>
    db.selectFrom('metode_pembayaran').select(['metode_id as metodeId', 'versi', ...MetodeBody.keyof().options]),
  judul: ({ method }) => method,
  cari: sql`(method || E'\n' || description)`,
  order: ['urutan'],
  terakhir: 'METODE_TERAKHIR',
  prepare: (input, before) =>
    input.kode === '' ? { ...input, kode: kodeOf(input.method ?? before?.method ?? '') } : input,
  // The last position.
  baru: () => ({ urutan: sql<number>`(SELECT coalesce(max(urutan), 0) + 1 FROM metode_pembayaran)` }),
})
