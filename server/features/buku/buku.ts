import type { LedgerRefundMethod } from '#contract/buku/admin.ts'
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
  cara: LedgerRefundMethod | null
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

type Amount = Pick<Entry, 'jumlah' | 'pembayaran_id' | 'cara'>

/**
 * Converts new movements to ledger entries. A payment covers the goods with their tax (included or added) first, then the
 * shipping. After a full refund, the order starts anew.
 * @param buku existing entries, oldest first
 */
export function enterInBuku(order: Harga, buku: readonly Entry[], movements: readonly Movement[]): Entry[] {
  const all = [...buku]
  return movements.map((item) => {
    const balance = addUp(all)
    const since = all.slice(all.findLastIndex(({ lunas }) => lunas === -1) + 1)
    const before = sum(since.map((entry) => entry.barang + entry.ppn))
    const goods = clamp(order.subtotal - order.diskon + order.ppn_ditambah - before, item.jumlah)
    const tax = order.ppn ? computePpn(order.ppn, before + goods).jumlah - sum(since.map((entry) => entry.ppn)) : 0
    const ppn = clamp(tax, goods)
    const biaya = order.biaya_kirim - order.diskon_ongkir
    const ongkir = clamp(biaya - sum(since.map((entry) => entry.ongkir)), item.jumlah - goods)
    const lunas = (Number(balance + item.jumlah > 0) - Number(balance > 0)) as Entry['lunas']
    const entry = { ...item, barang: goods - ppn, ppn, ongkir, lunas }
    all.push(entry)
    return entry
  })
}

/** Returns the amounts paid and refunded, in rupiah. */
export const moneyOf = (buku: readonly Pick<Entry, 'jumlah'>[]): Money => ({
  dibayar: sum(buku.map(({ jumlah }) => Math.max(jumlah, 0))),
  dikembalikan: sum(buku.map(({ jumlah }) => Math.max(-jumlah, 0))),
})

/** Returns the remaining money of one attempt, in rupiah. */
export const attemptRemainder = (buku: readonly Amount[], pembayaranId: number) =>
  addUp(buku.filter(({ pembayaran_id }) => pembayaran_id === pembayaranId))

/** Returns the remaining money of one attempt according to the provider, which does not know manual transfers. */
export const remainderAtProvider = (buku: readonly Amount[], pembayaranId: number) =>
  attemptRemainder(
    buku.filter(({ cara }) => cara !== 'manual'),
    pembayaranId,
  )

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const addUp = (buku: readonly Pick<Entry, 'jumlah'>[]) => sum(buku.map(({ jumlah }) => jumlah))
const clamp = (value: number, max: number) => Math.max(0, Math.min(value, max))
