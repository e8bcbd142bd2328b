import type { KirimanBody, PartialKiriman } from '#contract/pemenuhan/kiriman-admin.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { bukuRepository } from '#server/features/buku/buku.repository.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { pesananAdminRepository } from '#server/features/pesanan/pesanan-admin.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { kirimanRepository } from './kiriman.repository.ts'
import { processPesanan } from './manage-pesanan.ts'

/**
 * Ships a part of an order as a parcel of its own. The first parcel packs the whole order. Each parcel is mailed to the
 * buyer. The order's own courier and number are those of the newest parcel, for clients that know only one.
 * @throws PESANAN_TIDAK_ADA; PESANAN_SUDAH_DIKIRIM if it was shipped whole or is completed; KIRIMAN_TERLALU_BANYAK,
 * RESI_SUDAH_DIPAKAI; and the errors of `processPesanan`
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
    const present = await kiriman.list(pesananId)
    if (order.status_pesanan === 'Pesanan Selesai' || (order.resi !== '' && present.length === 0))
      throw new AppError('PESANAN_SUDAH_DIKIRIM')
    if (present.some((item) => item.resi === resi)) throw new AppError('RESI_SUDAH_DIPAKAI', { errors: [RESI_USED] })
    const remaining = new Map(
      (await bukuRepository(tx).listRemainingLines(pesananId)).map(({ urutan, sisa }) => [
        urutan,
        sisa - shippedUnits(present, urutan),
      ]),
    )
    if (baris.some(({ urutan, jumlah }) => jumlah > (remaining.get(urutan) ?? 0)))
      throw new AppError('KIRIMAN_TERLALU_BANYAK')

    const time = deps.clock()
    const kirimanId = await kiriman.insert(pesananId, { kurir, resi, baris }, sesi.penggunaId, time)
    const entry = { tindakan: 'buat', jenis: 'kiriman', rujukan: kirimanId, judul: order.midtrans_order_id } as const
    await jejakRepository(tx).record(sesi.penggunaId, { ...entry, sesudah: { kurir, resi } }, time)
    const { status_pesanan, kurir: oldKurir, resi: oldResi } = order
    const displayed = { status_pesanan, kurir: oldKurir, resi: oldResi }
    await processPesanan({ ...deps, db: tx }, sesi, pesananId, {
      semula: displayed,
      kurir,
      resi,
      ...(status_pesanan === 'Menunggu Respon' && { status_pesanan: 'Sedang Di Proses' as const }),
    })
    return { message: 'Kiriman tersimpan, pembeli diberi tahu' }
  })
}

const RESI_USED = { path: 'resi', msg: 'Nomor resi ini sudah dipakai untuk kiriman lain. Periksa lagi.' }

/** Returns the units of a line that are already in parcels. */
export const shippedUnits = (kiriman: readonly Pick<PartialKiriman, 'baris'>[], position: number): number =>
  kiriman.flatMap(({ baris }) => baris).reduce((sum, item) => (item.urutan === position ? sum + item.jumlah : sum), 0)
