import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import type { PesananRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { returRepository } from '#server/features/pembayaran/pengembalian/retur.repository.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { queueSuratPesanan } from '#server/features/perjalanan/surat-pesanan.ts'
import { resepUseRepository } from '#server/features/resep/resep-use.repository.ts'
import { pesananStokRepository } from '#server/features/stok/stok.repository.ts'
import { voucherRepository } from '#server/features/voucher/voucher.repository.ts'
import { closeQuestion, SILENT } from './open-question.ts'
import { pembayaranRepository } from './pembayaran.repository.ts'
import { stokEffect } from './status-pembayaran.ts'

type Moved = Pick<
  PesananRow,
  | 'pesanan_id'
  | 'status_pembayaran'
  | 'arsip'
  | 'perhatian'
  | 'pembeli_baru'
  | 'resep_id'
  | 'menunggu_resep'
  | 'menunggu_ongkir'
>

/** Resource that late money no longer finds. The order is flagged with it. */
type MissingHold = 'lunas tanpa stok' | 'lunas tanpa resep' | 'lunas tanpa voucher'

interface Reasons {
  oleh: string
  penggunaId?: number
  waktu: Date
  keterangan: string
  /** False if another mail already reports the change. Default: true. */
  isNotified?: boolean
}

/**
 * Moves the state of an order with its history, prescription, stock, voucher and mail. Called under the order's lock.
 * @returns the flag for the order, if late money no longer finds stock, prescription or voucher
 */
export async function moveStatus(
  tx: Tx,
  settings: Deps['settings'],
  { pesanan_id: id, status_pembayaran: from, ...order }: Moved,
  to: StatusPembayaran,
  { isNotified = true, ...reason }: Reasons,
): Promise<MissingHold | undefined> {
  const { arsip, perhatian, pembeli_baru, resep_id, menunggu_resep, menunggu_ongkir } = order
  await pembayaranRepository(tx).moveStatus(id, from, to, reason)
  await closeQuestion(tx, { pesanan_id: id, perhatian }, SILENT, reason)
  // Late money brings an order back from the archive.
  if (to === 'success' && arsip) await perjalananRepository(tx).saveArchived(id, null)
  const expiry = menunggu_resep ? 'resep-lewat' : menunggu_ongkir ? 'ongkir-lewat' : 'expired'
  const kabar = to === 'expired' ? expiry : to
  if (isNotified && kabar !== 'pending') await queueSuratPesanan(tx, settings, id, kabar, reason.waktu)

  const stok = pesananStokRepository(tx)
  const resepUse = resepUseRepository(tx)
  const voucher = voucherRepository(tx)
  const effect = stokEffect(from, to)
  // A waiting order took nothing from its prescription. The decision holds the prescription's lock while it waits for the
  // order.
  if (effect === 'lepas' && resep_id !== null && !menunggu_resep) await resepUse.giveBack(id, resep_id)
  const isNewBuyerHold = pembeli_baru && from === 'pending' && to !== 'pending'
  if (effect === 'lepas') {
    // Goods that a buyer sends back are booked on arrival.
    const expected = from === 'success' ? await returRepository(tx).listAwaited(id) : []
    await stok.release(id, reason.waktu, isNewBuyerHold ? 'baru' : 'lama', expected)
  }
  if (effect !== 'lepas' && isNewBuyerHold) await stok.settle(id)
  // Lock order: the voucher is locked last.
  if (effect === 'lepas') await voucher.giveBack(id)
  if (effect === 'tahan') {
    if (resep_id !== null && (await resepUse.take(id, resep_id, reason.waktu))) return 'lunas tanpa resep'
    if (await stok.take(id, await stok.needed(id), reason.waktu)) {
      if (resep_id !== null) await resepUse.giveBack(id, resep_id)
      return 'lunas tanpa stok'
    }
    if (!(await voucher.takeAgain(id))) return 'lunas tanpa voucher'
  }
  return undefined
}
