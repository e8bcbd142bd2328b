import type { StatusPembayaran } from '#contract/pesanan/status-pesanan.ts'
import type { PesananRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { returRepository } from '#server/features/pembayaran/pengembalian/retur.repository.ts'
import { queueSuratPesanan } from '#server/features/perjalanan/surat-pesanan.ts'
import { pakaiResepRepository } from '#server/features/resep/pakai-resep.repository.ts'
import { stokRepository } from '#server/features/stok/stok.repository.ts'
import { voucherRepository } from '#server/features/voucher/voucher.repository.ts'
import { pembayaranRepository } from './pembayaran.repository.ts'
import { stokEffect } from './status-pembayaran.ts'

type Bergerak = Pick<
  PesananRow,
  'pesanan_id' | 'status_pembayaran' | 'pembeli_baru' | 'resep_id' | 'menunggu_resep' | 'menunggu_ongkir'
>

/** What late money may not find any more, as its order is marked then. */
type Kurang = 'lunas tanpa stok' | 'lunas tanpa resep' | 'lunas tanpa voucher'

interface Sebab {
  oleh: string
  penggunaId?: number
  waktu: Date
  keterangan: string
  /** Does a mail tell of it? Not where another one does. */
  isKabar?: boolean
}

/**
 * State, history, prescription, stock, voucher and mail move together. Called under the order's lock.
 * @returns where late money came for what is gone: the mark
 */
export async function moveStatus(
  tx: Tx,
  settings: Deps['settings'],
  { pesanan_id: id, status_pembayaran: from, pembeli_baru, resep_id, menunggu_resep, menunggu_ongkir }: Bergerak,
  to: StatusPembayaran,
  { isKabar = true, ...sebab }: Sebab,
): Promise<Kurang | undefined> {
  await pembayaranRepository(tx).moveStatus(id, from, to, sebab)
  const lewat = menunggu_resep ? 'resep-lewat' : menunggu_ongkir ? 'ongkir-lewat' : 'expired'
  const kabar = to === 'expired' ? lewat : to
  if (isKabar && kabar !== 'pending') await queueSuratPesanan(tx, settings, id, kabar, sebab.waktu)

  const stok = stokRepository(tx)
  const pakaiResep = pakaiResepRepository(tx)
  const voucher = voucherRepository(tx)
  const effect = stokEffect(from, to)
  // An order that waits has nothing of it, and who decides about it holds it while waiting for the order.
  if (effect === 'lepas' && resep_id !== null && !menunggu_resep) await pakaiResep.giveBack(id, resep_id)
  const isDitahanBaru = pembeli_baru && from === 'pending' && to !== 'pending'
  if (effect === 'lepas') {
    // What comes back from a buyer is taken in when it comes.
    const ditunggu = from === 'success' ? await returRepository(tx).listDitunggu(id) : []
    await stok.release(id, sebab.waktu, isDitahanBaru ? 'baru' : 'lama', ditunggu)
  }
  if (effect !== 'lepas' && isDitahanBaru) await stok.settle(id)
  // The voucher is the last that anybody locks.
  if (effect === 'lepas') await voucher.giveBack(id)
  if (effect === 'tahan') {
    if (resep_id !== null && (await pakaiResep.take(id, resep_id, sebab.waktu))) return 'lunas tanpa resep'
    if (await stok.take(id, await stok.needed(id), sebab.waktu)) {
      if (resep_id !== null) await pakaiResep.giveBack(id, resep_id)
      return 'lunas tanpa stok'
    }
    if (!(await voucher.takeAgain(id))) return 'lunas tanpa voucher'
  }
  return undefined
}
