import type { Tx } from '#server/db/transaction.ts'
import { type LotShift, lotRepository, type NewLot } from './lot.repository.ts'
import { stokRepository } from './stok.repository.ts'

/** Incoming goods of one lot. */
export interface IncomingLot extends NewLot {
  jumlah: number
  /** True if the goods expire too soon to be sold. */
  isSetAside: boolean
}

/** Quantity of one lot. */
export interface LotQuantity {
  lotId: number
  jumlah: number
}

/** User and reason of a movement; `oleh` is null for automatic ones. */
export interface Origin {
  keterangan: string
  oleh: number | null
}

/**
 * Books incoming goods, each as a new lot. Orders that wait for them are served before new buyers.
 * @returns the ids of the new lots, in input order
 */
export async function bringIn(tx: Tx, lines: readonly IncomingLot[], hand: Origin, time: Date): Promise<number[]> {
  const stok = stokRepository(tx)
  const produkIds = [...new Set(lines.map(({ produkId }) => produkId))]
  await stok.lock(produkIds)
  const lot = lotRepository(tx)
  const lotIds = await lot.insert(lines, time)
  const shifts = lines.map(
    ({ jumlah, isSetAside }, index): LotShift => ({
      lotId: lotIds[index] ?? 0,
      [isSetAside ? 'sisih' : 'sisa']: jumlah,
    }),
  )
  await lot.shift(shifts, { alasan: 'masuk', ...hand }, time)
  for (const produkId of produkIds) {
    const perubahan = sum(lines.filter((row) => row.produkId === produkId && !row.isSetAside))
    await stok.follow({ produkId, perubahan }, { alasan: 'masuk', ...hand }, time)
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
  rows: readonly LotQuantity[],
  hand: Origin,
  time: Date,
): Promise<void> {
  await stokRepository(tx).lock([produkId])
  const shifts = rows.map(({ lotId, jumlah }) => ({ lotId, sisa: -jumlah, sisih: jumlah }))
  await lotRepository(tx).shift(shifts, { alasan: 'sisih', ...hand }, time)
  await stokRepository(tx).follow({ produkId, perubahan: -sum(rows) }, { alasan: 'sisih', ...hand }, time)
}

/** Puts units that were set aside on sale again, after the orders that wait for them. */
export async function bringBack(
  tx: Tx,
  produkId: number,
  rows: readonly LotQuantity[],
  hand: Origin,
  time: Date,
): Promise<void> {
  const stok = stokRepository(tx)
  await stok.lock([produkId])
  const shifts = rows.map(({ lotId, jumlah }) => ({ lotId, sisa: jumlah, sisih: -jumlah }))
  await lotRepository(tx).shift(shifts, { alasan: 'layak', ...hand }, time)
  await stok.follow({ produkId, perubahan: sum(rows) }, { alasan: 'layak', ...hand }, time)
}

const sum = (rows: readonly { jumlah: number }[]) => rows.reduce((total, { jumlah }) => total + jumlah, 0)
