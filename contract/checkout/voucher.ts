import { z } from 'zod'
import { Id, Rupiah } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import { kodeVoucher } from '#contract/voucher/kode.ts'

/** Effect of a voucher on an order made now. */
export const ValidVoucher = z.object({
  kode: z.string(),
  /** Description: 'Potongan 10%, maksimal Rp 50.000'. */
  keterangan: z.string(),
  /** Discounted part of the order: goods or shipping. */
  atas: z.enum(['barang', 'ongkir']),
  /** Amount in whole rupiah. For an unknown shipping fee it is 0 and is computed after the fee is confirmed. */
  jumlah: Rupiah,
  /** Names of goods without a discount, because they need a prescription. */
  tanpa: z.array(z.string()),
})
export type ValidVoucher = z.infer<typeof ValidVoucher>

export const checkVoucher = endpoint({
  name: 'checkVoucher',
  summary: 'Apa yang dipotong voucher ini dari pesanan yang akan dibuat. Belum ada yang dipakai.',
  method: 'POST',
  path: '/api/voucher/periksa',
  access: 'pelanggan',
  body: z.object({
    kode: kodeVoucher(),
    items: z.array(ItemPesanan).min(1).max(50),
    /** Shipping fee displayed to the buyer, in rupiah; null if unknown. */
    ongkir: Rupiah.nullable().default(null),
    resepId: Id.optional(),
  }),
  response: ValidVoucher,
  errors: [
    'VALIDATION_FAILED',
    'TERLALU_SERING',
    'VOUCHER_TIDAK_BERLAKU',
    'PRODUK_TIDAK_ADA',
    'PAKET_TIDAK_ADA',
    'PERLU_RESEP',
    'PAKET_DIPERIKSA',
    'NIE_BELUM_ADA',
    'STOK_TIDAK_CUKUP',
  ],
})
