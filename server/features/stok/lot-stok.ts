import type { Tx } from '#server/db/transaction.ts'
import { type GeserLot, type LotBaru, lotRepository } from './lot.repository.ts'
import { stokRepository } from './stok.repository.ts'

/** Incoming goods of one lot. */
export interface LotMasuk extends LotBaru {
  jumlah: number
  /** True if the goods expire too soon to be sold. */
  isSisih: boolean
}

/** Quantity of one lot. */
export interface JumlahLot {
  lotId: number
  jumlah: number
}

/** User and reason of a movement; `oleh` is null for automatic ones. */
export interface Tangan {
  keterangan: string
  oleh: number | null
}

/**
 * Books incoming goods, each as a new lot. Orders that wait for them are served before new buyers.
 * @returns the ids of the new lots, in input order
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
 * Takes units of a product out of sale. If orders hold more than the rest, the difference becomes a gap: those orders wait
 * for other goods.
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

/** Puts units that were set aside on sale again, after the orders that wait for them. */
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
