import type { z } from 'zod'
import type * as kemasan from '#contract/pemenuhan/kemasan-admin.ts'
import { TANPA_NOMOR } from '#contract/stok/lot-admin.ts'
import type { PesananRow } from '#server/db/schema.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { pesananAdminRepository } from '#server/features/pesanan/pesanan-admin.repository.ts'
import { requireResep } from '#server/features/pesanan/resep/require-resep.ts'
import * as stok from '#server/features/stok/kemas.ts'
import { halanganOf, type Kemasan, lotRepository } from '#server/features/stok/lot.repository.ts'
import { pilihLot, usulan } from '#server/features/stok/pilih-lot.ts'
import { stokRepository } from '#server/features/stok/stok.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'

type Kelola = Pick<Deps, 'db' | 'clock'>
type Isian = z.output<typeof kemasan.PilihLotBody>

/** @throws PESANAN_TIDAK_ADA, PRODUK_TIDAK_ADA */
export function readPilihan({ db, clock }: Kelola, pesananId: number, produkId: number): Promise<kemasan.PilihanLot> {
  // One transaction for all queries. It is read committed, so each query still reads its own snapshot.
  return transaction(db, async (tx) => {
    if (!(await pesananAdminRepository(tx).find(pesananId))) throw new AppError('PESANAN_TIDAK_ADA')
    const produk = (await stokRepository(tx).held(pesananId)).find((one) => one.produkId === produkId)
    if (!produk) throw new AppError('PRODUK_TIDAK_ADA')
    const waktu = clock()
    const lots = await lotRepository(tx).listUntuk(produkId, pesananId)
    const usul = new Map(usulan(lots, produk.jumlah, waktu).map(({ lotId, jumlah }) => [lotId, jumlah]))
    return {
      ...produk,
      lot: dikemasOf(lots),
      pilihan: lots.map(({ ditarik, sisa, jumlah, ...lot }) => ({
        ...lot,
        jumlah: sisa + jumlah,
        usul: usul.get(lot.lotId) ?? 0,
        halangan: halanganOf({ ...lot, ditarik }, waktu),
      })),
    }
  })
}

/**
 * @throws the errors of `pilihLot`, PESANAN_TIDAK_ADA, PESANAN_BELUM_LUNAS, PESANAN_DANA_KEMBALI, PESANAN_SUDAH_DIKIRIM,
 * PESANAN_TANPA_RESEP
 */
export function chooseLot(
  { db, clock }: Kelola,
  { penggunaId }: Sesi,
  { orderId, produkId }: { orderId: number; produkId: number },
  { lot, semula, alasan = '' }: Isian,
) {
  return transaction(db, async (tx) => {
    const order = await lockDiRak(tx, orderId)
    requireLunas(order)
    await requireResep(tx, order)
    const waktu = clock()
    const hasil = await pilihLot(tx, { pesananId: orderId, produkId, lot, semula, alasan }, waktu, penggunaId)
    const dikemas = dikemasOf(await lotRepository(tx).listUntuk(produkId, orderId))
    if (!hasil) return { message: 'Tidak ada yang berubah pada kemasan ini', lot: dikemas }
    const sesudah = { kemasan: hasil.sesudah, ...(alasan && { alasan }) }
    await recordUbah(tx, order, penggunaId, { kemasan: hasil.sebelum }, sesudah, waktu)
    return { message: 'Lot sudah dipilih dan dikemas', lot: dikemas }
  })
}

/**
 * @throws the errors of `kemasUlang`, PESANAN_TIDAK_ADA, PESANAN_BELUM_LUNAS, PESANAN_DANA_KEMBALI, PESANAN_SUDAH_DIKIRIM,
 * PESANAN_TANPA_RESEP
 */
export function repack({ db, clock }: Kelola, { penggunaId }: Sesi, pesananId: number): Promise<{ message: string }> {
  return transaction(db, async (tx) => {
    const order = await lockDiRak(tx, pesananId)
    requireLunas(order)
    await requireResep(tx, order)
    const waktu = clock()
    const rusak = await stok.kemasUlang(tx, pesananId, waktu, penggunaId)
    if (rusak.length === 0) return { message: 'Isi kemasan ini masih boleh dikirim' }
    const diganti = new Set(rusak.map(({ produkId }) => produkId))
    const baru = (await lotRepository(tx).listKemasan(pesananId)).filter(({ produkId }) => diganti.has(produkId))
    const sesudah = { kemasan: sebut(baru), alasan: 'Lotnya ditarik atau kedaluwarsa' }
    await recordUbah(tx, order, penggunaId, { kemasan: sebut(rusak) }, sesudah, waktu)
    return { message: 'Isi kemasan sudah diganti. Ambil barang yang lama dari paketnya.' }
  })
}

/**
 * Opens the parcel of an order that has not left the shop. Its goods return to their lots, and the order waits to be packed
 * again.
 * @throws PESANAN_TIDAK_ADA, PESANAN_SUDAH_DIKIRIM
 */
export function openKemasan(
  { db, clock }: Kelola,
  { penggunaId }: Sesi,
  pesananId: number,
  { alasan }: kemasan.BukaKemasanBody,
): Promise<{ message: string; status_pesanan: PesananRow['status_pesanan'] }> {
  return transaction(db, async (tx) => {
    const order = await lockDiRak(tx, pesananId)
    const waktu = clock()
    const dibuka = await stok.bukaKemasan(tx, pesananId, waktu, penggunaId)
    const status_pesanan = 'Menunggu Respon'
    const isMundur = order.status_pesanan !== status_pesanan
    if (dibuka.length === 0 && !isMundur) return { message: 'Tidak ada kemasan yang perlu dibuka', status_pesanan }
    if (isMundur) {
      const { kurir, resi } = order
      await pesananAdminRepository(tx).saveKiriman(pesananId, { status_pesanan, kurir, resi })
      const langkah = { jenis: 'pesanan', dari: order.status_pesanan, ke: status_pesanan, oleh: 'admin' } as const
      await perjalananRepository(tx).record(pesananId, { ...langkah, penggunaId, keterangan: alasan, waktu })
    }
    const sebelum = { status_pesanan: order.status_pesanan, kemasan: sebut(dibuka) }
    await recordUbah(tx, order, penggunaId, sebelum, { status_pesanan, kemasan: '', alasan }, waktu)
    return { message: 'Kemasan sudah dibuka. Barangnya kembali ke lot asal.', status_pesanan }
  })
}

/** Returns the locked order. @throws PESANAN_TIDAK_ADA, PESANAN_SUDAH_DIKIRIM */
async function lockDiRak(tx: Tx, pesananId: number): Promise<PesananRow> {
  const order = await pesananAdminRepository(tx).lock(pesananId)
  if (!order) throw new AppError('PESANAN_TIDAK_ADA')
  if (order.status_pesanan === 'Pesanan Selesai' || order.resi !== '') throw new AppError('PESANAN_SUDAH_DIKIRIM')
  return order
}

function requireLunas({ status_pembayaran }: PesananRow): void {
  if (status_pembayaran !== 'success')
    throw new AppError(status_pembayaran === 'refunded' ? 'PESANAN_DANA_KEMBALI' : 'PESANAN_BELUM_LUNAS')
}

function recordUbah(
  tx: Tx,
  order: PesananRow,
  penggunaId: number,
  sebelum: Record<string, unknown>,
  sesudah: Record<string, unknown>,
  waktu: Date,
) {
  const rekaman = { jenis: 'pesanan', rujukan: order.pesanan_id, judul: order.midtrans_order_id } as const
  return jejakRepository(tx).record(penggunaId, { tindakan: 'ubah', ...rekaman, sebelum, sesudah }, waktu)
}

const dikemasOf = (lots: readonly { lotId: number; jumlah: number }[]) =>
  lots
    .filter(({ jumlah }) => jumlah > 0)
    .map(({ lotId, jumlah }) => ({ lotId, jumlah }))
    .sort((a, b) => a.lotId - b.lotId)

const sebut = (kemasan: readonly Kemasan[]) =>
  kemasan.map(({ nama, nomor, jumlah }) => `${nama}: ${jumlah} × ${nomor || TANPA_NOMOR}`).join(', ')
