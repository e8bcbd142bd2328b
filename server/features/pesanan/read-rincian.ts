import type { RincianPesanan } from '#contract/pesanan/endpoints.ts'
import type { PesananRow } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { bukuRepository } from '#server/features/buku/buku.repository.ts'
import { caraBayarOf } from '#server/features/pembayaran/cara-bayar.ts'
import { pembayaranRepository } from '#server/features/pembayaran/pembayaran.repository.ts'
import { isDapatDibayar } from '#server/features/pembayaran/status-pembayaran.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { tellPerjalanan } from '#server/features/perjalanan/perjalanan.ts'
import { toItem, toRiwayat } from './pesanan.repository.ts'

/** Everything that the owner of an order may know of it. */
export async function readRincian(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  order: PesananRow,
): Promise<RincianPesanan> {
  const { pesanan_id: id, nama, no_hp, alamat, catatan, kurir, resi } = order
  const perjalanan = perjalananRepository(db)
  const [baris, changes, attempts, uangOf] = await Promise.all([
    perjalanan.listBaris(id),
    perjalanan.listForPembeli(id),
    pembayaranRepository(db).listAttempts(id),
    bukuRepository(db).uangOf([id]),
  ])
  return {
    ...toRiwayat({ ...order, items: baris.map(toItem) }, uangOf(id)),
    nama,
    no_hp,
    alamat,
    catatan,
    kurir,
    resi,
    dapat_dibayar: isDapatDibayar(order, clock()),
    dapat_dibatalkan: order.status_pembayaran === 'pending',
    cara_bayar: caraBayarOf(order, attempts),
    perjalanan: changes.map((change) => ({ waktu: change.waktu.toISOString(), teks: tellPerjalanan(change) })),
  }
}
