import { z } from 'zod'
import type { Column } from '#contract/columns.ts'
import { Id, IdParam, multilineText, Timestamp } from '#contract/common.ts'
import { edit } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'

/** An internal note about an order; buyers cannot read it. */
export const CatatanAdmin = z.object({
  catatanId: Id,
  isi: z.string(),
  /** Name of the author; null if the account was deleted. */
  nama: z.string().nullable(),
  waktu: Timestamp,
})
export type CatatanAdmin = z.infer<typeof CatatanAdmin>

const CATATAN_MAX = 1000

export const CatatanBody = z.object({
  isi: multilineText('Tuliskan catatannya')
    .min(1, 'Tuliskan catatannya')
    .max(CATATAN_MAX, `Catatan maksimal ${CATATAN_MAX} huruf`),
})
export type CatatanBody = z.infer<typeof CatatanBody>

export const PENANDA_MAX = 10
const LETTERS_MAX = 30

/** A tag of one word, to find orders; stored in lower case. */
export const PenandaWord = z
  .string()
  .transform((text) => text.trim().replace(/\s+/g, ' ').toLowerCase())
  .pipe(
    z
      .string()
      .min(1, 'Tuliskan penandanya')
      .max(LETTERS_MAX, `Penanda maksimal ${LETTERS_MAX} huruf`)
      .regex(/^[^,;]*$/, 'Tulis penanda tanpa koma'),
  )

export const PenandaInput = z.object({
  penanda: z
    .array(PenandaWord)
    .max(PENANDA_MAX, `Maksimal ${PENANDA_MAX} penanda`)
    .transform((words) => [...new Set(words)]),
})

/** The only field of the form, as an edit conflict names it. */
export const PENANDA = { penanda: { label: 'Penanda' } } as const satisfies Record<string, Column>

const PesananParams = z.object({ orderId: IdParam })
const Pesan = z.object({ message: z.string() })

export const addCatatan = adminEndpoint({
  name: 'addCatatan',
  summary: 'Menambah catatan kantor pada pesanan. Pembeli tidak melihatnya.',
  method: 'POST',
  path: '/api/admin/pesanan/{orderId}/catatan',
  params: PesananParams,
  body: CatatanBody,
  // The response omits the text: stored idempotent responses would retain possibly personal data.
  response: Pesan.extend({ catatanId: Id }),
  status: 201,
  errors: ['PESANAN_TIDAK_ADA'],
})

export const deleteCatatan = adminEndpoint({
  name: 'deleteCatatan',
  summary: 'Menghapus catatan kantor dari pesanan.',
  method: 'DELETE',
  path: '/api/admin/pesanan/{orderId}/catatan/{catatanId}',
  params: PesananParams.extend({ catatanId: IdParam }),
  response: Pesan,
  errors: ['PESANAN_TIDAK_ADA', 'CATATAN_TIDAK_ADA'],
})

export const updatePenanda = adminEndpoint({
  name: 'updatePenanda',
  summary: 'Mengganti penanda pesanan: kata-kata pendek untuk menemukannya lagi.',
  method: 'PUT',
  path: '/api/admin/pesanan/{orderId}/penanda',
  repeat: 'harmless',
  params: PesananParams,
  body: edit(PenandaInput),
  response: Pesan.extend({ penanda: z.array(z.string()) }),
  errors: ['PESANAN_TIDAK_ADA', 'ISIAN_BENTROK'],
})

export const listPenanda = adminEndpoint({
  name: 'listPenanda',
  summary: 'Penanda yang belakangan ini dipakai, yang tersering lebih dulu.',
  method: 'GET',
  path: '/api/admin/pesanan/penanda',
  response: z.array(z.object({ penanda: z.string(), jumlah: z.int() })),
})
