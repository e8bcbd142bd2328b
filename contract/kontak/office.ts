import { z } from 'zod'
import { Id, IdParam, Waktu } from '#contract/common.ts'
import { DaftarUtuhQuery } from '#contract/daftar.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Foto, FotoParams } from '#contract/foto/endpoints.ts'

/** A message to the shop, in the words of the wire. */
export const Laporan = z.object({
  laporanId: Id,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  date: Waktu,
  /** Of the order that it is about, as it was typed; mostly empty. */
  nomor_pesanan: z.string(),
  foto: z.array(Foto),
  /** When they were deleted, because their time was over. */
  foto_dihapus: Waktu.nullable(),
  /** When it was dealt with; null while it waits. */
  ditangani: Waktu.nullable(),
  /** By whom; null where that account is gone. */
  ditanganiOleh: z.string().nullable(),
})
export type Laporan = z.infer<typeof Laporan>

/** One message, with what is known of who wrote it. */
export const LaporanUtuh = Laporan.extend({
  /** The number of the account with this address, where that is proven; empty where there is none. */
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
