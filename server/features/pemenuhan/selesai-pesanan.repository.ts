import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { PesananRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import { DI_JALAN } from '#server/features/pesanan/pesanan.repository.ts'
import { BELUM_SEMUA } from './kiriman.repository.ts'

/** Time of the office's last change to the order's status or parcel. */
const DIKIRIM = sql<Date | null>`(SELECT max(waktu) FROM riwayat_status r
  WHERE r.pesanan_id = pesanan.pesanan_id AND r.jenis = 'pesanan')`

/** Days after which an order completes automatically; NULL if the owner switched that off. */
const HARI = sql<number | null>`(SELECT nullif(selesai_otomatis_hari, 0) FROM pengaturan_toko)`

const BATAS = sql<Date | null>`${DIKIRIM} + ${HARI} * interval '24 hours'`

/** Conditions on `pesanan` that block automatic completion: a person has to decide first. */
const TERTAHAN: readonly RawBuilder<SqlBool>[] = [
  sql`perhatian <> '{}'`,
  sql`EXISTS (SELECT FROM keluhan WHERE keluhan.pesanan_id = pesanan.pesanan_id AND keluhan.selesai IS NULL)`,
  BELUM_SEMUA,
]
const SENDIRI = sql<boolean>`(${DI_JALAN} AND NOT (${sql.join(TERTAHAN, sql` OR `)}))`

export interface PesananSelesai extends PesananRow {
  /** Time since which the automatic completion is due. */
  batas: Date
}

export function selesaiPesananRepository(db: Db | Tx) {
  return {
    /** Returns the time at which an order completes automatically; null if it does not. */
    async getBatas(pesananId: number): Promise<Date | null> {
      const row = await db
        .selectFrom('pesanan')
        .select(BATAS.as('batas'))
        .where('pesanan_id', '=', pesananId)
        .where(SENDIRI)
        .executeTakeFirst()
      return row?.batas ?? null
    },

    /** Returns an order that is due for automatic completion, locked until the transaction ends. Locked orders are skipped. */
    lockDue: (now: Date): Promise<PesananSelesai | undefined> =>
      db
        .selectFrom('pesanan')
        .selectAll()
        .select(BATAS.$castTo<Date>().as('batas'))
        .where(SENDIRI)
        .where(BATAS, '<=', now)
        .orderBy('pesanan_id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst(),
  }
}
