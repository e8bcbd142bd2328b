import { sql } from 'kysely'
import type { z } from 'zod'
import type { Page } from '#contract/endpoint.ts'
import { searchedNoHp } from '#contract/no-hp.ts'
import type { AkunPengguna, listPengguna } from '#contract/pengguna/admin.ts'
import type { Peran } from '#contract/peran.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike, parseSort } from '#server/db/list.ts'
import type { Tx } from '#server/db/transaction.ts'

const COLUMNS = [
  'pengguna_id as id',
  'pengguna_id as userId',
  'nama',
  'email',
  'no_hp',
  'role',
  sql<Peran[]>`string_to_array(peran, ',')`.as('peran'),
  'gambar',
  'versi',
] as const

/** Accounts of existing persons. Anonymized accounts are not found. */
export function penggunaRepository(db: Db | Tx) {
  const pengguna = () => db.selectFrom('pengguna').where('dihapus', 'is', null)

  return {
    async list(query: z.output<typeof listPengguna.query & {}>): Promise<Page<AkunPengguna>> {
      const { q, role, page, limit } = query
      const { column, direction } = parseSort<'nama' | 'email'>(query.urut)
      let found = pengguna()
      if (q) {
        const texts = sql`(nama || E'\n' || email || E'\n' || no_hp)`
        const nomor = searchedNoHp(q)
        found = found.where((eb) => eb.or([ilike(texts, q), ...(nomor ? [ilike(texts, nomor)] : [])]))
      }
      if (role) found = found.where('role', '=', role)
      const order = column === 'email' ? sql`lower(email)` : sql.ref('nama')
      const [items, total] = await Promise.all([
        // Sort in a subquery, so that an index skips the rows before the page.
        pengguna()
          .select(COLUMNS)
          .where(
            'pengguna_id',
            'in',
            found
              .select('pengguna_id')
              .orderBy(order, direction)
              .orderBy('pengguna_id', direction)
              .limit(limit)
              .offset((page - 1) * limit),
          )
          .orderBy(order, direction)
          .orderBy('pengguna_id', direction)
          .execute(),
        countUpTo(db, found.select('pengguna_id')),
      ])
      return { items, total }
    },

    find: (userId: number): Promise<AkunPengguna | undefined> =>
      pengguna().select(COLUMNS).where('pengguna_id', '=', userId).executeTakeFirst(),

    /**
     * Locks the account and all administrators in a fixed order until the transaction ends: of two concurrent removals of
     * rights, the second sees the first. The lock is `FOR NO KEY UPDATE`, because a stronger one would wait for every
     * transaction that refers to an administrator.
     */
    lockWithAdmins: (userId: number): Promise<AkunPengguna[]> =>
      pengguna()
        .select(COLUMNS)
        .where((eb) => eb.or([eb('pengguna_id', '=', userId), eb('role', '=', 'admin')]))
        .orderBy('pengguna_id')
        .forNoKeyUpdate()
        .execute(),

    /** True if an order still needs its buyer: unpaid, undelivered, flagged, or with an open complaint. */
    async hasOpenOrder(userId: number): Promise<boolean> {
      const { rows } = await sql<{ present: boolean }>`
        SELECT EXISTS (
          SELECT FROM pesanan WHERE pengguna_id = ${userId}
            AND (status_pembayaran = 'pending' OR perhatian <> '{}'
              OR status_pembayaran = 'success' AND status_pesanan <> 'Pesanan Selesai'
              OR EXISTS (SELECT FROM keluhan WHERE keluhan.pesanan_id = pesanan.pesanan_id AND selesai IS NULL))) AS present`.execute(
        db,
      )
      return rows[0]?.present ?? false
    },
  }
}
