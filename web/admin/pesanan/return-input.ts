import type { z } from 'zod'
import type { RefundBody, ReturnDestination } from '#contract/pembayaran/pengembalian-admin.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { unitValue } from '#contract/uang/diskon.ts'

/** Destination of goods; empty if they are not returned. */
type Destination = ReturnDestination | ''

/** Values of the refund form. The destination of a line's goods is part of the line. */
export type ReturnInput = Omit<z.input<typeof RefundBody>, 'barang' | 'rak'> & {
  barang: { urutan: number; jumlah: string; nilai: string; ke: Destination }[]
  /** Parts of packages, which have no line of their own. */
  bagian: { produkId: number; jumlah: string; ke: Destination }[]
}

/** Prefilled refund: amount in rupiah, lines, reason and complaint. */
export interface Suggestion {
  jumlah: number
  barang: readonly { urutan: number; jumlah: number }[]
  alasan: string
  keluhanId?: number
}

type Item = PesananAdmin['items'][number]

/** Returns the value of `unit` units of a line in rupiah, at most the line's remaining refundable amount. */
export const lineValue = (item: Item, unit: number): number =>
  Math.min(unitValue(item, Math.min(unit, item.jumlah - item.kembali), item.kembali), item.sisa_dana)

/** Returns the units of a product that the buyer holds as parts of packages: all but those of its own lines. */
export const remainingParts = (
  { produkId, dipegang }: Pick<PesananAdmin['bagian'][number], 'produkId' | 'dipegang'>,
  items: readonly Pick<Item, 'produkId' | 'jumlah' | 'kembali'>[],
): number => {
  const alone = items.filter((item) => item.produkId === produkId)
  return Math.max(
    alone.reduce((held, { jumlah, kembali }) => held - (jumlah - kembali), dipegang),
    0,
  )
}

/** Returns the prefilled quantity of a line, at most the quantity that is not returned yet. */
const suggestedUnits = ({ urutan, jumlah, kembali }: Item, suggestion?: Suggestion) =>
  Math.min(suggestion?.barang.find((item) => item.urutan === urutan)?.jumlah ?? 0, jumlah - kembali)

/** Returns the initial lines and parts of the form, with the prefilled quantities. */
export const initialLines = (
  { items, bagian }: PesananAdmin,
  suggestion?: Suggestion,
): Pick<ReturnInput, 'barang' | 'bagian'> => ({
  barang: items.map((item) => {
    const unit = suggestedUnits(item, suggestion)
    return { urutan: item.urutan, jumlah: String(unit), nilai: unit > 0 ? String(lineValue(item, unit)) : '', ke: '' }
  }),
  bagian: bagian.map(({ produkId }) => ({ produkId, jumlah: '0', ke: '' })),
})

/** Returns the total value of the prefilled lines in rupiah. */
export const suggestedAmount = (pesanan: PesananAdmin, suggestion?: Suggestion): number =>
  initialLines(pesanan, suggestion).barang.reduce((sum, { nilai }) => sum + Number(nilai), 0)

/**
 * Converts the form values to the request body.
 * @param isWhole true if only a full refund is possible; amounts per line are then omitted
 */
export function toBody(
  { barang, bagian, ongkir, ...input }: ReturnInput,
  items: readonly Item[],
  isWhole: boolean,
): z.input<typeof RefundBody> {
  const has = (quantity: string) => Number(quantity) > 0
  const rak = barang.flatMap(({ urutan, jumlah, ke }) => {
    const produkId = items.find((item) => item.urutan === urutan)?.produkId
    return produkId && ke && has(jumlah) ? [{ produkId, jumlah, ke }] : []
  })
  const contents = bagian.flatMap(({ produkId, jumlah, ke }) => (ke && has(jumlah) ? [{ produkId, jumlah, ke }] : []))
  return {
    ...input,
    ...(!isWhole && { ongkir }),
    barang: barang.map(({ urutan, jumlah, nilai }) => ({
      urutan,
      jumlah,
      ...(!isWhole && nilai !== '' && { nilai }),
    })),
    rak: [...rak, ...contents],
  }
}
