import { z } from 'zod'
import { KELAS } from '#content/kelas.ts'
import { type Column, each } from '#contract/columns.ts'
import { Id, Timestamp } from '#contract/common.ts'
import { edit } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ids, KaitanOption } from '#contract/kaitan/admin.ts'
import { KodePenyakit } from '#contract/katalog/penyakit.ts'
import { ListQuery } from '#contract/list.ts'

export const CATATAN_MAX = 4000
export const READING_MAX = 3

/** The shop's additions to a disease. The names are those of the audit trail, where `catatan` is already in use. */
export const CATATAN_PENYAKIT = {
  catatan_toko: {
    label: 'Catatan dari toko',
    hint: 'Awali baris dengan “- ” untuk daftar. Baris kosong memulai paragraf baru. Jika dikosongkan, kartu tampil tanpa catatan.',
    kind: 'paragraph',
    typed: z
      .string('Catatan tidak bisa dibaca')
      .transform((text) => text.replace(/\r\n?/g, '\n').trim())
      .pipe(z.string().max(CATATAN_MAX, 'Catatan terlalu panjang, maksimal 4.000 huruf')),
    initial: '',
  },
  artikelIds: {
    label: 'Artikel',
    formLabel: 'Bacaan lanjutan',
    typed: ids.pipe(z.array(Id).max(READING_MAX, `Maksimal ${READING_MAX} artikel`)),
    initial: [],
  },
} as const satisfies Record<string, Column>

export const CatatanPenyakitBody = z.object({
  ...each(CATATAN_PENYAKIT, 'typed'),
  /** Confirmation that amounts in the note are not checked. */
  setuju: z.boolean().optional(),
  /** Confirmation that the note mentions a prohibited substance. */
  zatDisadari: z.boolean().optional(),
})

/** A disease in the office's list, with or without a note. */
export const CatatanRow = z.object({
  kode: KodePenyakit,
  nama: z.string(),
  kelas: z.enum(Object.keys(KELAS) as [keyof typeof KELAS]),
  /** Start of the note. */
  cuplikan: z.string(),
  /** Number of linked articles. */
  artikel: z.int().nonnegative(),
  /** Time of the last change; null without a note. */
  diubah: Timestamp.nullable(),
  /** The author's name at the time of writing; empty if unknown. */
  oleh: z.string(),
})
export type CatatanRow = z.infer<typeof CatatanRow>

export const CatatanPenyakitAdmin = z.object({
  kode: KodePenyakit,
  nama: z.string(),
  catatan_toko: z.string(),
  artikelIds: z.array(Id),
  artikel: z.array(KaitanOption),
  diubah: Timestamp.nullable(),
})
export type CatatanPenyakitAdmin = z.infer<typeof CatatanPenyakitAdmin>

const Params = z.object({ kode: KodePenyakit })

export const listCatatanPenyakit = adminEndpoint({
  name: 'listCatatanPenyakit',
  summary: 'Semua penyakit dengan catatan dari toko: siapa yang menulisnya dan kapan; bisa dicari.',
  method: 'GET',
  path: '/api/admin/catatan-penyakit',
  query: ListQuery.extend({ catatan: z.enum(['ada', 'kosong']).optional() }),
  response: z.array(CatatanRow),
  paged: true,
})

export const getCatatanPenyakitAdmin = adminEndpoint({
  name: 'getCatatanPenyakitAdmin',
  summary: 'Catatan toko tentang satu penyakit, dengan artikel yang dirujuknya.',
  method: 'GET',
  path: '/api/admin/catatan-penyakit/{kode}',
  params: Params,
  response: CatatanPenyakitAdmin,
})

export const updateCatatanPenyakit = adminEndpoint({
  name: 'updateCatatanPenyakit',
  summary: 'Menulis catatan toko tentang satu penyakit. Jika keduanya kosong, kartunya tidak memuat catatan.',
  description:
    'Isi kartu yang bersumber tidak bisa diubah di sini. Catatan yang berisi seperti takaran hanya disimpan dengan `setuju`.',
  method: 'PUT',
  path: '/api/admin/catatan-penyakit/{kode}',
  params: Params,
  body: edit(CatatanPenyakitBody),
  response: CatatanPenyakitAdmin.extend({ message: z.string() }),
  errors: ['ISIAN_BENTROK', 'TERKAIT_TIDAK_ADA', 'TAKARAN_PERLU_SETUJU', 'ZAT_PERLU_DISADARI'],
})
