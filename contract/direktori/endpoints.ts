import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

export const KontakDirektori = z.object({
  kode: z.string(),
  nama: z.string(),
  /** What it is good for. */
  guna: z.string(),
  /** Empty where the shop knows none. */
  telepon: z.string(),
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
  description: 'Nama kantor ditulis bersama isi situs; nomor telepon dan catatan ditambahkan kantor toko.',
  method: 'GET',
  path: '/api/direktori',
  access: 'publik',
  response: z.object({
    /** The day on which the names were last looked up. */
    ditinjau: z.iso.date(),
    provinsi: z.array(ProvinsiDirektori),
    /** Codes of the ministry's centres, which take samples from everywhere. */
    balai: z.array(z.string()),
  }),
  madeOf: ['direktori'],
  errors: [],
})
