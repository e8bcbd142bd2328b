import { type ExpressionBuilder, sql } from 'kysely'
import type { Nota } from '#contract/pesanan/nota.ts'
import type { Db } from '#server/db/client.ts'
import type { Database } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'

/** What a number looks like; the leading noughts may be left out. */
const NOMOR = /^(\d{4}\/\d{2})\/(\d{1,9})$/

/** Receipts of paid orders; whoever pays an order makes the database give it its number. */
export function notaRepository(db: Db | Tx) {
  return {
    async find(pesananId: number): Promise<Nota | null> {
      const row = await db
        .selectFrom('nota')
        .select(['nomor', 'waktu'])
        .where('pesanan_id', '=', pesananId)
        .executeTakeFirst()
      return row ? { ...row, waktu: row.waktu.toISOString() } : null
    },
  }
}

/** The number of an order's receipt, in a query that reads orders. */
export const nomorNota = (eb: ExpressionBuilder<Database, 'pesanan'>) =>
  eb.selectFrom('nota').select('nomor').whereRef('nota.pesanan_id', '=', 'pesanan.pesanan_id').as('nomor_nota')

/** The order whose receipt has this number; nothing where that is none. */
export function bernomorNota(q: string) {
  const [, bulan, urutan] = NOMOR.exec(q) ?? []
  if (!bulan || !urutan) return []
  return [
    sql<boolean>`pesanan.pesanan_id = (SELECT pesanan_id FROM nota WHERE bulan = ${bulan} AND urutan = ${Number(urutan)})`,
  ]
}
