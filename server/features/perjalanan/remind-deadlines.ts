import { sql } from 'kysely'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueSuratPesanan } from './surat-pesanan.ts'

const MINUTE = 60_000
/** 20 min before the deadline: a mail that follows 10 min later still leaves time to pay. */
const BEFORE_MS = 20 * MINUTE
/** 10 min: a buyer who has just ordered is still paying. */
const AFTER_ORDER_MS = 10 * MINUTE
/** Orders per transaction. */
const BATCH = 100

/**
 * Queues a notice about each order whose payment deadline is near, once per order and only for accounts that agreed to a channel
 * besides mail.
 */
export async function remindDeadlines({ db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<void> {
  while ((await transaction(db, (tx) => remindSome(tx, settings, clock()))) === BATCH) {}
}

/** @returns the number of orders */
async function remindSome(tx: Tx, settings: Deps['settings'], now: Date): Promise<number> {
  const { rows } = await sql<{ pesanan_id: number }>`
    SELECT pesanan_id FROM pesanan
    WHERE status_pembayaran = 'pending' AND batas_bayar > ${now}
      AND batas_bayar <= ${new Date(now.getTime() + BEFORE_MS)} AND dibuat <= ${new Date(now.getTime() - AFTER_ORDER_MS)}
      AND batas_akhir IS NULL AND NOT menunggu_resep AND NOT menunggu_ongkir
      AND EXISTS (SELECT FROM izin_kabar WHERE izin_kabar.pengguna_id = pesanan.pengguna_id
        AND keperluan = 'pesanan' AND dicabut IS NULL)
      AND NOT EXISTS (SELECT FROM surat WHERE kunci = 'pesanan-batas-bayar:' || pesanan_id)
    ORDER BY batas_bayar LIMIT ${BATCH} FOR UPDATE OF pesanan SKIP LOCKED`.execute(tx)
  for (const { pesanan_id } of rows) await queueSuratPesanan(tx, settings, pesanan_id, 'batas-bayar', now)
  return rows.length
}
