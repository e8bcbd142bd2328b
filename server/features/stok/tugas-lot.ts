import { sql } from 'kysely'
import { TUGAS_MAX, type TugasCounts } from '#contract/dasbor/admin.ts'
import { dateWib } from '#contract/wib.ts'
import { countUpTo } from '#server/db/list.ts'
import type { Deps } from '#server/deps.ts'
import { laterDate, sellingLimit } from './sale-deadline.ts'

type Read = Pick<Deps, 'db' | 'clock' | 'settings'>

/** Returns the number of products with units without a lot number. */
export const countWithoutNomor = ({ db }: Read): Promise<TugasCounts> =>
  countUpTo(db, db.selectFrom('lot').select('lot_id').where('nomor', '=', '').where('sisa', '>', 0), TUGAS_MAX)

/** Returns the number of products that orders wait for and no lot has. */
export const countAwaited = ({ db }: Read): Promise<TugasCounts> =>
  countUpTo(db, db.selectFrom('produk').select('produk_id').where('lot_kurang', '>', 0), TUGAS_MAX)

/** Returns the number of lots with units set aside that expire too soon to be sold. */
export const countTooNear = ({ db, clock, settings }: Read): Promise<TugasCounts> =>
  countUpTo(
    db,
    db
      .selectFrom('lot')
      .select('lot_id')
      .where('sisih', '>', 0)
      .where('kedaluwarsa', '<=', sellingLimit(clock(), settings)),
    TUGAS_MAX,
  )

/** Returns the number of non-empty lots that expire within 30, 60 and 90 days. */
export async function countExpired({ db, clock }: Read): Promise<TugasCounts> {
  const within = (hari: number) =>
    countUpTo(
      db,
      db
        .selectFrom('lot')
        .select('lot_id')
        .where(sql<boolean>`sisa + sisih > 0`)
        .where('kedaluwarsa', '>=', dateWib(clock()))
        .where('kedaluwarsa', '<=', laterDate(clock(), hari)),
      TUGAS_MAX,
    )
  return { '30': await within(30), '60': await within(60), '90': await within(90) }
}
