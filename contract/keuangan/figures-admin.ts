import { z } from 'zod'
import { Rupiah } from '#contract/common.ts'

/*
 * The figures of the owner's money: what each is called, what it means, and of which ledger amounts it is the sum. Dashboard,
 * Keuangan, their lists and files read this table, so that one label has one sum.
 */

const Count = z.int().nonnegative()

/** Ledger sums of a period, in rupiah and never negative. A payment counts on its day, a refund on the day of the refund. */
export const MoneyAmounts = z.object({
  /** Number of orders paid and not fully refunded since. */
  pesanan: Count,
  /** Goods without tax and shipping, both before discounts; and the discounts. */
  barang: Rupiah,
  diskon: Rupiah,
  /** Tax in the payments, added or included in prices. */
  ppn: Rupiah,
  ongkir: Rupiah,
  /** Overpayments, for example of an order paid twice. */
  lebih: Rupiah,
  /** Refunds. Those without details count against overpayments first, then goods with their tax, then shipping. */
  kembaliBarang: Rupiah,
  kembaliPpn: Rupiah,
  kembaliOngkir: Rupiah,
  kembaliLebih: Rupiah,
})
export type MoneyAmounts = z.infer<typeof MoneyAmounts>

export const Figures = MoneyAmounts.extend({
  /** Provider fees according to settlements, and the number of payments without a settlement. */
  biaya: Rupiah,
  tanpaBiaya: Count,
  /** Money for goods of the paid orders after refunds, without tax; and the part of it for packed goods of known cost. */
  pendapatan: Rupiah,
  pendapatanModal: Rupiah,
  /** Cost of the packed goods of paid orders, by lot, as far as it is known. */
  modal: Rupiah,
  /** Packed units of unknown cost, and orders that are not completely packed. */
  tanpaModal: Count,
  belumDikemas: Count,
})
export type Figures = z.infer<typeof Figures>

/** An amount that is added up into figures. */
export type Part = Exclude<keyof Figures, 'pendapatan' | 'tanpaBiaya' | 'tanpaModal' | 'belumDikemas'>

interface Figure {
  label: string
  /** Definition for the owner. */
  arti: string
  /** Amounts of the figure with their sign: negative for money that leaves. */
  parts: Partial<Record<Part, 1 | -1>>
}

const PAID = { barang: 1, diskon: -1, ppn: 1, ongkir: 1, lebih: 1 } as const
const RETURNED = { kembaliBarang: -1, kembaliPpn: -1, kembaliOngkir: -1, kembaliLebih: -1 } as const

export const FIGURES = {
  pesanan: {
    label: 'Pesanan lunas',
    arti: 'Pesanan yang dibayar dalam periode ini. Yang uangnya sudah dikembalikan seluruhnya tidak dihitung.',
    parts: { pesanan: 1 },
  },
  masuk: {
    label: 'Uang masuk',
    arti: 'Semua pembayaran dalam periode ini, sebelum dikurangi pengembalian dan biaya.',
    parts: PAID,
  },
  barang: {
    label: 'Penjualan barang',
    arti: 'Harga barang yang dibayar pembeli, sebelum diskon dan tanpa PPN.',
    parts: { barang: 1 },
  },
  diskon: {
    label: 'Diskon',
    arti: 'Potongan voucher dan potongan dari admin, atas barang dan ongkir.',
    parts: { diskon: -1 },
  },
  ppn: {
    label: 'PPN',
    arti: 'Pajak di dalam pembayaran. Disetor ke negara, bukan uang toko.',
    parts: { ppn: 1 },
  },
  ongkir: { label: 'Ongkir', arti: 'Ongkir pesanan yang dibayar, sebelum diskon ongkir.', parts: { ongkir: 1 } },
  lebih: {
    label: 'Kelebihan bayar',
    arti: 'Uang yang masuk melebihi total pesanan, misalnya karena dibayar dua kali.',
    parts: { lebih: 1 },
  },
  kembaliBarang: {
    label: 'Barang dikembalikan',
    arti: 'Pengembalian dana untuk barang, tanpa PPN. Dihitung pada tanggal kembali.',
    parts: { kembaliBarang: -1 },
  },
  kembaliPpn: {
    label: 'PPN dikembalikan',
    arti: 'PPN di dalam pengembalian dana untuk barang.',
    parts: { kembaliPpn: -1 },
  },
  kembaliOngkir: {
    label: 'Ongkir dikembalikan',
    arti: 'Pengembalian dana untuk ongkir.',
    parts: { kembaliOngkir: -1 },
  },
  kembaliLebih: {
    label: 'Kelebihan dikembalikan',
    arti: 'Pengembalian uang yang masuk melebihi total pesanan.',
    parts: { kembaliLebih: -1 },
  },
  dikembalikan: {
    label: 'Dikembalikan',
    arti: 'Semua pengembalian dana dalam periode ini, lewat Midtrans, bank, atau transfer manual.',
    parts: RETURNED,
  },
  bersih: {
    label: 'Bersih diterima',
    arti: 'Uang masuk dikurangi pengembalian dana. PPN dan ongkir ikut dihitung, biaya Midtrans belum dikurangi.',
    parts: { ...PAID, ...RETURNED },
  },
  biaya: {
    label: 'Biaya Midtrans',
    arti: 'Biaya menurut setoran yang sudah diimpor, untuk pembayaran dalam periode ini.',
    parts: { biaya: -1 },
  },
  pendapatanModal: {
    label: 'Barang yang modalnya diketahui',
    arti: 'Uang barang dari pesanan yang dibayar dalam periode ini, tanpa PPN dan setelah pengembalian. Hanya barang yang sudah dikemas dari lot yang harga modalnya dicatat.',
    parts: { pendapatanModal: 1 },
  },
  modal: {
    label: 'Modal barang',
    arti: 'Harga modal lot dari barang yang sudah dikemas. Barang yang kembali tidak dihitung.',
    parts: { modal: -1 },
  },
  laba: {
    label: 'Laba kotor',
    arti: 'Laba kotor: penjualan dikurangi modal, hanya dari barang yang modalnya diketahui. Belum dikurangi biaya Midtrans, diskon ongkir, dan ongkir untuk kurir.',
    parts: { pendapatanModal: 1, modal: -1 },
  },
  disetor: {
    label: 'Ada di setoran',
    arti: 'Pembayaran dalam periode ini yang ada di setoran Midtrans yang sudah diimpor.',
    parts: {},
  },
  belumDisetor: {
    label: 'Belum disetor',
    arti: 'Pembayaran lewat Midtrans yang belum ada di setoran, dikurangi yang dikembalikan Midtrans atau bank sendiri. Pengembalian dengan transfer manual tidak mengurangi: Midtrans tetap menyetor uangnya.',
    parts: {},
  },
} as const satisfies Record<string, Figure>

/** Code of a figure. */
export type FigureKode = keyof typeof FIGURES
export const FigureKode = z.enum(Object.keys(FIGURES) as [FigureKode, ...FigureKode[]])

/** Figures that are sums of ledger amounts; the others come with their own sum. */
export type SumKode = Exclude<FigureKode, 'disetor' | 'belumDisetor'>

/** The amounts of a figure with their signs. */
export const partsOf = (kode: FigureKode) => Object.entries(FIGURES[kode].parts) as [Part, 1 | -1][]

/** Returns the value of a figure in rupiah (of `pesanan`: orders); negative for money that leaves. */
export const figureValue = <K extends SumKode>(
  kode: K,
  amounts: Record<keyof (typeof FIGURES)[K]['parts'] & Part, number>,
): number => partsOf(kode).reduce((total, [part, sign]) => total + sign * amounts[part as keyof typeof amounts], 0)

/** True if costs of the goods sold are missing: unknown for packed units, or the goods are not packed yet. */
export const hasUnknownCost = ({ tanpaModal, belumDikemas }: Figures): boolean => tanpaModal > 0 || belumDikemas > 0
