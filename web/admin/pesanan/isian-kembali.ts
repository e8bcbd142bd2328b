import type { z } from 'zod'
import type { PesananAdmin } from '#contract/kantor-pesanan/office.ts'
import type { KeMana, RefundBody } from '#contract/pembayaran/pengembalian-office.ts'
import { nilaiUnit } from '#contract/uang/diskon.ts'

/** What becomes of goods; empty: they do not come back. */
type Ke = KeMana | ''

/** As the form of a refund holds it: where the goods of a line go stands beside the line. */
export type KembaliIsian = Omit<z.input<typeof RefundBody>, 'barang' | 'rak'> & {
  barang: { urutan: number; jumlah: string; nilai: string; ke: Ke }[]
  /** What a package took from the shelf has no line of its own. */
  bagian: { produkId: number; jumlah: string; ke: Ke }[]
}

/** Rupiah, the lines of the order that they are for, why, and the complaint that it answers. */
export interface Usul {
  jumlah: number
  barang: readonly { urutan: number; jumlah: number }[]
  alasan: string
  keluhanId?: number
}

type Item = PesananAdmin['items'][number]

/** What so many units of a line are worth, no more than can still go back for it, in rupiah. */
export const nilaiBaris = (item: Item, unit: number): number =>
  Math.min(nilaiUnit(item, Math.min(unit, item.jumlah - item.kembali), item.kembali), item.sisa_dana)

/** How many of a line are proposed, no more than are still to come back. */
const usulBaris = ({ urutan, jumlah, kembali }: Item, usul?: Usul) =>
  Math.min(usul?.barang.find((satu) => satu.urutan === urutan)?.jumlah ?? 0, jumlah - kembali)

/** Lines and parts as nobody has touched them yet, or as something else proposes. */
export const barisAwal = ({ items, bagian }: PesananAdmin, usul?: Usul): Pick<KembaliIsian, 'barang' | 'bagian'> => ({
  barang: items.map((item) => {
    const unit = usulBaris(item, usul)
    return { urutan: item.urutan, jumlah: String(unit), nilai: unit > 0 ? String(nilaiBaris(item, unit)) : '', ke: '' }
  }),
  bagian: bagian.map(({ produkId }) => ({ produkId, jumlah: '0', ke: '' })),
})

/** Rupiah that the proposed lines are worth together. */
export const jumlahUsul = (pesanan: PesananAdmin, usul?: Usul): number =>
  barisAwal(pesanan, usul).barang.reduce((sum, { nilai }) => sum + Number(nilai), 0)

/**
 * The same as the shop takes it.
 * @param isUtuh only all of the money can go back: nobody says how much of it a line is
 */
export function toBody(
  { barang, bagian, ongkir, ...isian }: KembaliIsian,
  items: readonly Item[],
  isUtuh: boolean,
): z.input<typeof RefundBody> {
  const ada = (jumlah: string) => Number(jumlah) > 0
  const rak = barang.flatMap(({ urutan, jumlah, ke }) => {
    const produkId = items.find((item) => item.urutan === urutan)?.produkId
    return produkId && ke && ada(jumlah) ? [{ produkId, jumlah, ke }] : []
  })
  const isi = bagian.flatMap(({ produkId, jumlah, ke }) => (ke && ada(jumlah) ? [{ produkId, jumlah, ke }] : []))
  return {
    ...isian,
    ...(!isUtuh && { ongkir }),
    barang: barang.map(({ urutan, jumlah, nilai }) => ({
      urutan,
      jumlah,
      ...(!isUtuh && nilai !== '' && { nilai }),
    })),
    rak: [...rak, ...isi],
  }
}
