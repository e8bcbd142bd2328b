import type { ScannedBody } from '#contract/pemenuhan/kemasan-admin.ts'
import type { StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { requireResep } from '#server/features/pesanan/resep/require-resep.ts'
import { applyLotChoice } from '#server/features/stok/choose-lot.ts'
import { lotRepository } from '#server/features/stok/lot.repository.ts'
import { pesananStokRepository } from '#server/features/stok/stok.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { lockUnshipped, recordChange, requireLunas } from './kemas-pesanan.ts'
import { processPesanan } from './manage-pesanan.ts'

/** Reason on lots that are not the first to expire: several parcels were packed from one cart. */
const SCANNED = 'Dipindai saat mengemas'

/**
 * Packs an order from the lots that were scanned into its parcel, and marks it as in work. What lies in the parcel is a fact,
 * so lots that were packed for the order before are replaced.
 * @throws PESANAN_TIDAK_ADA, PESANAN_SUDAH_DIKIRIM, PESANAN_BELUM_LUNAS, PESANAN_DANA_KEMBALI, PESANAN_TANPA_RESEP,
 * JUMLAH_LOT_BEDA, LOT_TIDAK_ADA, LOT_TIDAK_BOLEH, LOT_KURANG
 */
export function packScanned(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  sesi: Sesi,
  pesananId: number,
  { lot }: ScannedBody,
): Promise<{ message: string; status_pesanan: StatusPesanan }> {
  return transaction(deps.db, async (tx) => {
    const order = await lockUnshipped(tx, pesananId)
    requireLunas(order)
    await requireResep(tx, order)
    const time = deps.clock()
    const changes: { sebelum: string; sesudah: string }[] = []
    for (const scanned of await byProduk(tx, pesananId, lot)) {
      const choice = { pesananId, ...scanned, alasan: '', otherwise: SCANNED }
      const change = await applyLotChoice(tx, choice, time, sesi.penggunaId)
      if (change) changes.push(change)
    }
    if (changes.length > 0) {
      const [before, after] = (['sebelum', 'sesudah'] as const).map((side) =>
        changes.map((one) => one[side]).join(', '),
      )
      await recordChange(tx, order, sesi.penggunaId, { kemasan: before }, { kemasan: after }, time)
    }
    const status_pesanan = 'Sedang Di Proses'
    await processPesanan({ ...deps, db: tx }, sesi, pesananId, { status_pesanan, alasan: '' })
    return { message: 'Pesanan sudah dikemas', status_pesanan }
  })
}

/**
 * Returns the scanned lots of each product that the order holds.
 * @throws JUMLAH_LOT_BEDA if a product was scanned more or less often; LOT_TIDAK_ADA for a lot of another product
 */
async function byProduk(tx: Tx, pesananId: number, lot: ScannedBody['lot']) {
  const held = await pesananStokRepository(tx).held(pesananId)
  const parts = await Promise.all(
    held.map(async ({ produkId, jumlah }) => {
      const known = new Set((await lotRepository(tx).listFor(produkId, pesananId)).map(({ lotId }) => lotId))
      return { produkId, jumlah, lot: lot.filter(({ lotId }) => known.has(lotId)) }
    }),
  )
  if (parts.reduce((sum, part) => sum + part.lot.length, 0) < lot.length) throw new AppError('LOT_TIDAK_ADA')
  for (const part of parts) {
    const selected = part.lot.reduce((sum, { jumlah }) => sum + jumlah, 0)
    if (selected !== part.jumlah)
      throw new AppError('JUMLAH_LOT_BEDA', { rincian: { jumlah: part.jumlah, dipilih: selected } })
  }
  return parts.map(({ produkId, lot: own }) => ({ produkId, lot: own }))
}
