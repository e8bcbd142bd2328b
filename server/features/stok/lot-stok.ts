import type { Tx } from '#server/db/transaction.ts'
import { type GeserLot, type LotBaru, lotRepository } from './lot.repository.ts'
import { stokRepository } from './stok.repository.ts'

/** Goods of one lot, as they come in. */
export interface LotMasuk extends LotBaru {
  jumlah: number
  /** They expire too soon to be for sale. */
  isSisih: boolean
}

/** So many of one lot. */
export interface JumlahLot {
  lotId: number
  jumlah: number
}

/** Whose hand it was, and why; nobody's where the shop did it by itself. */
export interface Tangan {
  keterangan: string
  oleh: number | null
}

/**
 * Goods come in, each as a lot of its own. Orders that wait for them come before new buyers.
 * @returns the ids of the new lots, in the order in which they were named
 */
export async function bringIn(tx: Tx, baris: readonly LotMasuk[], tangan: Tangan, waktu: Date): Promise<number[]> {
  const stok = stokRepository(tx)
  const produkIds = [...new Set(baris.map(({ produkId }) => produkId))]
  await stok.lock(produkIds)
  const lot = lotRepository(tx)
  const lotIds = await lot.insert(baris, waktu)
  const geser = baris.map(
    ({ jumlah, isSisih }, index): GeserLot => ({ lotId: lotIds[index] ?? 0, [isSisih ? 'sisih' : 'sisa']: jumlah }),
  )
  await lot.geser(geser, { alasan: 'masuk', ...tangan }, waktu)
  for (const produkId of produkIds) {
    const perubahan = sum(baris.filter((row) => row.produkId === produkId && !row.isSisih))
    await stok.follow({ produkId, perubahan }, { alasan: 'masuk', ...tangan }, waktu)
  }
  return lotIds
}

/**
 * Takes so many out of lots of a product and sets them aside, out of sale. Where orders hold more than what is left, the rest
 * is a gap: they wait for other goods.
 */
export async function setAside(
  tx: Tx,
  produkId: number,
  rows: readonly JumlahLot[],
  tangan: Tangan,
  waktu: Date,
): Promise<void> {
  await stokRepository(tx).lock([produkId])
  const geser = rows.map(({ lotId, jumlah }) => ({ lotId, sisa: -jumlah, sisih: jumlah }))
  await lotRepository(tx).geser(geser, { alasan: 'sisih', ...tangan }, waktu)
  await stokRepository(tx).follow({ produkId, perubahan: -sum(rows) }, { alasan: 'sisih', ...tangan }, waktu)
}

/** What was set aside of lots of a product is for sale again, after the orders that wait for it. */
export async function bringBack(
  tx: Tx,
  produkId: number,
  rows: readonly JumlahLot[],
  tangan: Tangan,
  waktu: Date,
): Promise<void> {
  const stok = stokRepository(tx)
  await stok.lock([produkId])
  const geser = rows.map(({ lotId, jumlah }) => ({ lotId, sisa: jumlah, sisih: -jumlah }))
  await lotRepository(tx).geser(geser, { alasan: 'layak', ...tangan }, waktu)
  await stok.follow({ produkId, perubahan: sum(rows) }, { alasan: 'layak', ...tangan }, waktu)
}

const sum = (rows: readonly { jumlah: number }[]) => rows.reduce((total, { jumlah }) => total + jumlah, 0)
