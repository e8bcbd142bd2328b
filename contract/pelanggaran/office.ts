import { z } from 'zod'
import { Waktu } from '#contract/common.ts'
import { DaftarQuery } from '#contract/daftar.ts'
import { endpoint } from '#contract/endpoint.ts'

/** One kind of content that browsers refused on our pages. */
export const Pelanggaran = z.object({
  /** The directive of the policy that refused it. */
  aturan: z.string(),
  /** The site where it came from, or what it was: `inline`, `eval`, … */
  asal: z.string(),
  /** Where it was last seen: the page, and the script that asked for it. */
  halaman: z.string(),
  berkas: z.string(),
  jumlah: z.int(),
  pertama: Waktu,
  terakhir: Waktu,
})
export type Pelanggaran = z.infer<typeof Pelanggaran>

export const listPelanggaran = endpoint({
  name: 'listPelanggaran',
  summary: 'Isi yang ditolak peramban pengunjung di halaman toko, terakhir terlihat lebih dulu.',
  method: 'GET',
  path: '/api/admin/pelanggaran',
  access: 'admin',
  query: DaftarQuery,
  response: z.array(Pelanggaran),
  paged: true,
  errors: ['VALIDATION_FAILED'],
})
