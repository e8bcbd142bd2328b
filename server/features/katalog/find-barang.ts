import { sql } from 'kysely'
import type { FoundRecord } from '#contract/dasbor/find-admin.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import type { Db } from '#server/db/client.ts'
import { matching, type Search } from '#server/db/list.ts'
import { contains } from './produk/produk.repository.ts'

/** Returns the products with these words in their name first, then those with them in substances or description. */
export async function findProdukRecords(db: Db, search: Search): Promise<FoundRecord[]> {
  const rows = await db
    .selectFrom('produk')
    .where(search.isExact ? contains(search.q) : matching(sql`produk.cari`, search))
    .select(['produk_id', 'nama', 'stok', 'aktif'])
    .orderBy(sql`NOT ${matching(sql`nama`, search)}`)
    .orderBy('nama')
    .limit(search.max)
    .execute()
  return rows.map(({ produk_id, nama, stok, aktif }) => ({
    nama,
    keterangan: aktif ? `Stok ${formatGrouped(stok)}` : 'Diarsipkan',
    alamat: `/edit-produk/${produk_id}`,
  }))
}

export async function findPaketRecords(db: Db, search: Search): Promise<FoundRecord[]> {
  const rows = await db
    .selectFrom('paket')
    .where(matching(sql`title`, search))
    .select(['paket_id', 'title', 'aktif'])
    .orderBy('title')
    .limit(search.max)
    .execute()
  return rows.map(({ paket_id, title, aktif }) => ({
    nama: title,
    keterangan: aktif ? 'Dijual' : 'Diarsipkan',
    alamat: `/edit-paket/${paket_id}`,
  }))
}
