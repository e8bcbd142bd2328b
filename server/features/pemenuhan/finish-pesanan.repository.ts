import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { PesananRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import { ON_THE_WAY } from '#server/features/pesanan/pesanan.repository.ts'
import { NOT_ALL } from './kiriman.repository.ts'

/** Time of the office's last change to the order's status or parcel. */
const SENT = sql<Date | null>`(SELECT max(waktu) FROM riwayat_status r
  WHERE r.pesanan_id = pesanan.pesanan_id AND r.jenis = 'pesanan')`

/** Days after which an order completes automatically; NULL if the owner switched that off. */
const HARI = sql<number | null>`(SELECT nullif(selesai_otomatis_hari, 0) FROM pengaturan_toko)`

const LIMITS = sql<Date | null>`${SENT} + ${HARI} * interval '24 hours'`

/** Conditions on `pesanan` that block automatic completion: a person has to decide first. */
const HELD_BACK: readonly RawBuilder<SqlBool>[] = [
  sql`perhatian <> '{}'`,
  sql`EXISTS (SELECT FROM keluhan WHERE keluhan.pesanan_id = pesanan.pesanan_id AND keluhan.selesai IS NULL)`,
  NOT_ALL,
]
const BY_ITSELF = sql<boolean>`(${ON_THE_WAY} AND NOT (${sql.join(HELD_BACK, sql` OR `)}))`

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
        .select(LIMITS.as('batas'))
        .where('pesanan_id', '=', pesananId)
        .where(BY_ITSELF)
        .executeTakeFirst()
      return row?.batas ?? null
    },

    /** Returns an order that is due for automatic completion, locked until the transaction ends. Locked orders are skipped. */
    lockDue: (now: Date): Promise<FinishedPesanan | undefined> =>
      db
        .selectFrom('pesanan')
        .selectAll()
        .select(LIMITS.$castTo<Date>().as('batas'))
        .where(BY_ITSELF)
        .where(LIMITS, '<=', now)
        .orderBy('pesanan_id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst(),
  }
}
