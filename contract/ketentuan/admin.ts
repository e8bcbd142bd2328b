import { z } from 'zod'
import { type Column, each, paragraph, text } from '#contract/columns.ts'
import { dateSchema, Id, IdParam, multilineText } from '#contract/common.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { KETENTUAN, KetentuanKind } from './endpoints.ts'

const EMPTY = 'Naskah belum diisi'

/** Columns of a new version of a legal text. */
export const NASKAH = {
  jenis: { label: 'Naskah', kind: 'choice', words: KETENTUAN, typed: KetentuanKind },
  berlaku: {
    label: 'Mulai berlaku',
    hint: 'Hari ini atau setelahnya. Pesanan sebelum hari itu mengikuti naskah lama.',
    kind: 'date',
    typed: dateSchema(),
  },
  isi: {
    ...paragraph('Isi naskah', 50_000),
    hint: 'Awali baris dengan “## ” untuk subjudul atau “- ” untuk daftar. Baris kosong memulai paragraf baru.',
    typed: multilineText(EMPTY).min(1, EMPTY).max(50_000, 'Naskah terlalu panjang'),
  },
  catatan: { ...text('Yang berubah', 200), hint: 'Opsional. Satu kalimat untuk pembaca.' },
} as const satisfies Record<string, Column>

export const KetentuanBody = z.object(each(NASKAH, 'typed'))

/** A version in the back office. */
export const KetentuanRow = z.object({
  ketentuanId: Id,
  jenis: KetentuanKind,
  berlaku: z.iso.date(),
  catatan: z.string(),
  isi: z.string(),
  /** lama: replaced. berlaku: in force. akan: announced, can be withdrawn. */
  keadaan: z.enum(['lama', 'berlaku', 'akan']),
})
export type KetentuanRow = z.infer<typeof KetentuanRow>

export const listKetentuanAdmin = adminEndpoint({
  name: 'listKetentuanAdmin',
  summary: 'Semua versi syarat dan kebijakan privasi.',
  method: 'GET',
  path: '/api/admin/ketentuan',
  query: ListQuery.omit({ q: true }).extend({ jenis: KetentuanKind.optional() }),
  response: z.array(KetentuanRow),
  paged: true,
})

export const createKetentuan = adminEndpoint({
  name: 'createKetentuan',
  summary: 'Menerbitkan versi baru syarat atau kebijakan privasi.',
  method: 'POST',
  path: '/api/admin/ketentuan',
  body: KetentuanBody,
  response: KetentuanRow.extend({ message: z.string() }),
  status: 201,
  errors: ['KETENTUAN_SUDAH_ADA', 'KETENTUAN_TERLAMBAT'],
})

export const deleteKetentuan = adminEndpoint({
  name: 'deleteKetentuan',
  summary: 'Menarik versi yang belum berlaku.',
  method: 'DELETE',
  path: '/api/admin/ketentuan/{ketentuanId}',
  params: z.object({ ketentuanId: IdParam }),
  response: z.object({ message: z.string() }),
  errors: ['KETENTUAN_TIDAK_ADA', 'KETENTUAN_BERLAKU'],
})
