import { z } from 'zod'
import { Id, IdParam, Waktu } from '#contract/common.ts'
import { DaftarUtuhQuery } from '#contract/daftar.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Foto, FotoParams } from '#contract/foto/endpoints.ts'

/** A message to the shop, with the specification's field names. */
export const Laporan = z.object({
  laporanId: Id,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  date: Waktu,
  /** Number of the related order, as typed; usually empty. */
  nomor_pesanan: z.string(),
  foto: z.array(Foto),
  /** Time at which the photos were deleted after their retention period. */
  foto_dihapus: Waktu.nullable(),
  /** Time at which the message was handled; null while pending. */
  ditangani: Waktu.nullable(),
  /** Name of the administrator; null if that account was deleted. */
  ditanganiOleh: z.string().nullable(),
})
export type Laporan = z.infer<typeof Laporan>

/** A message with data about its sender. */
export const LaporanUtuh = Laporan.extend({
  /** Phone number of the account with this confirmed e-mail address; empty without one. */
  no_hp: z.string(),
})
export type LaporanUtuh = z.infer<typeof LaporanUtuh>

const LaporanParams = z.object({ laporanId: IdParam })

export const listLaporan = endpoint({
  name: 'listLaporan',
  summary: 'Pesan dan pengaduan, terbaru lebih dulu; dapat dicari, disaring, dan dibagi per halaman.',
  method: 'GET',
  path: '/api/auth/laporan',
  access: 'admin',
  query: DaftarUtuhQuery.extend({ status: z.enum(['belum', 'sudah']).optional() }),
  response: z.array(Laporan),
  paged: true,
  errors: ['VALIDATION_FAILED'],
})

export const getLaporan = endpoint({
  name: 'getLaporan',
  summary: 'Satu pesan.',
  method: 'GET',
  path: '/api/auth/laporan/{laporanId}',
  access: 'admin',
  params: LaporanParams,
  response: LaporanUtuh,
  errors: ['VALIDATION_FAILED', 'LAPORAN_TIDAK_ADA'],
})

export const getFotoLaporan = endpoint({
  name: 'getFotoLaporan',
  summary: 'Satu foto yang disertakan pada pesan.',
  method: 'GET',
  path: '/api/auth/laporan/{laporanId}/foto/{fotoId}',
  access: 'admin',
  params: LaporanParams.extend(FotoParams.shape),
  response: 'berkas',
  errors: ['VALIDATION_FAILED', 'FOTO_TIDAK_ADA', 'BERKAS_TIDAK_TERJANGKAU'],
})

export const resolveLaporan = endpoint({
  name: 'resolveLaporan',
  summary: 'Menandai pesan sudah atau belum ditangani.',
  method: 'PUT',
  path: '/api/auth/laporan/{laporanId}/ditangani',
  access: 'admin',
  repeat: 'once',
  params: LaporanParams,
  body: z.object({ ditangani: z.boolean() }),
  response: Laporan,
  errors: ['VALIDATION_FAILED', 'LAPORAN_TIDAK_ADA'],
})

export const deleteLaporan = endpoint({
  name: 'deleteLaporan',
  summary: 'Menghapus pesan untuk selamanya.',
  method: 'DELETE',
  path: '/api/auth/laporan/{laporanId}',
  access: 'admin',
  repeat: 'once',
  params: LaporanParams,
  response: z.object({ message: z.string() }),
  errors: ['VALIDATION_FAILED', 'LAPORAN_TIDAK_ADA'],
})
