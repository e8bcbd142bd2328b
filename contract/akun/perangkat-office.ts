import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { SesiBerakhir, SesiParams, SesiTerbuka } from './perangkat.ts'

export const listPerangkatAdmin = endpoint({
  name: 'listPerangkatAdmin',
  summary: 'Perangkat yang sedang masuk ke akun administrator ini, di kantor dan di toko.',
  method: 'GET',
  path: '/api/admin/perangkat',
  access: 'admin',
  response: z.array(SesiTerbuka),
  errors: [],
})

export const endPerangkatAdmin = endpoint({
  name: 'endPerangkatAdmin',
  summary: 'Mengeluarkan satu perangkat dari akun administrator ini. Yang sudah keluar tetap keluar.',
  method: 'DELETE',
  path: '/api/admin/perangkat/{sesiId}',
  access: 'admin',
  repeat: 'harmless',
  params: SesiParams,
  response: SesiBerakhir,
  errors: ['VALIDATION_FAILED'],
})

export const endPerangkatLainAdmin = endpoint({
  name: 'endPerangkatLainAdmin',
  summary: 'Mengeluarkan semua perangkat lain dari akun administrator ini.',
  method: 'DELETE',
  path: '/api/admin/perangkat',
  access: 'admin',
  repeat: 'harmless',
  response: SesiBerakhir,
  errors: [],
})
