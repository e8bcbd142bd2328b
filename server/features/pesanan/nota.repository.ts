import { type ExpressionBuilder, sql } from 'kysely'
import type { Nota } from '#contract/pesanan/nota.ts'
import type { Db } from '#server/db/client.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Format of a receipt number; leading zeros may be omitted. */
const NOMOR = /^(\d{4}\/\d{2})\/(\d{1,9})$/

/** Receipts of paid orders. The database assigns the number when an order is paid. */
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

/** Selects the receipt number of an order, in a query on `pesanan`. */
export const nomorNota = (eb: ExpressionBuilder<Database, 'pesanan'>) =>
  eb.selectFrom('nota').select('nomor').whereRef('nota.pesanan_id', '=', 'pesanan.pesanan_id').as('nomor_nota')

/** Returns the condition for the order with this receipt number; empty if `q` is no receipt number. */
export function withNotaNomor(q: string) {
  const [, month, position] = NOMOR.exec(q) ?? []
  if (!month || !position) return []
  return [
    sql<boolean>`pesanan.pesanan_id = (SELECT pesanan_id FROM nota WHERE bulan = ${month} AND urutan = ${Number(position)})`,
  ]
}
