import type { KirimanBody, KirimanSebagian } from '#contract/pemenuhan/kiriman-office.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { bukuRepository } from '#server/features/buku/buku.repository.ts'
import { pesananAdminRepository } from '#server/features/pesanan/pesanan-admin.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { kirimanRepository } from './kiriman.repository.ts'
import { processPesanan } from './manage-pesanan.ts'

/**
 * Hands over a part of an order as a parcel of its own. With the first one the whole order is packed; each is told to the buyer as any
 * parcel is, and the newest stands in the order for who knows of one only.
 * @throws PESANAN_TIDAK_ADA, PESANAN_SUDAH_DIKIRIM where it went whole or is done, KIRIMAN_TERLALU_BANYAK, RESI_SUDAH_DIPAKAI, and what
 *   `processPesanan` throws
 */
export function addKiriman(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  sesi: Sesi,
  pesananId: number,
  { kurir, resi, baris }: KirimanBody,
): Promise<{ message: string }> {
  return transaction(deps.db, async (tx) => {
    const order = await pesananAdminRepository(tx).lock(pesananId)
    if (!order) throw new AppError('PESANAN_TIDAK_ADA')
    const kiriman = kirimanRepository(tx)
    const ada = await kiriman.list(pesananId)
    if (order.status_pesanan === 'Pesanan Selesai' || (order.resi !== '' && ada.length === 0))
      throw new AppError('PESANAN_SUDAH_DIKIRIM')
    if (ada.some((satu) => satu.resi === resi)) throw new AppError('RESI_SUDAH_DIPAKAI', { errors: [RESI] })
    const sisa = new Map(
      (await bukuRepository(tx).listSisaBaris(pesananId)).map(({ urutan, sisa }) => [
        urutan,
        sisa - terkirim(ada, urutan),
      ]),
    )
    if (baris.some(({ urutan, jumlah }) => jumlah > (sisa.get(urutan) ?? 0)))
      throw new AppError('KIRIMAN_TERLALU_BANYAK')

    await kiriman.insert(pesananId, { kurir, resi, baris }, sesi.penggunaId, deps.clock())
    const { status_pesanan, kurir: kurirLama, resi: resiLama } = order
    const semula = { status_pesanan, kurir: kurirLama, resi: resiLama }
    await processPesanan({ ...deps, db: tx }, sesi, pesananId, {
      ...{ semula, kurir, resi },
      ...(status_pesanan === 'Menunggu Respon' && { status_pesanan: 'Sedang Di Proses' as const }),
    })
    return { message: 'Kiriman tersimpan, pembeli diberi tahu' }
  })
}

const RESI = { path: 'resi', msg: 'Nomor resi ini sudah dipakai kiriman lain pesanan ini.' }

/** So many of a line are in parcels already. */
export const terkirim = (kiriman: readonly Pick<KirimanSebagian, 'baris'>[], urutan: number): number =>
  kiriman.flatMap(({ baris }) => baris).reduce((sum, satu) => (satu.urutan === urutan ? sum + satu.jumlah : sum), 0)
