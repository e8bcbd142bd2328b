import type { PesananAdmin } from '#contract/pesanan-admin.ts'
import type { PembayaranRow } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { kelolaPesananRepository } from '#server/features/pemesanan/kelola-pesanan.repository.ts'
import { pemesananRepository } from '#server/features/pemesanan/pemesanan.repository.ts'
import { AppError } from '#server/http/app-error.ts'
import { pembayaranRepository } from './pembayaran.repository.ts'

/**
 * Everything that the office knows of one order.
 * @throws PESANAN_TIDAK_ADA
 */
export async function bacaPesanan({ db }: Pick<Deps, 'db'>, id: number): Promise<PesananAdmin> {
  const kelola = kelolaPesananRepository(db)
  const order = await kelola.find(id)
  if (!order) throw new AppError('PESANAN_TIDAK_ADA')
  const [baris, bagian, attempts, riwayat] = await Promise.all([
    pemesananRepository(db).listBaris(id),
    kelola.listBagian(id),
    pembayaranRepository(db).listAttempts(id),
    kelola.listPerubahan(id),
  ])
  const { pengguna_id: penggunaId, nama_akun, email, dibuat, batas_bayar, arsip, pemesanan_id: orderId } = order
  return {
    ...order,
    orderId,
    created_at: dibuat.toISOString(),
    batas_bayar: batas_bayar.toISOString(),
    diarsipkan: arsip !== null,
    pembeli: { penggunaId, nama: nama_akun, email },
    items: baris.map(({ produk_id, paket_id, ...line }) => ({ produkId: produk_id, paketId: paket_id, ...line })),
    bagian,
    pembayaran: attempts.map(toPercobaan),
    riwayat,
  }
}

function toPercobaan(attempt: PembayaranRow): PesananAdmin['pembayaran'][number] {
  const { order_id, jumlah, payment_type, transaction_status, transaction_id, dibuat, diubah } = attempt
  return {
    order_id,
    jumlah,
    payment_type,
    transaction_status,
    transaction_id,
    dibuat: dibuat.toISOString(),
    diubah: diubah.toISOString(),
  }
}
