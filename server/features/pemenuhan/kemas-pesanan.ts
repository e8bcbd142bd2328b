import type { z } from 'zod'
import type * as kemasan from '#contract/pemenuhan/kemasan-admin.ts'
import type { ReasonBody } from '#contract/reason-admin.ts'
import { WITHOUT_NOMOR } from '#contract/stok/lot-admin.ts'
import type { PesananRow } from '#server/db/schema.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { pesananAdminRepository } from '#server/features/pesanan/pesanan-admin.repository.ts'
import { requireResep } from '#server/features/pesanan/resep/require-resep.ts'
import { applyLotChoice, packedOf, suggestions } from '#server/features/stok/choose-lot.ts'
import * as stok from '#server/features/stok/kemas.ts'
import { halanganOf, type Kemasan, lotRepository } from '#server/features/stok/lot.repository.ts'
import { pesananStokRepository } from '#server/features/stok/stok.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'

type Manage = Pick<Deps, 'db' | 'clock'>
type LotInput = z.output<typeof kemasan.ChooseLotBody>

/** @throws PESANAN_TIDAK_ADA, PRODUK_TIDAK_ADA */
export function readChoices({ db, clock }: Manage, pesananId: number, produkId: number): Promise<kemasan.LotChoice> {
  // One transaction for all queries. It is read committed, so each query still reads its own snapshot.
  return transaction(db, async (tx) => {
    if (!(await pesananAdminRepository(tx).find(pesananId))) throw new AppError('PESANAN_TIDAK_ADA')
    const produk = (await pesananStokRepository(tx).held(pesananId)).find((one) => one.produkId === produkId)
    if (!produk) throw new AppError('PRODUK_TIDAK_ADA')
    const time = clock()
    const lots = await lotRepository(tx).listFor(produkId, pesananId)
    const suggestion = new Map(suggestions(lots, produk.jumlah, time).map(({ lotId, jumlah }) => [lotId, jumlah]))
    return {
      ...produk,
      lot: packedOf(lots),
      pilihan: lots.map(({ ditarik, sisa, jumlah, ...lot }) => ({
        ...lot,
        jumlah: sisa + jumlah,
        usul: suggestion.get(lot.lotId) ?? 0,
        halangan: halanganOf({ ...lot, ditarik }, time),
      })),
    }
  })
}

/**
 * @throws the errors of `chooseLot`, PESANAN_TIDAK_ADA, PESANAN_BELUM_LUNAS, PESANAN_DANA_KEMBALI, PESANAN_SUDAH_DIKIRIM,
 * PESANAN_TANPA_RESEP
 */
export function chooseLot(
  { db, clock }: Manage,
  { penggunaId }: Sesi,
  { orderId, produkId }: { orderId: number; produkId: number },
  { lot, semula, alasan = '' }: LotInput,
) {
  return transaction(db, async (tx) => {
    const order = await lockUnshipped(tx, orderId)
    requireLunas(order)
    await requireResep(tx, order)
    const time = clock()
    const result = await applyLotChoice(tx, { pesananId: orderId, produkId, lot, semula, alasan }, time, penggunaId)
    const packed = packedOf(await lotRepository(tx).listFor(produkId, orderId))
    if (!result) return { message: 'Tidak ada yang berubah pada kemasan ini', lot: packed }
    const after = { kemasan: result.sesudah, ...(alasan && { alasan }) }
    await recordChange(tx, order, penggunaId, { kemasan: result.sebelum }, after, time)
    return { message: 'Lot sudah dipilih dan dikemas', lot: packed }
  })
}

/**
 * @throws the errors of `repack`, PESANAN_TIDAK_ADA, PESANAN_BELUM_LUNAS, PESANAN_DANA_KEMBALI, PESANAN_SUDAH_DIKIRIM,
 * PESANAN_TANPA_RESEP
 */
export function repack({ db, clock }: Manage, { penggunaId }: Sesi, pesananId: number): Promise<{ message: string }> {
  return transaction(db, async (tx) => {
    const order = await lockUnshipped(tx, pesananId)
    requireLunas(order)
    await requireResep(tx, order)
    const time = clock()
    const unpackable = await stok.repackPesanan(tx, pesananId, time, penggunaId)
    if (unpackable.length === 0) return { message: 'Isi kemasan ini masih boleh dikirim' }
    const replaced = new Set(unpackable.map(({ produkId }) => produkId))
    const added = (await lotRepository(tx).listKemasan(pesananId)).filter(({ produkId }) => replaced.has(produkId))
    const after = { kemasan: mention(added), alasan: 'Lotnya ditarik atau kedaluwarsa' }
    await recordChange(tx, order, penggunaId, { kemasan: mention(unpackable) }, after, time)
    return { message: 'Isi kemasan sudah diganti. Ambil barang yang lama dari paketnya.' }
  })
}

/**
 * Opens the parcel of an order that has not left the shop. Its goods return to their lots, and the order waits to be packed
 * again.
 * @throws PESANAN_TIDAK_ADA, PESANAN_SUDAH_DIKIRIM
 */
export function openKemasan(
  { db, clock }: Manage,
  { penggunaId }: Sesi,
  pesananId: number,
  { alasan }: ReasonBody,
): Promise<{ message: string; status_pesanan: PesananRow['status_pesanan'] }> {
  return transaction(db, async (tx) => {
    const order = await lockUnshipped(tx, pesananId)
    const time = clock()
    const opened = await stok.openPesananKemasan(tx, pesananId, time, penggunaId)
    const status_pesanan = 'Menunggu Respon'
    const isBackward = order.status_pesanan !== status_pesanan
    if (opened.length === 0 && !isBackward) return { message: 'Tidak ada kemasan yang perlu dibuka', status_pesanan }
    if (isBackward) {
      const { kurir, resi } = order
      await pesananAdminRepository(tx).saveKiriman(pesananId, { status_pesanan, kurir, resi })
      const langkah = { jenis: 'pesanan', dari: order.status_pesanan, ke: status_pesanan, oleh: 'admin' } as const
      await perjalananRepository(tx).record(pesananId, { ...langkah, penggunaId, keterangan: alasan, waktu: time })
    }
    const before = { status_pesanan: order.status_pesanan, kemasan: mention(opened) }
    await recordChange(tx, order, penggunaId, before, { status_pesanan, kemasan: '', alasan }, time)
    return { message: 'Kemasan sudah dibuka. Barangnya kembali ke lot asal.', status_pesanan }
  })
}

/** Returns the locked order. @throws PESANAN_TIDAK_ADA, PESANAN_SUDAH_DIKIRIM */
export async function lockUnshipped(tx: Tx, pesananId: number): Promise<PesananRow> {
  const order = await pesananAdminRepository(tx).lock(pesananId)
  if (!order) throw new AppError('PESANAN_TIDAK_ADA')
  if (order.status_pesanan === 'Pesanan Selesai' || order.resi !== '') throw new AppError('PESANAN_SUDAH_DIKIRIM')
  return order
}

export function requireLunas({ status_pembayaran }: PesananRow): void {
  if (status_pembayaran !== 'success')
    throw new AppError(status_pembayaran === 'refunded' ? 'PESANAN_DANA_KEMBALI' : 'PESANAN_BELUM_LUNAS')
}

export function recordChange(
  tx: Tx,
  order: PesananRow,
  penggunaId: number,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  time: Date,
) {
  const snapshot = { jenis: 'pesanan', rujukan: order.pesanan_id, judul: order.midtrans_order_id } as const
  return jejakRepository(tx).record(
    penggunaId,
    { tindakan: 'ubah', ...snapshot, sebelum: before, sesudah: after },
    time,
  )
}

const mention = (kemasan: readonly Kemasan[]) =>
  kemasan.map(({ nama, nomor, jumlah }) => `${nama}: ${jumlah} × ${nomor || WITHOUT_NOMOR}`).join(', ')
