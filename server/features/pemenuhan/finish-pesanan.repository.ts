import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { PesananRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import { ON_THE_WAY } from '#server/features/pesanan/pesanan.repository.ts'
import { PARTLY_SHIPPED } from './kiriman.repository.ts'

/** Time of the office's last change to the order's status or parcel. */
const LAST_CHANGE = sql<Date | null>`(SELECT max(waktu) FROM riwayat_status r
  WHERE r.pesanan_id = pesanan.pesanan_id AND r.jenis = 'pesanan')`

/** Days after which an order completes automatically; NULL if the owner switched that off. */
const AUTO_FINISH_DAYS = sql<number | null>`(SELECT nullif(selesai_otomatis_hari, 0) FROM pengaturan_toko)`

const AUTO_FINISH_AT = sql<Date | null>`${LAST_CHANGE} + ${AUTO_FINISH_DAYS} * interval '24 hours'`

/** Conditions on `pesanan` that block automatic completion: a person has to decide first. */
const BLOCKERS: readonly RawBuilder<SqlBool>[] = [
  sql`perhatian <> '{}'`,
  sql`EXISTS (SELECT FROM keluhan WHERE keluhan.pesanan_id = pesanan.pesanan_id AND keluhan.selesai IS NULL)`,
  PARTLY_SHIPPED,
]
const AUTO_FINISHES = sql<boolean>`(${ON_THE_WAY} AND NOT (${sql.join(BLOCKERS, sql` OR `)}))`

export interface FinishedPesanan extends PesananRow {
  /** Time since which the automatic completion is due. */
  batas: Date
}

export function finishPesananRepository(db: Db | Tx) {
  return {
    /** Returns the time at which an order completes automatically; null if it does not. */
    async getDeadline(pesananId: number): Promise<Date | null> {
      const row = await db
        .selectFrom('pesanan')
        .select(AUTO_FINISH_AT.as('batas'))
        .where('pesanan_id', '=', pesananId)
        .where(AUTO_FINISHES)
        .executeTakeFirst()
      return row?.batas ?? null
    },

    /** Returns an order that is due for automatic completion, locked until the transaction ends. Locked orders are skipped. */
    lockDue: (now: Date): Promise<FinishedPesanan | undefined> =>
      db
        .selectFrom('pesanan')
        .selectAll()
        .select(AUTO_FINISH_AT.$castTo<Date>().as('batas'))
        .where(AUTO_FINISHES)
        .where(AUTO_FINISH_AT, '<=', now)
        .orderBy('pesanan_id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst(),
  }
}
