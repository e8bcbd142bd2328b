import { type Expression, type Selectable, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { FoundRecord } from '#contract/dasbor/find-admin.ts'
import { formatDate } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import { ilike, matching, type Search } from '#server/db/list.ts'
import type { Database } from '#server/db/tables.ts'
import { searchConditions, TEXT_FIELDS } from './search-pesanan.ts'

/** Accounts whose orders an e-mail address finds. */
const AKUN_MAX = 20

/** Orders that are searched one by one before the indexes: a frequent name would be slow to read and to sort. */
const NEWEST = 1000

/** Returns the newest orders with a number, name, phone, tracking number or product, or of an e-mail address. */
export async function findPesananRecords(db: Db, search: Search): Promise<FoundRecord[]> {
  const { q, isExact, max } = search
  const quick = await select(newestOf(db), matching(TEXT_FIELDS, search), max).execute()
  if (quick.length === max) return quick.map(toRecord)
  const places = isExact
    ? [...searchConditions(q), ...(q.includes('@') ? [withEmail(q)] : [])]
    : [matching(TEXT_FIELDS, search)]
  const found = await Promise.all(places.map((place) => select(db.selectFrom('pesanan'), place, max).execute()))
  const rows = new Map(found.flat().map((row) => [row.pesanan_id, row]))
  return [...rows.values()]
    .toSorted((a, b) => b.pesanan_id - a.pesanan_id)
    .slice(0, max)
    .map(toRecord)
}

const newestOf = (db: Db) =>
  db.selectFrom((eb) => eb.selectFrom('pesanan').selectAll().orderBy('pesanan_id', 'desc').limit(NEWEST).as('pesanan'))

const select = (query: SelectQueryBuilder<Database, 'pesanan', object>, place: Expression<SqlBool>, max: number) =>
  query
    .where(place)
    .select(['pesanan_id', 'jenis', 'midtrans_order_id', 'nama', 'dibuat'])
    .orderBy('pesanan_id', 'desc')
    .limit(max)

const toRecord = ({ pesanan_id, jenis, midtrans_order_id, nama, dibuat }: FoundPesanan): FoundRecord => ({
  nama: midtrans_order_id,
  keterangan: `${nama}, ${formatDate(dibuat.toISOString())}`,
  alamat: `/detail-pesanan-${jenis}/${pesanan_id}`,
})

type FoundPesanan = Pick<
  Selectable<Database['pesanan']>,
  'pesanan_id' | 'jenis' | 'midtrans_order_id' | 'nama' | 'dibuat'
>

const withEmail = (q: string) => sql<boolean>`pesanan.pengguna_id IN (
  SELECT pengguna_id FROM pengguna
  WHERE ${ilike(sql`(nama || E'\n' || email || E'\n' || no_hp)`, q)} AND ${ilike(sql`email`, q)} LIMIT ${AKUN_MAX})`
