import { z } from 'zod'
import { type Column, each } from '#contract/columns.ts'
import { edit } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { KontakDirektori } from './endpoints.ts'

export const DIREKTORI = {
  telepon: {
    label: 'Telepon',
    hint: 'Nomor yang sudah Anda coba sendiri. Jika dikosongkan, nomor tidak ditampilkan.',
    kind: 'text',
    typed: z
      .string()
      .trim()
      .max(40, 'Telepon terlalu panjang')
      .regex(
        /^(?:[+(]?\d[\d ()./-]{4,})?$/,
        'Telepon hanya angka, spasi, kurung, garis miring, titik, dan tanda hubung',
      ),
    initial: '',
  },
  peta: {
    label: 'Tautan peta',
    hint: 'Di Google Maps: cari kantornya, ketuk Bagikan, lalu salin tautannya. Jika dikosongkan, tidak ada tautan peta.',
    kind: 'text',
    typed: z
      .string()
      .trim()
      .max(300, 'Tautan peta terlalu panjang')
      .regex(/^(?:https:\/\/[^\s/]+\.[^\s/]+\/\S*)?$/, 'Tautan peta diawali https://'),
    initial: '',
  },
  catatan: {
    label: 'Catatan',
    hint: 'Misalnya jam buka, nama petugas, atau cara mengirim contoh.',
    kind: 'paragraph',
    typed: z
      .string()
      .transform((text) => text.replace(/\r\n?/g, '\n').trim())
      .pipe(z.string().max(300, 'Catatan terlalu panjang')),
    initial: '',
  },
} as const satisfies Record<string, Column>

export const DirektoriBody = z.object(each(DIREKTORI, 'typed'))

export const DirektoriAdmin = KontakDirektori.extend({ provinsi: z.string() })
export type DirektoriAdmin = z.infer<typeof DirektoriAdmin>

const DirektoriParams = z.object({ kode: z.string().regex(/^[a-z-]{1,60}$/) })

export const listDirektoriAdmin = adminEndpoint({
  name: 'listDirektoriAdmin',
  summary: 'Semua kantor di direktori: dapat dicari, disaring, dan dibagi per halaman.',
  method: 'GET',
  path: '/api/admin/direktori',
  query: ListQuery.extend({ nomor: z.enum(['ada', 'kosong']).optional() }),
  response: z.array(DirektoriAdmin),
  paged: true,
})

export const getDirektoriAdmin = adminEndpoint({
  name: 'getDirektoriAdmin',
  summary: 'Satu kantor di direktori.',
  method: 'GET',
  path: '/api/admin/direktori/{kode}',
  params: DirektoriParams,
  response: DirektoriAdmin,
  errors: ['DIREKTORI_TIDAK_ADA'],
})

export const updateDirektori = adminEndpoint({
  name: 'updateDirektori',
  summary: 'Menulis nomor telepon, tautan peta, dan catatan satu kantor; semuanya boleh kosong.',
  method: 'PUT',
  path: '/api/admin/direktori/{kode}',
  params: DirektoriParams,
  body: edit(DirektoriBody),
  response: DirektoriAdmin.extend({ message: z.string() }),
  errors: ['DIREKTORI_TIDAK_ADA', 'ISIAN_BENTROK'],
})
