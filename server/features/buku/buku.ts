import type { CaraKeluar } from '#contract/buku/office.ts'
import type { Uang } from '#contract/buku/uang.ts'
import { hitungPpn } from '#contract/uang/ppn.ts'
import type { TarifPpn } from '#contract/uang/tarif-ppn.ts'

/** One movement of money: a plus came, a minus went back. */
export interface Gerak {
  pembayaran_id: number
  pengembalian_id: number | null
  jumlah: number
  biaya: number
  /** How it went back; null of what came. */
  cara: CaraKeluar | null
  waktu: Date
}

/** The same as the ledger of an order keeps it. */
export interface Entri extends Gerak {
  /** Of what came: so much pays goods, so much their tax, so much the shipping. The rest is too much. */
  barang: number
  ppn: number
  ongkir: number
  /** 1: with it the order has money; -1: with it nothing is left. */
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
 * New movements as entries of an order's ledger. What comes pays the goods with their tax, whether prices hold it or it was added, then
 * the shipping; an order whose money went back whole begins anew.
 * @param buku what the ledger holds already, oldest first
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

/** What came for an order, and what went back. */
export const uangOf = (buku: readonly Pick<Entri, 'jumlah'>[]): Uang => ({
  dibayar: sum(buku.map(({ jumlah }) => Math.max(jumlah, 0))),
  dikembalikan: sum(buku.map(({ jumlah }) => Math.max(-jumlah, 0))),
})

/** What is left of one attempt's money. */
export const sisaPercobaan = (buku: readonly Jumlah[], pembayaranId: number) =>
  jumlahkan(buku.filter(({ pembayaran_id }) => pembayaran_id === pembayaranId))

/** The same by what the provider knows: it never hears of money sent by hand. */
export const sisaDiPenyedia = (buku: readonly Jumlah[], pembayaranId: number) =>
  sisaPercobaan(
    buku.filter(({ cara }) => cara !== 'manual'),
    pembayaranId,
  )

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const jumlahkan = (buku: readonly Pick<Entri, 'jumlah'>[]) => sum(buku.map(({ jumlah }) => jumlah))
const clamp = (value: number, max: number) => Math.max(0, Math.min(value, max))
