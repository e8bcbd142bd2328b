import type { Tx } from '#server/db/transaction.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'

/** Flag of an order that ended although the provider could not report what became of a payment. */
export const UNANSWERED = 'pembayaran tidak terjawab'
/** Flag of a pending, overdue order about which the provider's API does not answer. */
export const SILENT = 'Midtrans tidak menjawab'
/** Flag of an order with a refund whose result the provider has not reported. */
export const REFUND_OPEN = 'pengembalian dana belum pasti'
type Question = typeof UNANSWERED | typeof SILENT | typeof REFUND_OPEN

interface Answer {
  oleh: string
  penggunaId?: number
  keterangan: string
  waktu: Date
}

type Flagged = { pesanan_id: number; perhatian: readonly string[] }

/**
 * Removes a flag that asks a person what the provider's dashboard says, after the provider or a person answered. Called under the order's
 * lock.
 */
export async function closeQuestion(
  tx: Tx,
  { pesanan_id, perhatian }: Flagged,
  question: Question,
  { oleh, penggunaId, keterangan, waktu }: Answer,
): Promise<void> {
  if (!perhatian.includes(question)) return
  const perjalanan = perjalananRepository(tx)
  await perjalanan.unflag(pesanan_id, question)
  const answer = { oleh, keterangan, waktu, ...(penggunaId !== undefined && { penggunaId }) }
  await perjalanan.record(pesanan_id, { jenis: 'perhatian', dari: question, ke: 'selesai', ...answer })
}
