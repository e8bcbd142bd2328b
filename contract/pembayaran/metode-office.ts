import { z } from 'zod'
import { Id, IdParam } from '#contract/common.ts'
import { DaftarQuery } from '#contract/daftar.ts'
import { endpoint } from '#contract/endpoint.ts'

/**
 * The payment provider's words for its methods, as its `enabled_payments` takes them. Only those that ask nothing of an
 * order beyond what the shop sends.
 */
export const KodePembayaran = z.enum(
  [
    'other_qris',
    'gopay',
    'shopeepay',
    'dana',
    'bca_va',
    'bni_va',
    'bri_va',
    'permata_va',
    'echannel',
    'cimb_va',
    'danamon_va',
    'bsi_va',
    'credit_card',
    'indomaret',
    'alfamart',
  ],
  'Pilih metode Midtrans',
)
export type KodePembayaran = z.infer<typeof KodePembayaran>

export const MetodeBody = z.object({
  method: z.string().trim().min(1, 'Metode tidak boleh kosong').max(100, 'Nama metode terlalu panjang'),
  description: z.string().trim().max(1000, 'Deskripsi terlalu panjang').default(''),
  kode: KodePembayaran,
  aktif: z.boolean().default(true),
})

/** A way to pay that buyers may choose while it is active. */
export const MetodePembayaran = z.object({
  metodeId: Id,
  ...MetodeBody.shape,
  description: z.string(),
  aktif: z.boolean(),
})
export type MetodePembayaran = z.infer<typeof MetodePembayaran>

const MetodeParams = z.object({ metodeId: IdParam })
const Tersimpan = MetodePembayaran.extend({ message: z.string() })

export const listMetode = endpoint({
  name: 'listMetode',
  summary: 'Metode pembayaran; dapat dicari dan dibagi per halaman.',
  method: 'GET',
  path: '/api/admin/metode-pembayaran',
  access: 'admin',
  query: DaftarQuery,
  response: z.array(MetodePembayaran),
  paged: true,
  errors: ['VALIDATION_FAILED'],
})

export const getMetode = endpoint({
  name: 'getMetode',
  summary: 'Satu metode pembayaran.',
  method: 'GET',
  path: '/api/admin/metode-pembayaran/{metodeId}',
  access: 'admin',
  params: MetodeParams,
  response: MetodePembayaran,
  errors: ['VALIDATION_FAILED', 'METODE_TIDAK_ADA'],
})

export const createMetode = endpoint({
  name: 'createMetode',
  summary: 'Menambah metode pembayaran. Yang aktif ditawarkan pada pembayaran berikutnya.',
  method: 'POST',
  path: '/api/admin/metode-pembayaran',
  access: 'admin',
  body: MetodeBody,
  response: Tersimpan,
  status: 201,
  errors: ['VALIDATION_FAILED', 'METODE_SUDAH_ADA'],
})

export const updateMetode = endpoint({
  name: 'updateMetode',
  summary: 'Mengubah metode pembayaran.',
  method: 'PUT',
  path: '/api/admin/metode-pembayaran/{metodeId}',
  access: 'admin',
  params: MetodeParams,
  body: MetodeBody,
  response: Tersimpan,
  errors: ['VALIDATION_FAILED', 'METODE_TIDAK_ADA', 'METODE_SUDAH_ADA', 'METODE_TERAKHIR'],
})

export const deleteMetode = endpoint({
  name: 'deleteMetode',
  summary: 'Menghapus metode pembayaran; yang aktif terakhir tetap.',
  method: 'DELETE',
  path: '/api/admin/metode-pembayaran/{metodeId}',
  access: 'admin',
  params: MetodeParams,
  response: z.object({ message: z.string() }),
  errors: ['VALIDATION_FAILED', 'METODE_TIDAK_ADA', 'METODE_TERAKHIR'],
})
