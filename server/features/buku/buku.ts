import type { CaraKeluar } from '#contract/buku/admin.ts'
import type { Uang } from '#contract/buku/uang.ts'
import { hitungPpn } from '#contract/uang/ppn.ts'
import type { TarifPpn } from '#contract/uang/tarif-ppn.ts'

/** A movement of money: positive for a payment, negative for a refund. */
export interface Gerak {
  pembayaran_id: number
  pengembalian_id: number | null
  jumlah: number
  biaya: number
  /** Refund method; null for a payment. */
  cara: CaraKeluar | null
  waktu: Date
}

/** A movement of money as an entry of an order's ledger. */
export interface Entri extends Gerak {
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

type Jumlah = Pick<Entri, 'jumlah' | 'pembayaran_id' | 'cara'>

/**
 * Converts new movements to ledger entries. A payment covers the goods with their tax (included or added) first, then the
 * shipping. After a full refund, the order starts anew.
 * @param buku existing entries, oldest first
 */
export function bukukan(order: Harga, buku: readonly Entri[], gerak: readonly Gerak[]): Entri[] {
  const semua = [...buku]
  return gerak.map((satu) => {
    const saldo = jumlahkan(semua)
    const sejak = semua.slice(semua.findLastIndex(({ lunas }) => lunas === -1) + 1)
    const dulu = sum(sejak.map((entri) => entri.barang + entri.ppn))
    const isi = clamp(order.subtotal - order.diskon + order.ppn_ditambah - dulu, satu.jumlah)
    const pajak = order.ppn ? hitungPpn(order.ppn, dulu + isi).jumlah - sum(sejak.map((entri) => entri.ppn)) : 0
    const ppn = clamp(pajak, isi)
    const biaya = order.biaya_kirim - order.diskon_ongkir
    const ongkir = clamp(biaya - sum(sejak.map((entri) => entri.ongkir)), satu.jumlah - isi)
    const lunas = (Number(saldo + satu.jumlah > 0) - Number(saldo > 0)) as Entri['lunas']
    const entri = { ...satu, barang: isi - ppn, ppn, ongkir, lunas }
    semua.push(entri)
    return entri
  })
}

/** Returns the amounts paid and refunded, in rupiah. */
export const uangOf = (buku: readonly Pick<Entri, 'jumlah'>[]): Uang => ({
  dibayar: sum(buku.map(({ jumlah }) => Math.max(jumlah, 0))),
  dikembalikan: sum(buku.map(({ jumlah }) => Math.max(-jumlah, 0))),
})

/** Returns the remaining money of one attempt, in rupiah. */
export const sisaPercobaan = (buku: readonly Jumlah[], pembayaranId: number) =>
  jumlahkan(buku.filter(({ pembayaran_id }) => pembayaran_id === pembayaranId))

/** Returns the remaining money of one attempt according to the provider, which does not know manual transfers. */
export const sisaDiPenyedia = (buku: readonly Jumlah[], pembayaranId: number) =>
  sisaPercobaan(
    buku.filter(({ cara }) => cara !== 'manual'),
    pembayaranId,
  )

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const jumlahkan = (buku: readonly Pick<Entri, 'jumlah'>[]) => sum(buku.map(({ jumlah }) => jumlah))
const clamp = (value: number, max: number) => Math.max(0, Math.min(value, max))
