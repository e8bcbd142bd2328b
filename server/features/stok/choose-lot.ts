import type { Original } from '#contract/edit.ts'
import { KEMASAN, WITHOUT_NOMOR } from '#contract/stok/lot-admin.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { changedFields } from '#server/kernel/edit.ts'
import { lockKemasan, requireAllowed, unpack } from './kemas.ts'
import { isPackable, lotRepository } from './lot.repository.ts'
import type { LotQuantity } from './lot-stok.ts'

/** A lot as an option for packing: `jumlah` is packed for the order, `sisa` is still in the lot. */
interface Lot extends LotQuantity {
  nomor: string
  kedaluwarsa: string | null
  ditarik: Date | null
  sisa: number
}

interface Pilihan {
  pesananId: number
  produkId: number
  lot?: readonly LotQuantity[] | undefined
  semula?: Original | undefined
  alasan: string
  /** Reason that is recorded without `alasan` if other lots than the suggested ones were taken. */
  otherwise?: string
}

/**
 * Packs a product of an order from chosen lots, instead of those packed until now. Called under the order's lock.
 * @returns the packed lots before and after, as texts for the audit trail; undefined if unchanged
 * @throws ISIAN_BENTROK, PRODUK_TIDAK_ADA, JUMLAH_LOT_BEDA, LOT_TIDAK_ADA, LOT_TIDAK_BOLEH, LOT_KURANG, ALASAN_LOT_KOSONG
 */
export async function applyLotChoice(
  tx: Tx,
  { pesananId, produkId, lot: selected, semula, alasan, otherwise = '' }: Pilihan,
  time: Date,
  actor: number,
): Promise<{ sebelum: string; sesudah: string } | undefined> {
  const { dipegang, kemasan } = await lockKemasan(tx, pesananId)
  const produk = dipegang.find((one) => one.produkId === produkId)
  if (!produk) throw new AppError('PRODUK_TIDAK_ADA')
  const repository = lotRepository(tx)
  const lots = await repository.listFor(produkId, pesananId)
  const before = packedOf(lots)
  const { lot: pilihan } = changedFields({ lot: selected && tidy(selected), semula }, { lot: before }, KEMASAN)
  if (!pilihan) return undefined

  const total = pilihan.reduce((sum, { jumlah }) => sum + jumlah, 0)
  if (total !== produk.jumlah)
    throw new AppError('JUMLAH_LOT_BEDA', { rincian: { jumlah: produk.jumlah, dipilih: total } })
  const wanted = new Map(pilihan.map(({ lotId, jumlah }) => [lotId, jumlah]))
  for (const lotId of wanted.keys()) if (!lots.some((lot) => lot.lotId === lotId)) throw new AppError('LOT_TIDAK_ADA')
  const shifts = lots.map((lot) => ({ ...lot, produkId, excess: (wanted.get(lot.lotId) ?? 0) - lot.jumlah }))
  for (const lot of shifts) {
    if (wanted.has(lot.lotId)) requireAllowed(produk.nama, lot, time)
    if (lot.excess > lot.sisa)
      throw new AppError('LOT_KURANG', { rincian: { nomor: lot.nomor || WITHOUT_NOMOR, sisa: lot.sisa + lot.jumlah } })
  }
  const reason = alasan || (isSame(pilihan, suggestions(lots, produk.jumlah, time)) ? undefined : otherwise)
  if (reason === '')
    throw new AppError('ALASAN_LOT_KOSONG', { errors: [{ path: 'alasan', msg: 'Tuliskan alasan memilih lot lain.' }] })

  const outgoing = shifts.filter(({ excess }) => excess < 0)
  const returning = kemasan.flatMap((item) => {
    const surplus = outgoing.find(({ lotId }) => lotId === item.lotId)?.excess ?? 0
    return surplus < 0 ? [{ ...item, jumlah: -surplus }] : []
  })
  await unpack(tx, pesananId, returning, time, actor)
  const take = shifts
    .filter(({ excess }) => excess > 0)
    .map((lot) => ({ ...lot, jumlah: lot.excess, alasan: reason ?? '' }))
  await repository.pack(pesananId, take, time, actor)
  const mention = (rows: readonly LotQuantity[]) => `${produk.nama}: ${describeLot(rows, lots) || '-'}`
  return { sebelum: mention(before), sesudah: mention(pilihan) }
}

/** Returns the default lots for an order's product: earliest expiry first, including units that are already packed for it. */
export function suggestions(lots: readonly Lot[], quantity: number, time: Date): LotQuantity[] {
  let left = quantity
  const take = lots.flatMap((lot) => {
    const some = isPackable(lot, time) ? Math.min(left, lot.sisa + lot.jumlah) : 0
    left -= some
    return some > 0 ? [{ lotId: lot.lotId, jumlah: some }] : []
  })
  return tidy(take)
}

/** Returns the packed units per lot; lots without any are left out. */
export const packedOf = (lots: readonly LotQuantity[]): LotQuantity[] =>
  tidy(lots.flatMap(({ lotId, jumlah }) => (jumlah > 0 ? [{ lotId, jumlah }] : [])))

/** Merges rows of the same lot and sorts them, so that they can be compared. */
function tidy(rows: readonly LotQuantity[]): LotQuantity[] {
  const total = new Map<number, number>()
  for (const { lotId, jumlah } of rows) total.set(lotId, (total.get(lotId) ?? 0) + jumlah)
  return [...total].map(([lotId, quantity]) => ({ lotId, jumlah: quantity })).sort((a, b) => a.lotId - b.lotId)
}

const isSame = (a: readonly LotQuantity[], b: readonly LotQuantity[]) => JSON.stringify(a) === JSON.stringify(b)

const describeLot = (rows: readonly LotQuantity[], lots: readonly Lot[]) =>
  rows
    .map(({ lotId, jumlah }) => `${jumlah} × ${lots.find((lot) => lot.lotId === lotId)?.nomor || WITHOUT_NOMOR}`)
    .join(', ')
