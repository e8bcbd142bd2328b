import { sql } from 'kysely'
import type { FoundRecord } from '#contract/dasbor/find-admin.ts'
import type { Db } from '#server/db/client.ts'
import { matching, type Search } from '#server/db/list.ts'

/** Returns the newest articles with a title. */
export async function findArtikelRecords(db: Db, search: Search): Promise<FoundRecord[]> {
  const rows = await db
    .selectFrom('artikel')
    .where(matching(sql`judul`, search))
    .select(['artikel_id', 'judul', 'status'])
    .orderBy('artikel_id', 'desc')
    .limit(search.max)
    .execute()
  return rows.map(({ artikel_id, judul, status }) => ({
    nama: judul,
    keterangan: status === 'published' ? 'Artikel terbit' : 'Draf artikel',
    alamat: `/edit-artikel/${artikel_id}`,
  }))
}
