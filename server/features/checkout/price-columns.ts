import type { TarifPpn } from '#contract/uang/tarif-ppn.ts'
import type { TotalHarga } from '#contract/uang/total.ts'

/** Returns the price columns of an order; the database checks their sum (`pesanan_total`). @param shippingBiaya rupiah */
export const priceColumns = (harga: TotalHarga, shippingBiaya: number, ppn: TarifPpn | null) => ({
  subtotal: harga.subtotal,
  diskon: harga.diskon,
  biaya_kirim: shippingBiaya,
  diskon_ongkir: harga.diskon_ongkir,
  ppn_ditambah: harga.ppn_ditambah,
  total_harga: harga.total,
  ppn,
})
