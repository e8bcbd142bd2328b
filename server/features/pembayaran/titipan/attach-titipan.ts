import type { z } from 'zod'
import type { AssignBody } from '#contract/pembayaran/titipan-admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import type { PesananRow, TitipanRow } from '#server/db/schema.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { applyTransaction } from '#server/features/pembayaran/bayar/apply-transaction.ts'
import { pembayaranRepository } from '#server/features/pembayaran/bayar/pembayaran.repository.ts'
import { awaitedError } from '#server/features/pembayaran/bayar/status-pembayaran.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { toEvent } from '#server/midtrans/status.ts'
import { queryTitipan } from './ask-titipan.ts'
import { titipanRepository } from './titipan.repository.ts'

type Pilihan = z.output<typeof AssignBody>

/**
 * Turns a titipan into an attempt to pay an order, and applies it like any confirmed payment: stock is taken again, or the
 * order is flagged. The provider is queried once more before.
 * @throws TITIPAN_TIDAK_ADA, TITIPAN_SELESAI, TITIPAN_SUDAH_JADI_PERCOBAAN, PESANAN_TIDAK_ADA, PESANAN_SUDAH_LUNAS,
 * PESANAN_MASIH_DAPAT_DIBAYAR, PESANAN_MENUNGGU_RESEP, PESANAN_MENUNGGU_ONGKIR, JUMLAH_TITIPAN_BEDA,
 * PEMBAYARAN_TIDAK_TERSEDIA
 * @returns the message for the office
 */
export async function attachTitipan(deps: Deps, sesi: Sesi, titipanId: number, pilihan: Pilihan): Promise<string> {
  const known = await titipanRepository(deps.db).find(titipanId)
  if (!known) throw new AppError('TITIPAN_TIDAK_ADA')
  const verified = await queryTitipan(deps, known)
  if (!verified) throw new AppError('PEMBAYARAN_TIDAK_TERSEDIA')
  return transaction(deps.db, async (tx) => {
    const titipan = titipanRepository(tx)
    const pembayaran = pembayaranRepository(tx)
    const row = await titipan.lock(titipanId)
    if (row?.status !== 'menunggu' || toEvent(verified) !== 'lunas') throw new AppError('TITIPAN_SELESAI')
    const order = await titipan.lockPesanan(pilihan.nomor)
    if (!order) throw new AppError('PESANAN_TIDAK_ADA')
    checkPesanan(row, order, pilihan.jumlahBeda)
    if (await pembayaran.findAttempt(row.order_id)) throw new AppError('TITIPAN_SUDAH_JADI_PERCOBAAN')

    const now = deps.clock()
    const attempt = await pembayaran.ensureAttempt(order.pesanan_id, row.order_id, row.jumlah, now)
    await titipan.save(titipanId, { status: 'dipasangkan', pembayaran_id: attempt.pembayaran_id, diubah: now })
    const after = { dana: row.jumlah, percobaan: row.order_id, pesanan: order.midtrans_order_id }
    await jejakRepository(tx).recordAll(
      sesi.penggunaId,
      [
        { tindakan: 'pasangkan', jenis: 'titipan', rujukan: titipanId, judul: row.order_id, sesudah: after },
        {
          tindakan: 'pasangkan',
          jenis: 'pesanan',
          rujukan: order.pesanan_id,
          judul: order.midtrans_order_id,
          sesudah: after,
        },
      ],
      now,
    )
    const status = await applyTransaction({ ...deps, db: tx }, attempt, verified, 'admin')
    const { perhatian } = (await titipan.lockPesanan(pilihan.nomor)) ?? order
    if (status !== 'success') return 'Uang titipan dipasangkan. Pesanan itu belum lunas dan diberi tanda.'
    return perhatian.length > order.perhatian.length
      ? 'Uang titipan dipasangkan. Pesanan itu lunas, tetapi perlu perhatian.'
      : 'Uang titipan dipasangkan. Pesanan itu lunas.'
  })
}

/**
 * Rejects an order that the titipan cannot pay. A pending order accepts its exact total only: with another amount it would
 * stay pending, and expire.
 */
function checkPesanan({ jumlah }: TitipanRow, order: PesananRow, acceptsOtherAmount: boolean): void {
  const { status_pembayaran: status, total_harga: total } = order
  if (status === 'success' || status === 'refunded') throw new AppError('PESANAN_SUDAH_LUNAS')
  // The content or the shipping fee of the order is not approved yet.
  const awaited = awaitedError(order)
  if (awaited) throw new AppError(awaited)
  if (jumlah === total) return
  if (status === 'pending') throw new AppError('PESANAN_MASIH_DAPAT_DIBAYAR')
  if (!acceptsOtherAmount)
    throw new AppError('JUMLAH_TITIPAN_BEDA', {
      rincian: { jumlah: formatRupiah(jumlah), total: formatRupiah(total) },
    })
}
