import { z } from 'zod'
import { Id, IdParam, Timestamp } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'

/** An open session of an account, as displayed to its owner. */
export const OpenSesi = z.object({
  sesiId: Id,
  /** Login to which the session belongs: shop or office. */
  jenis: z.enum(['toko', 'kantor']),
  /** 'Chrome di Android'; null for sessions from before devices were recorded. */
  nama: z.string().nullable(),
  masuk: Timestamp,
  /** Time of the last request, accurate to a few minutes. */
  terlihat: Timestamp,
  /** True for the session of the current request. */
  isIni: z.boolean(),
})
export type OpenSesi = z.infer<typeof OpenSesi>

export const SesiParams = z.object({ sesiId: IdParam })
export const EndedSesi = z.object({ message: z.string() })

export const listPerangkat = endpoint({
  name: 'listPerangkat',
  summary: 'Perangkat yang sedang masuk ke akun ini.',
  method: 'GET',
  path: '/api/auth/perangkat',
  access: 'pelanggan',
  response: z.array(OpenSesi),
  errors: [],
})

export const endPerangkat = endpoint({
  name: 'endPerangkat',
  summary: 'Mengeluarkan satu perangkat dari akun ini. Yang sudah keluar tetap keluar.',
  method: 'DELETE',
  path: '/api/auth/perangkat/{sesiId}',
  access: 'pelanggan',
  params: SesiParams,
  response: EndedSesi,
  errors: ['VALIDATION_FAILED'],
})

export const endOtherPerangkat = endpoint({
  name: 'endOtherPerangkat',
  summary: 'Mengeluarkan semua perangkat lain dari akun ini.',
  method: 'DELETE',
  path: '/api/auth/perangkat',
  access: 'pelanggan',
  response: EndedSesi,
  errors: [],
})
