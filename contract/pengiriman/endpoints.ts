import { z } from 'zod'
import { Id, IdParam, Rupiah } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { JALUR } from './cargo.ts'

export const Pengiriman = z.object({
  shippingId: Id,
  kode: z.string(),
  nama: z.string(),
  estimasi: z.string(),
  biaya: Rupiah,
  /** Transport mode: hazardous goods go by land or sea, or are collected by the buyer. */
  jalur: z.enum(Object.keys(JALUR) as [keyof typeof JALUR]),
  /** True for refrigerated transport. Goods that must stay at 2–8 °C require it. */
  dingin: z.boolean(),
  /** True if the fee depends on the destination; `biaya` does not apply then. */
  menurut_tujuan: z.boolean(),
  /** Goods value in rupiah from which shipping is free; null: never. */
  gratis_mulai: Rupiah.nullable(),
})
export type Pengiriman = z.infer<typeof Pengiriman>

export const listPengiriman = endpoint({
  name: 'listPengiriman',
  summary: 'Metode pengiriman yang bisa dipilih.',
  method: 'GET',
  path: '/api/shipping-methods',
  access: 'publik',
  response: z.object({ data: z.array(Pengiriman) }),
  madeOf: ['pengiriman'],
  errors: [],
})

export const getPengiriman = endpoint({
  name: 'getPengiriman',
  summary: 'Satu metode pengiriman dengan biayanya.',
  method: 'GET',
  path: '/api/shipping-methods/{shippingId}',
  access: 'publik',
  params: z.object({ shippingId: IdParam }),
  response: Pengiriman.extend({ data: Pengiriman }),
  madeOf: ['pengiriman'],
  errors: ['VALIDATION_FAILED', 'PENGIRIMAN_TIDAK_ADA'],
})
