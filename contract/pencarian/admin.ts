import { z } from 'zod'
import { type Column, each } from '#contract/columns.ts'
import { Id, IdParam, Timestamp } from '#contract/common.ts'
import { edit, Versi, VersiQuery } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { wordsOf } from './words.ts'

const singleLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const hasWords = (text: string) => wordsOf(text).length > 0

export const SINONIM = {
  kata: {
    label: 'Kata pembudidaya',
    hint: 'Seperti diketik pembeli, maksimal empat kata. Huruf besar dan kecil sama saja.',
    kind: 'text',
    typed: z
      .string('Kata tidak boleh kosong')
      .overwrite(singleLine)
      .min(2, 'Kata minimal 2 huruf')
      .max(60, 'Kata terlalu panjang')
      .refine(hasWords, 'Kata harus berisi huruf atau angka')
      .refine((text) => wordsOf(text).length <= 4, 'Maksimal empat kata'),
  },
  arti: {
    label: 'Dicari sebagai',
    hint: 'Kata yang dipakai di nama produk, penyakit, atau artikel. Jika lebih dari satu, pisahkan dengan koma: povidon iodin, gel luka.',
    kind: 'text',
    typed: z
      .string('Dicari sebagai tidak boleh kosong')
      .overwrite(singleLine)
      .min(2, 'Dicari sebagai tidak boleh kosong')
      .max(200, 'Dicari sebagai terlalu panjang')
      .refine(hasWords, 'Dicari sebagai harus berisi huruf atau angka'),
  },
} as const satisfies Record<string, Column>

export const SinonimBody = z.object(each(SINONIM, 'typed'))

export const SinonimAdmin = z.object({ sinonimId: Id, kata: z.string(), arti: z.string(), versi: Versi })
export type SinonimAdmin = z.infer<typeof SinonimAdmin>

export const EmptySearch = z.object({ kata: z.string(), jumlah: z.int().positive(), terakhir: Timestamp })
export type EmptySearch = z.infer<typeof EmptySearch>

const SinonimParams = z.object({ sinonimId: IdParam })
const Saved = SinonimAdmin.extend({ message: z.string() })

export const listSinonim = adminEndpoint({
  name: 'listSinonim',
  summary: 'Kata petani dan artinya untuk pencarian: dapat dicari dan dibagi per halaman.',
  method: 'GET',
  path: '/api/admin/sinonim',
  query: ListQuery.extend({ urut: z.enum(['kata', '-kata', 'arti', '-arti']).default('kata') }),
  response: z.array(SinonimAdmin),
  paged: true,
})

export const getSinonim = adminEndpoint({
  name: 'getSinonim',
  summary: 'Satu kata petani dengan artinya.',
  method: 'GET',
  path: '/api/admin/sinonim/{sinonimId}',
  params: SinonimParams,
  response: SinonimAdmin,
  errors: ['SINONIM_TIDAK_ADA'],
})

export const createSinonim = adminEndpoint({
  name: 'createSinonim',
  summary: 'Menambah kata petani; pencarian memakainya saat itu juga.',
  method: 'POST',
  path: '/api/admin/sinonim',
  body: SinonimBody,
  response: Saved,
  status: 201,
  errors: ['SINONIM_SUDAH_ADA'],
})

export const updateSinonim = adminEndpoint({
  name: 'updateSinonim',
  summary: 'Mengubah kata petani atau artinya.',
  method: 'PUT',
  path: '/api/admin/sinonim/{sinonimId}',
  params: SinonimParams,
  body: edit(SinonimBody),
  response: Saved,
  errors: ['SINONIM_TIDAK_ADA', 'SINONIM_SUDAH_ADA', 'ISIAN_BENTROK'],
})

export const deleteSinonim = adminEndpoint({
  name: 'deleteSinonim',
  summary: 'Menghapus kata petani; isinya tetap tercatat di jejak perubahan.',
  method: 'DELETE',
  path: '/api/admin/sinonim/{sinonimId}',
  params: SinonimParams,
  query: VersiQuery,
  response: z.object({ message: z.string() }),
  errors: ['SINONIM_TIDAK_ADA', 'DATA_BERUBAH'],
})

export const listEmptySearches = adminEndpoint({
  name: 'listEmptySearches',
  summary: 'Pencarian yang tidak menemukan apa pun, yang paling sering lebih dulu.',
  method: 'GET',
  path: '/api/admin/pencarian-kosong',
  query: ListQuery.extend({
    urut: z.enum(['jumlah', '-jumlah', 'terakhir', '-terakhir', 'kata', '-kata']).default('-jumlah'),
  }),
  response: z.array(EmptySearch),
  paged: true,
})
