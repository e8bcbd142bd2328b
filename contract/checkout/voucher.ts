import { z } from 'zod'
import { Id, Rupiah } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import { KODE_SALAH, kodeVoucher } from '#contract/voucher/kode.ts'

/** What a voucher lowers of an order that is made now. */
export const VoucherBerlaku = z.object({
  kode: z.string(),
  /** What it gives, in words: 'Potongan 10%, paling banyak Rp 50.000'. */
  keterangan: z.string(),
  /** What it lowers: the goods, or their shipping. */
  atas: z.enum(['barang', 'ongkir']),
  /** So much, in whole rupiah. Of a shipping fee that nobody knows yet it is nothing: it is computed once that is said. */
  jumlah: Rupiah,
  /** Names of goods that it does not lower, because they need a prescription. */
  tanpa: z.array(z.string()),
})
export type VoucherBerlaku = z.infer<typeof VoucherBerlaku>

export const checkVoucher = endpoint({
  name: 'checkVoucher',
  summary: 'Apa yang dipotong voucher ini dari pesanan yang akan dibuat. Belum ada yang dipakai.',
  method: 'POST',
  path: '/api/voucher/periksa',
  access: 'pelanggan',
  body: z.object({
    kode: kodeVoucher(KODE_SALAH),
    items: z.array(ItemPesanan).min(1).max(50),
    /** What its shipping costs, as the buyer was shown; null where nobody knows. */
    ongkir: Rupiah.nullable().default(null),
    resepId: Id.optional(),
  }),
  response: VoucherBerlaku,
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
