import { z } from 'zod'
import { Timestamp } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'

/** One kind of content that browsers blocked on the shop's pages. */
export const Pelanggaran = z.object({
  /** Policy directive that blocked it. */
  aturan: z.string(),
  /** Origin of the content, or its kind: `inline`, `eval`, … */
  asal: z.string(),
  /** Last occurrence: the page, and the script that loaded the content. */
  halaman: z.string(),
  berkas: z.string(),
  jumlah: z.int(),
  pertama: Timestamp,
  terakhir: Timestamp,
})
export type Pelanggaran = z.infer<typeof Pelanggaran>

export const listPelanggaran = adminEndpoint({
  name: 'listPelanggaran',
  summary: 'Isi yang ditolak peramban pengunjung di halaman toko, terakhir terlihat lebih dulu.',
  method: 'GET',
  path: '/api/admin/pelanggaran',
  query: ListQuery,
  response: z.array(Pelanggaran),
  paged: true,
})
