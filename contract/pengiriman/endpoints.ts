import { z } from 'zod'
import { Id, IdParam, Rupiah } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { JALUR } from './muatan.ts'

export const Pengiriman = z.object({
  shippingId: Id,
  kode: z.string(),
  nama: z.string(),
  estimasi: z.string(),
  biaya: Rupiah,
  /** How it travels: hazardous goods go by land or sea, or are fetched. */
  jalur: z.enum(Object.keys(JALUR) as [keyof typeof JALUR]),
  /** Goods that must stay at 2–8 °C go with it, and with no other. */
  dingin: z.boolean(),
  /** What it costs depends on where it goes: `biaya` is not it. */
  menurut_tujuan: z.boolean(),
  /** Goods worth so much travel free; null: never. */
  gratis_mulai: Rupiah.nullable(),
})
export type Pengiriman = z.infer<typeof Pengiriman>

export const listPengiriman = endpoint({
  name: 'listPengiriman',
  summary: 'Metode pengiriman yang dapat dipilih.',
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
