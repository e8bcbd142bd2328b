import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { PesananRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import { DI_JALAN } from '#server/features/pesanan/pesanan.repository.ts'
import { BELUM_SEMUA } from './kiriman.repository.ts'

/** When the office last wrote down how an order travels: since then it is on its way as it is. */
const DIKIRIM = sql<Date | null>`(SELECT max(waktu) FROM riwayat_status r
  WHERE r.pesanan_id = pesanan.pesanan_id AND r.jenis = 'pesanan')`

/** Days after which it ends by itself; NULL where the owner does not want that. */
const HARI = sql<number | null>`(SELECT nullif(selesai_otomatis_hari, 0) FROM pengaturan_toko)`

const BATAS = sql<Date | null>`${DIKIRIM} + ${HARI} * interval '24 hours'`

/** What keeps an order from ending by itself, of a row of `pesanan`: a person has to say first what becomes of it. */
const TERTAHAN: readonly RawBuilder<SqlBool>[] = [
  sql`perhatian <> '{}'`,
  sql`EXISTS (SELECT FROM keluhan WHERE keluhan.pesanan_id = pesanan.pesanan_id AND keluhan.selesai IS NULL)`,
  BELUM_SEMUA,
]
const SENDIRI = sql<boolean>`(${DI_JALAN} AND NOT (${sql.join(TERTAHAN, sql` OR `)}))`

export interface PesananSelesai extends PesananRow {
  /** Since when it was due. */
  batas: Date
}

export function selesaiPesananRepository(db: Db | Tx) {
  return {
    /** When an order ends by itself; null where it does not. */
    async getBatas(pesananId: number): Promise<Date | null> {
      const row = await db
        .selectFrom('pesanan')
        .select(BATAS.as('batas'))
        .where('pesanan_id', '=', pesananId)
        .where(SENDIRI)
        .executeTakeFirst()
      return row?.batas ?? null
    },

    /** An order that is due to end by itself, locked until the transaction ends. Who finds it locked lets it be. */
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

    finish: (pesananId: number) =>
      db
        .updateTable('pesanan')
        .set({ status_pesanan: 'Pesanan Selesai' })
        .where('pesanan_id', '=', pesananId)
        .execute(),
  }
}
