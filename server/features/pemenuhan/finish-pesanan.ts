import { stageOf } from '#contract/pesanan/pesanan-stages.ts'
import type { StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import type { PesananRow } from '#server/db/schema.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { queueSuratPesanan } from '#server/features/perjalanan/surat-pesanan.ts'
import { pesananRepository } from '#server/features/pesanan/pesanan.repository.ts'
import { pesananAdminRepository } from '#server/features/pesanan/pesanan-admin.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { finishPesananRepository } from './finish-pesanan.repository.ts'

type Finish = Pick<Deps, 'db' | 'clock'>

interface Received {
  status_pesanan: StatusPesanan
  message: string
}

/**
 * Completes an order after its buyer confirmed the receipt. A repeat is a no-op. No mail is sent, because the buyer did it.
 * @throws PESANAN_TIDAK_ADA, PESANAN_BELUM_DIKIRIM
 */
export function receivePesanan(
  { db, clock }: Finish,
  { penggunaId }: Pick<Sesi, 'penggunaId'>,
  { pesanan_id }: Pick<PesananRow, 'pesanan_id'>,
): Promise<Received> {
  return transaction(db, async (tx) => {
    const order = await pesananRepository(tx).lockOwn(penggunaId, pesanan_id)
    if (!order) throw new AppError('PESANAN_TIDAK_ADA')
    const stage = stageOf(order)
    if (stage === 'dikirim') await finish(tx, order, { oleh: 'pelanggan', penggunaId, waktu: clock() })
    else if (stage !== 'diterima') throw new AppError('PESANAN_BELUM_DIKIRIM')
    return { status_pesanan: 'Pesanan Selesai', message: 'Terima kasih. Pesanan ini selesai.' }
  })
}

/**
 * 3 days: an order that was due for longer gets no mail. After an upgrade, for example, the mail would come unexpectedly
 * late.
 */
const NOTICE_MS = 3 * 86_400_000

/**
 * Completes the orders that have been on their way for the configured days, each in its own transaction.
 * @returns the number of completed orders
 */
export async function finishDue({ db, clock, settings }: Finish & Pick<Deps, 'settings'>): Promise<number> {
  const finishNext = () =>
    transaction(db, async (tx) => {
      const time = clock()
      const order = await finishPesananRepository(tx).lockDue(time)
      if (!order) return false
      await finish(tx, order, { oleh: 'otomatis', waktu: time })
      if (time.getTime() - order.batas.getTime() <= NOTICE_MS)
        await queueSuratPesanan(tx, settings, order.pesanan_id, 'selesai-otomatis', time)
      return true
    })
  let count = 0
  while (await finishNext()) count++
  return count
}

interface Reasons {
  oleh: 'pelanggan' | 'otomatis'
  penggunaId?: number
  waktu: Date
}

/** Called under the order's lock. The order was packed when it was shipped. */
async function finish(tx: Tx, { pesanan_id: id, status_pesanan: from }: PesananRow, reason: Reasons): Promise<void> {
  await pesananAdminRepository(tx).finish(id)
  await perjalananRepository(tx).record(id, { jenis: 'pesanan', dari: from, ke: 'Pesanan Selesai', ...reason })
}
