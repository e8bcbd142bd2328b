import { z } from 'zod'
import { Id, IdParam, Waktu } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'

/** Where an account is signed in, as its owner sees it. */
export const SesiTerbuka = z.object({
  sesiId: Id,
  /** At which door. */
  jenis: z.enum(['toko', 'kantor']),
  /** 'Chrome di Android'; null of a session from before devices were noted. */
  nama: z.string().nullable(),
  masuk: Waktu,
  /** The last call, to within some minutes. */
  terlihat: Waktu,
  /** The one that asks. */
  isIni: z.boolean(),
})
export type SesiTerbuka = z.infer<typeof SesiTerbuka>

export const SesiParams = z.object({ sesiId: IdParam })
export const SesiBerakhir = z.object({ message: z.string() })

export const listPerangkat = endpoint({
  name: 'listPerangkat',
  summary: 'Perangkat yang sedang masuk ke akun ini.',
  method: 'GET',
  path: '/api/auth/perangkat',
  access: 'pelanggan',
  response: z.array(SesiTerbuka),
  errors: [],
})

export const endPerangkat = endpoint({
  name: 'endPerangkat',
  summary: 'Mengeluarkan satu perangkat dari akun ini. Yang sudah keluar tetap keluar.',
  method: 'DELETE',
  path: '/api/auth/perangkat/{sesiId}',
  access: 'pelanggan',
  params: SesiParams,
  response: SesiBerakhir,
  errors: ['VALIDATION_FAILED'],
})

export const endPerangkatLain = endpoint({
  name: 'endPerangkatLain',
  summary: 'Mengeluarkan semua perangkat lain dari akun ini.',
  method: 'DELETE',
  path: '/api/auth/perangkat',
  access: 'pelanggan',
  response: SesiBerakhir,
  errors: [],
})
