import { sql } from 'kysely'
import type { FoundRecord } from '#contract/dasbor/find-admin.ts'
import { searchedNoHp } from '#contract/no-hp.ts'
import type { Db } from '#server/db/client.ts'
import { ilike, matching, type Search } from '#server/db/list.ts'

/** Must equal the expression of the search index. */
const TEXT_FIELDS = sql`(nama || E'\n' || email || E'\n' || no_hp)`

/** Returns the customers with a name, e-mail address or phone number. */
export async function findPelangganRecords(db: Db, search: Search): Promise<FoundRecord[]> {
  const nomor = search.isExact ? searchedNoHp(search.q) : undefined
  const rows = await db
    .selectFrom('pengguna')
    .where('role', '=', 'user')
    .where('dihapus', 'is', null)
    .where((eb) => eb.or([matching(TEXT_FIELDS, search), ...(nomor ? [ilike(TEXT_FIELDS, nomor)] : [])]))
    .select(['pengguna_id', 'nama', 'email', 'no_hp'])
    // Without an order the search for similar words stops at the first ones.
    .$if(search.isExact, (query) => query.orderBy('nama').orderBy('pengguna_id'))
    .limit(search.max)
    .execute()
  return rows.map(({ pengguna_id, nama, email, no_hp }) => ({
    nama,
    keterangan: [email, no_hp].filter(Boolean).join(', '),
    alamat: `/pelanggan/${pengguna_id}`,
  }))
}
