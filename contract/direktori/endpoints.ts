import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

export const KontakDirektori = z.object({
  kode: z.string(),
  nama: z.string(),
  /** Purpose of contacting the office. */
  guna: z.string(),
  /** Empty if unknown. */
  telepon: z.string(),
  /** URL of a map; empty if unknown. */
  peta: z.string(),
  catatan: z.string(),
})
export type KontakDirektori = z.infer<typeof KontakDirektori>

export const ProvinsiDirektori = z.object({
  kode: z.string(),
  nama: z.string(),
  pulau: z.string(),
  kontak: z.array(KontakDirektori),
})
export type ProvinsiDirektori = z.infer<typeof ProvinsiDirektori>

export const getDirektori = endpoint({
  name: 'getDirektori',
  summary: 'Siapa yang dihubungi tentang ikan sakit, menurut provinsi.',
  description: 'Nama kantor ditulis bersama isi situs; nomor telepon, tautan peta, dan catatan ditambahkan admin toko.',
  method: 'GET',
  path: '/api/direktori',
  access: 'publik',
  response: z.object({
    /** Day of the last review of the names. */
    ditinjau: z.iso.date(),
    provinsi: z.array(ProvinsiDirektori),
    /** Codes of the ministry's centers, which accept samples from every province. */
    balai: z.array(z.string()),
  }),
  madeOf: ['direktori'],
  errors: [],
})
