import { sql } from 'kysely'
import type { FoundRecord } from '#contract/dasbor/find-admin.ts'
import { formatDate } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import { matching, type Search } from '#server/db/list.ts'

/** Returns the newest purchases with a number, or from a supplier. */
export async function findPembelianRecords(db: Db, search: Search): Promise<FoundRecord[]> {
  const texts = sql`(pemasok.nama || E'\n' || 'Pembelian ' || pembelian_id)`
  const rows = await db
    .selectFrom('pembelian')
    .innerJoin('pemasok', 'pemasok.pemasok_id', 'pembelian.pemasok_id')
    .where(matching(texts, search))
    .select(['pembelian_id', 'pemasok.nama', 'pembelian.dibuat'])
    .orderBy('pembelian_id', 'desc')
    .limit(search.max)
    .execute()
  return rows.map(({ pembelian_id, nama, dibuat }) => ({
    nama: `Pembelian ${pembelian_id}`,
    keterangan: `${nama}, ${formatDate(dibuat.toISOString())}`,
    alamat: `/pembelian/${pembelian_id}`,
  }))
}

/** Returns the suppliers with a name, contact or phone number. */
export async function findPemasokRecords(db: Db, search: Search): Promise<FoundRecord[]> {
  const texts = sql`(nama || E'\n' || kontak || E'\n' || no_hp)`
  const rows = await db
    .selectFrom('pemasok')
    .where(matching(texts, search))
    .select(['pemasok_id', 'nama', 'kontak', 'no_hp'])
    .orderBy('nama')
    .limit(search.max)
    .execute()
  return rows.map(({ pemasok_id, nama, kontak, no_hp }) => ({
    nama,
    keterangan: [kontak, no_hp].filter(Boolean).join(', ') || 'Pemasok',
    alamat: `/edit-pemasok/${pemasok_id}`,
  }))
}
