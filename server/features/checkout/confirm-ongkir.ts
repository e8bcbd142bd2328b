import { formatRupiah } from '#contract/uang/rupiah.ts'
import { computeTotal } from '#contract/uang/total.ts'
import type { PesananRow } from '#server/db/schema.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { nextCheck } from '#server/features/pembayaran/bayar/next-check.ts'
import { pembayaranRepository } from '#server/features/pembayaran/bayar/pembayaran.repository.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { queueSuratPesanan } from '#server/features/perjalanan/surat-pesanan.ts'
import { diskonRepository } from '#server/features/pesanan/diskon.repository.ts'
import { ONGKIR_PAYMENT_HOURS } from '#server/features/pesanan/ongkir-pesanan.ts'
import { pesananAdminRepository } from '#server/features/pesanan/pesanan-admin.repository.ts'
import { hoursFromNow } from '#server/features/pesanan/resep/resep-rules.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'

/**
 * Sets the shipping fee of an order that waits for it. The order can be paid from then on, and its buyer gets a mail.
 * @param biaya whole rupiah
 * @throws PESANAN_TIDAK_ADA, ONGKIR_TIDAK_DITUNGGU; PESANAN_MENUNGGU_RESEP, because the prescription decides what is
 * shipped
 */
export function confirmOngkir(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { penggunaId }: Sesi,
  pesananId: number,
  biaya: number,
): Promise<Pick<PesananRow, 'biaya_kirim' | 'total_harga'>> {
  return transaction(db, async (tx) => {
    const pesanan = pesananAdminRepository(tx)
    const order = await pesanan.lock(pesananId)
    if (!order) throw new AppError('PESANAN_TIDAK_ADA')
    const now = clock()
    const isAwaited = order.menunggu_ongkir && order.status_pembayaran === 'pending' && now < order.batas_bayar
    if (!isAwaited) throw new AppError('ONGKIR_TIDAK_DITUNGGU')
    if (order.menunggu_resep) throw new AppError('PESANAN_MENUNGGU_RESEP')

    const deadline = hoursFromNow(now, ONGKIR_PAYMENT_HOURS)
    const diskon = diskonRepository(tx)
    const lines = await perjalananRepository(tx).listLines(pesananId)
    // A voucher for shipping can lower this fee, which was unknown when the order was placed.
    const harga = computeTotal(lines, biaya, await diskon.listDiskon(pesananId), order.ppn)
    await diskon.save(pesananId, lines, harga)
    const after = { biaya_kirim: biaya, total_harga: harga.total }
    await pesanan.saveOngkir(pesananId, {
      ...after,
      diskon: harga.diskon,
      diskon_ongkir: harga.diskon_ongkir,
      ppn_ditambah: harga.ppn_ditambah,
      menunggu_ongkir: false,
    })
    await pembayaranRepository(tx).saveDeadline(pesananId, deadline, nextCheck(order.dibuat, deadline, now))
    await perjalananRepository(tx).record(pesananId, {
      jenis: 'ongkir',
      dari: 'menunggu',
      ke: 'pasti',
      oleh: 'admin',
      penggunaId,
      keterangan: formatRupiah(biaya),
      waktu: now,
    })
    const entry = {
      tindakan: 'ubah',
      jenis: 'pesanan',
      rujukan: pesananId,
      judul: order.midtrans_order_id,
      sebelum: { biaya_kirim: null },
      sesudah: { biaya_kirim: biaya },
    } as const
    await jejakRepository(tx).record(penggunaId, entry, now)
    await queueSuratPesanan(tx, settings, pesananId, 'ongkir-pasti', now)
    return after
  })
}
