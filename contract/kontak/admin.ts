import { z } from 'zod'
import { Id, IdParam, Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { Foto, FotoParams } from '#contract/foto/endpoints.ts'
import { WholeListQuery } from '#contract/list.ts'

/** A message to the shop, with the specification's field names. */
export const Laporan = z.object({
  laporanId: Id,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  date: Timestamp,
  /** Number of the related order, as typed; usually empty. */
  nomor_pesanan: z.string(),
  foto: z.array(Foto),
  /** Time at which the photos were deleted after their retention period. */
  foto_dihapus: Timestamp.nullable(),
  /** Time at which the message was handled; null while pending. */
  ditangani: Timestamp.nullable(),
  /** Name of the administrator; null if that account was deleted. */
  ditanganiOleh: z.string().nullable(),
})
export type Laporan = z.infer<typeof Laporan>

/** A message with data about its sender. */
export const FullLaporan = Laporan.extend({
  /** Phone number of the account with this confirmed e-mail address; empty without one. */
  no_hp: z.string(),
})
export type FullLaporan = z.infer<typeof FullLaporan>

const LaporanParams = z.object({ laporanId: IdParam })

export const listLaporan = adminEndpoint({
  name: 'listLaporan',
  summary: 'Pesan dan pengaduan, terbaru lebih dulu; dapat dicari, disaring, dan dibagi per halaman.',
  method: 'GET',
  path: '/api/auth/laporan',
  query: WholeListQuery.extend({ status: z.enum(['belum', 'sudah']).optional() }),
  response: z.array(Laporan),
  paged: true,
})

export const getLaporan = adminEndpoint({
  name: 'getLaporan',
  summary: 'Satu pesan.',
  method: 'GET',
  path: '/api/auth/laporan/{laporanId}',
  params: LaporanParams,
  response: FullLaporan,
  errors: ['LAPORAN_TIDAK_ADA'],
})

export const getFotoLaporan = adminEndpoint({
  name: 'getFotoLaporan',
  summary: 'Satu foto yang disertakan pada pesan.',
  method: 'GET',
  path: '/api/auth/laporan/{laporanId}/foto/{fotoId}',
  params: LaporanParams.extend(FotoParams.shape),
  response: 'berkas',
  errors: ['FOTO_TIDAK_ADA', 'BERKAS_TIDAK_TERJANGKAU'],
})

export const resolveLaporan = adminEndpoint({
  name: 'resolveLaporan',
  summary: 'Menandai pesan sudah atau belum ditangani.',
  method: 'PUT',
  path: '/api/auth/laporan/{laporanId}/ditangani',
  params: LaporanParams,
  body: z.object({ ditangani: z.boolean() }),
  response: Laporan,
  errors: ['LAPORAN_TIDAK_ADA'],
})

export const deleteLaporan = adminEndpoint({
  name: 'deleteLaporan',
  summary: 'Menghapus pesan untuk selamanya.',
  method: 'DELETE',
  path: '/api/auth/laporan/{laporanId}',
  params: LaporanParams,
  response: z.object({ message: z.string() }),
  errors: ['LAPORAN_TIDAK_ADA'],
})
