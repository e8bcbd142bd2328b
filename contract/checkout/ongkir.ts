import { z } from 'zod'
import { KodeWilayah } from '#contract/alamat/wilayah.ts'
import { Id, Rupiah } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { KodePos } from '#contract/pengiriman/tujuan.ts'
import { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'

/** Fee of a shipping method for given goods and destination. */
export const OngkirMetode = z.object({
  shippingId: Id,
  kode: z.string(),
  /** `konfirmasi`: the office sets the fee after the order; `ditolak`: the method may not carry the goods. */
  cara: z.enum(['tetap', 'tarif', 'kurir', 'gratis', 'konfirmasi', 'ditolak']),
  /** Fee in rupiah; null if it is unknown or the method may not carry the goods. */
  biaya: Rupiah.nullable(),
  /** First and last possible day of arrival, in the destination's time zone. */
  tiba: z.object({ dari: z.iso.date(), sampai: z.iso.date() }).nullable(),
})
export type OngkirMetode = z.infer<typeof OngkirMetode>

export const computeOngkir = endpoint({
  name: 'computeOngkir',
  summary: 'Ongkir dan perkiraan tiba tiap metode, untuk barang ini ke wilayah itu.',
  method: 'POST',
  path: '/api/ongkir/hitung',
  access: 'publik',
  body: z.object({
    /** Null: unknown region. */
    kode_wilayah: KodeWilayah.nullable().default(null),
    kode_pos: z.union([KodePos, z.literal('')]).default(''),
    items: z.array(ItemPesanan).min(1).max(50),
  }),
  response: z.object({ data: z.array(OngkirMetode) }),
  errors: [
    'VALIDATION_FAILED',
    'PRODUK_TIDAK_ADA',
    'PAKET_TIDAK_ADA',
    'PAKET_DIPERIKSA',
    'NIE_BELUM_ADA',
    'STOK_TIDAK_CUKUP',
    'TERLALU_SERING',
  ],
})
