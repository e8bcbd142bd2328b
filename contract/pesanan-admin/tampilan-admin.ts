import { z } from 'zod'
import { Id, IdParam } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'

/** A saved view of the order list. */
export const Tampilan = z.object({
  tampilanId: Id,
  nama: z.string(),
  /** Path and query: `/pesanan-semua?lihat=ongkir`. */
  alamat: z.string(),
})
export type Tampilan = z.infer<typeof Tampilan>

export const TAMPILAN_MAX = 20

export const TampilanBody = z.object({
  nama: z.string().trim().min(1, 'Beri nama tampilan ini').max(40, 'Nama maksimal 40 huruf'),
  alamat: z
    .string()
    .max(500, 'Saringan terlalu banyak untuk disimpan. Kurangi dulu.')
    .regex(/^\/(?:pesanan-semua|daftar-pesanan)(?:\?[^\s#]*)?$/, 'Hanya tampilan daftar pesanan yang bisa disimpan'),
})
export type TampilanBody = z.infer<typeof TampilanBody>

export const listTampilan = adminEndpoint({
  name: 'listTampilan',
  summary: 'Tampilan daftar pesanan yang disimpan akun ini.',
  method: 'GET',
  path: '/api/admin/pesanan/tampilan',
  response: z.array(Tampilan),
})

export const saveTampilan = adminEndpoint({
  name: 'saveTampilan',
  summary: 'Menyimpan saringan daftar pesanan dengan sebuah nama; nama yang sudah ada diganti.',
  method: 'POST',
  path: '/api/admin/pesanan/tampilan',
  repeat: 'harmless',
  body: TampilanBody,
  response: z.object({ message: z.string() }),
  errors: ['TAMPILAN_TERLALU_BANYAK'],
})

export const deleteTampilan = adminEndpoint({
  name: 'deleteTampilan',
  summary: 'Menghapus tampilan yang disimpan akun ini.',
  method: 'DELETE',
  path: '/api/admin/pesanan/tampilan/{tampilanId}',
  repeat: 'harmless',
  params: z.object({ tampilanId: IdParam }),
  response: z.object({ message: z.string() }),
})
