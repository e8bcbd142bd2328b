import { z } from 'zod'
import { type Column, each, paragraph, text, textOf } from '#contract/columns.ts'
import { edit } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ALL_PERAN } from '#contract/peran.ts'
import { KODE_TEMPLAT, type KodeTemplat, templatErrors } from './templat.ts'

/** Columns of a text that the owner edits. */
export const TULISAN = {
  subjek: {
    ...text('Subjek email', 150),
    // On one line, as mail headers require.
    typed: z
      .string('Subjek tidak boleh kosong!')
      .transform((value) => value.replace(/\s+/g, ' '))
      .pipe(textOf(150, 'Subjek')),
  },
  isi: paragraph('Isi', 4000),
} as const satisfies Record<string, Column>

export const TulisanBody = z.object(each(TULISAN, 'typed'))

/** Adds the checks of one particular text. */
export const tulisanBody = (kode: KodeTemplat) =>
  TulisanBody.superRefine((tulisan, context) => {
    for (const { path, msg } of templatErrors(kode, tulisan))
      context.addIssue({ code: 'custom', path: [path], message: msg })
  })

export const ChangedTemplat = z.object({
  /** A key of `TEMPLAT`; another version of the shop may have more. */
  kode: z.string(),
  subjek: z.string(),
  isi: z.string(),
})
export type ChangedTemplat = z.infer<typeof ChangedTemplat>

/** Available to every role that writes to customers; templates contain no personal data. */
export const listTemplat = adminEndpoint({
  name: 'listTemplat',
  summary: 'Teks email dan WhatsApp yang diubah pemilik. Yang tidak ada di sini memakai bawaan.',
  method: 'GET',
  path: '/api/admin/templat',
  peran: ALL_PERAN,
  response: z.array(ChangedTemplat),
})

export const updateTemplat = adminEndpoint({
  name: 'updateTemplat',
  summary: 'Mengubah satu teks email atau WhatsApp. Yang sama dengan bawaannya kembali menjadi bawaan.',
  method: 'PUT',
  path: '/api/admin/templat/{kode}',
  params: z.object({ kode: z.enum(KODE_TEMPLAT) }),
  body: edit(TulisanBody),
  response: ChangedTemplat.extend({ message: z.string() }),
  errors: ['ISIAN_BENTROK'],
})
