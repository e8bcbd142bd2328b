import { z } from 'zod'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { EndedSesi, OpenSesi, SesiParams } from './perangkat.ts'

export const listPerangkatAdmin = adminEndpoint({
  name: 'listPerangkatAdmin',
  summary: 'Perangkat yang sedang masuk ke akun administrator ini, di kantor dan di toko.',
  method: 'GET',
  path: '/api/admin/perangkat',
  response: z.array(OpenSesi),
})

export const endPerangkatAdmin = adminEndpoint({
  name: 'endPerangkatAdmin',
  summary: 'Mengeluarkan satu perangkat dari akun administrator ini. Yang sudah keluar tetap keluar.',
  method: 'DELETE',
  path: '/api/admin/perangkat/{sesiId}',
  repeat: 'harmless',
  params: SesiParams,
  response: EndedSesi,
})

export const endOtherPerangkatAdmin = adminEndpoint({
  name: 'endOtherPerangkatAdmin',
  summary: 'Mengeluarkan semua perangkat lain dari akun administrator ini.',
  method: 'DELETE',
  path: '/api/admin/perangkat',
  repeat: 'harmless',
  response: EndedSesi,
})
