import { z } from 'zod'
import { Id } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ManyResults, manyOf } from '#contract/many-admin.ts'
import { ReasonInput } from './lot-list-admin.ts'

export const HoldBody = z.object({ lotId: manyOf(Id, 'lot'), alasan: ReasonInput })

export const holdLots = adminEndpoint({
  name: 'holdLots',
  summary: 'Menyisihkan seluruh isi banyak lot ke karantina, sampai diputuskan di sana.',
  description: 'Pesanan yang lalu kekurangan barang menunggu barang lain. Lot yang kosong dilewati, dengan alasannya.',
  method: 'POST',
  path: '/api/admin/lot/sisihkan',
  body: HoldBody,
  response: ManyResults,
})
