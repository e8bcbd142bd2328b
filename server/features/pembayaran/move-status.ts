import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { queueSuratPesanan } from '#server/features/perjalanan/surat-pesanan.ts'
import { stokRepository } from '#server/features/stok/stok.repository.ts'
import { pembayaranRepository } from './pembayaran.repository.ts'
import { stokEffect } from './status-pembayaran.ts'

interface Sebab {
  oleh: string
  penggunaId?: number
  waktu: Date
  keterangan: string
  /** Does a mail tell of it? Not where another one does. */
  isKabar?: boolean
}

/**
 * State, history, stock and mail move together. Called under the order's lock.
 * @returns false when late money came for stock that is gone
 */
export async function moveStatus(
  tx: Tx,
  settings: Deps['settings'],
  { pesanan_id: id, status_pembayaran: from }: { pesanan_id: number; status_pembayaran: StatusPembayaran },
  to: StatusPembayaran,
  { isKabar = true, ...sebab }: Sebab,
): Promise<boolean> {
  await pembayaranRepository(tx).moveStatus(id, from, to)
  await perjalananRepository(tx).record(id, { jenis: 'pembayaran', dari: from, ke: to, ...sebab })
  if (isKabar && to !== 'pending') await queueSuratPesanan(tx, settings, id, to, sebab.waktu)

  const stok = stokRepository(tx)
  const effect = stokEffect(from, to)
  if (effect === 'lepas') await stok.release(id, sebab.waktu)
  if (effect === 'tahan') {
    if (await stok.take(id, await stok.needed(id), sebab.waktu)) return false
  }
  return true
}
