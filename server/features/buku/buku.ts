import type { PayoutMethod } from '#contract/buku/admin.ts'
import type { Money } from '#contract/buku/money.ts'
import { computePpn } from '#contract/uang/ppn.ts'
import type { TarifPpn } from '#contract/uang/tarif-ppn.ts'

/** A movement of money: positive for a payment, negative for a refund. */
export interface Movement {
  pembayaran_id: number
  pengembalian_id: number | null
  jumlah: number
  biaya: number
  /** Refund method; null for a payment. */
  cara: PayoutMethod | null
  waktu: Date
}

/** A movement of money as an entry of an order's ledger. */
export interface Entry extends Movement {
  /** Parts of a payment for goods, their tax and shipping, in rupiah. The rest is an overpayment. */
  barang: number
  ppn: number
  ongkir: number
  /** 1: the order becomes paid with this entry; -1: no money is left after it. */
  lunas: -1 | 0 | 1
}

interface Harga {
  subtotal: number
  diskon: number
  biaya_kirim: number
  diskon_ongkir: number
  ppn: TarifPpn | null
  ppn_ditambah: number
}

type Jumlah = Pick<Entry, 'jumlah' | 'pembayaran_id' | 'cara'>

/**
 * Converts new movements to ledger entries. A payment covers the goods with their tax (included or added) first, then the
 * shipping. After a full refund, the order starts anew.
 * @param buku existing entries, oldest first
 */
export function enterInBuku(order: Harga, buku: readonly Entry[], movements: readonly Movement[]): Entry[] {
  const semua = [...buku]
  return movements.map((satu) => {
    const saldo = addUp(semua)
    const sejak = semua.slice(semua.findLastIndex(({ lunas }) => lunas === -1) + 1)
    const before = sum(sejak.map((entry) => entry.barang + entry.ppn))
    const isi = clamp(order.subtotal - order.diskon + order.ppn_ditambah - before, satu.jumlah)
    const tax = order.ppn ? computePpn(order.ppn, before + isi).jumlah - sum(sejak.map((entry) => entry.ppn)) : 0
    const ppn = clamp(tax, isi)
    const biaya = order.biaya_kirim - order.diskon_ongkir
    const ongkir = clamp(biaya - sum(sejak.map((entry) => entry.ongkir)), satu.jumlah - isi)
    const lunas = (Number(saldo + satu.jumlah > 0) - Number(saldo > 0)) as Entry['lunas']
    const entry = { ...satu, barang: isi - ppn, ppn, ongkir, lunas }
    semua.push(entry)
    return entry
  })
}

/** Returns the amounts paid and refunded, in rupiah. */
export const moneyOf = (buku: readonly Pick<Entry, 'jumlah'>[]): Money => ({
  dibayar: sum(buku.map(({ jumlah }) => Math.max(jumlah, 0))),
  dikembalikan: sum(buku.map(({ jumlah }) => Math.max(-jumlah, 0))),
})

/** Returns the remaining money of one attempt, in rupiah. */
export const attemptRemainder = (buku: readonly Jumlah[], pembayaranId: number) =>
  addUp(buku.filter(({ pembayaran_id }) => pembayaran_id === pembayaranId))

/** Returns the remaining money of one attempt according to the provider, which does not know manual transfers. */
export const remainderAtProvider = (buku: readonly Jumlah[], pembayaranId: number) =>
  attemptRemainder(
    buku.filter(({ cara }) => cara !== 'manual'),
    pembayaranId,
  )

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const addUp = (buku: readonly Pick<Entry, 'jumlah'>[]) => sum(buku.map(({ jumlah }) => jumlah))
const clamp = (value: number, max: number) => Math.max(0, Math.min(value, max))
