import { z } from 'zod'
import { Timestamp } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'

const DeletionRequest = z.object({
  /** Time of the deletion request; null without one. */
  minta_hapus: Timestamp.nullable(),
})

export const downloadMyData = endpoint({
  name: 'downloadMyData',
  summary: 'Semua yang disimpan toko tentang akun ini, sebagai berkas JSON.',
  method: 'GET',
  path: '/api/akun/data.json',
  access: 'pelanggan',
  response: 'berkas',
  errors: ['TERLALU_SERING'],
})

export const getDeletionRequest = endpoint({
  name: 'getDeletionRequest',
  summary: 'Apakah penghapusan akun ini sudah diminta.',
  method: 'GET',
  path: '/api/akun/minta-hapus',
  access: 'pelanggan',
  response: DeletionRequest,
  errors: [],
})

export const setDeletionRequest = endpoint({
  name: 'setDeletionRequest',
  summary: 'Meminta toko menghapus akun ini, atau menarik permintaan itu kembali. Aman diulang.',
  method: 'PUT',
  path: '/api/akun/minta-hapus',
  access: 'pelanggan',
  body: z.object({ minta: z.boolean() }),
  response: DeletionRequest.extend({ message: z.string() }),
  errors: ['VALIDATION_FAILED'],
})
