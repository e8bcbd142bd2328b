import { z } from 'zod'
import { Waktu } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'

const MintaHapus = z.object({
  /** Time of the deletion request; null without one. */
  minta_hapus: Waktu.nullable(),
})

export const downloadMyData = endpoint({
  name: 'downloadDataSaya',
  summary: 'Semua yang disimpan toko tentang akun ini, sebagai berkas JSON.',
  method: 'GET',
  path: '/api/akun/data.json',
  access: 'pelanggan',
  response: 'berkas',
  errors: ['TERLALU_SERING'],
})

export const getDeletionRequest = endpoint({
  name: 'getMintaHapus',
  summary: 'Apakah penghapusan akun ini sudah diminta.',
  method: 'GET',
  path: '/api/akun/minta-hapus',
  access: 'pelanggan',
  response: MintaHapus,
  errors: [],
})

export const setDeletionRequest = endpoint({
  name: 'setMintaHapus',
  summary: 'Meminta toko menghapus akun ini, atau menarik permintaan itu kembali. Aman diulang.',
  method: 'PUT',
  path: '/api/akun/minta-hapus',
  access: 'pelanggan',
  body: z.object({ minta: z.boolean() }),
  response: MintaHapus.extend({ message: z.string() }),
  errors: ['VALIDATION_FAILED'],
})
