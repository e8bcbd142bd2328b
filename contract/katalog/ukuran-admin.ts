import { z } from 'zod'
import { Id, IdParam, Rupiah } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'

/** A size of a product in the back office: a product of its own, on sale or archived. */
export const UkuranAdmin = z.object({
  produkId: Id,
  nama: z.string(),
  kemasan: z.string(),
  harga: Rupiah,
  stok: z.int().nonnegative(),
  aktif: z.boolean(),
})
export type UkuranAdmin = z.infer<typeof UkuranAdmin>

const params = z.object({ produkId: IdParam })
const Sizes = z.array(UkuranAdmin)
const Changed = z.object({ message: z.string(), ukuran: Sizes })

export const listUkuran = adminEndpoint({
  name: 'listUkuran',
  summary: 'Semua ukuran satu produk, juga yang diarsipkan, menurut harganya; kosong jika ukurannya hanya satu.',
  method: 'GET',
  path: '/api/admin/produk/{produkId}/ukuran',
  params,
  response: Sizes,
  errors: ['PRODUK_TIDAK_ADA'],
})

export const joinUkuran = adminEndpoint({
  name: 'joinUkuran',
  summary: 'Menjadikan produk lain, dengan semua ukurannya, ukuran dari produk ini.',
  method: 'POST',
  path: '/api/admin/produk/{produkId}/ukuran',
  params,
  body: z.object({ produkId: z.coerce.number<string | number>('Pilih produk dulu').pipe(Id) }),
  repeat: 'harmless',
  response: Changed,
  errors: ['PRODUK_TIDAK_ADA', 'UKURAN_TIDAK_COCOK'],
})

export const leaveUkuran = adminEndpoint({
  name: 'leaveUkuran',
  summary: 'Mengeluarkan produk ini dari ukuran-ukuran produk lain. Produknya tetap dijual sendiri.',
  method: 'DELETE',
  path: '/api/admin/produk/{produkId}/ukuran',
  params,
  repeat: 'harmless',
  response: Changed,
  errors: ['PRODUK_TIDAK_ADA'],
})
