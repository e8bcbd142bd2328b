import { z } from 'zod'
import { KELAS } from '#content/kelas.ts'
import { type Column, each } from '#contract/columns.ts'
import { Id, Waktu } from '#contract/common.ts'
import { DaftarQuery } from '#contract/daftar.ts'
import { endpoint } from '#contract/endpoint.ts'
import { ids, Terkait } from '#contract/kaitan/office.ts'
import { KodePenyakit } from '#contract/katalog/penyakit.ts'
import { suntingan } from '#contract/suntingan.ts'

export const CATATAN_MAX = 4000
export const BACAAN_MAX = 3

/** What the shop adds to a disease. Names are those of the trail, where `catatan` is somebody else's. */
export const CATATAN_PENYAKIT = {
  catatan_toko: {
    label: 'Catatan dari toko',
    hint: 'Di awal baris, “- ” membuat daftar; baris kosong memulai paragraf. Kosong: kartu tidak memuat catatan.',
    kind: 'paragraph',
    typed: z
      .string('Catatan tidak dapat dibaca')
      .transform((text) => text.replace(/\r\n?/g, '\n').trim())
      .pipe(z.string().max(CATATAN_MAX, 'Catatan terlalu panjang, paling banyak 4.000 huruf')),
    initial: '',
  },
  artikelIds: {
    label: 'Artikel',
    formLabel: 'Bacaan lanjutan',
    typed: ids.pipe(z.array(Id).max(BACAAN_MAX, `Paling banyak ${BACAAN_MAX} artikel`)),
    initial: [],
  },
} as const satisfies Record<string, Column>

export const CatatanPenyakitBody = z.object({
  ...each(CATATAN_PENYAKIT, 'typed'),
  /** Its writer knows that nobody checks amounts in it. */
  setuju: z.boolean().optional(),
  /** Its writer knows that it speaks of a prohibited substance. */
  zatDisadari: z.boolean().optional(),
})

/** One disease in the office's list, whether the shop wrote something to it or not. */
export const CatatanBaris = z.object({
  kode: KodePenyakit,
  nama: z.string(),
  kelas: z.enum(Object.keys(KELAS) as [keyof typeof KELAS]),
  /** The beginning of the note. */
  cuplikan: z.string(),
  /** How many articles it names. */
  artikel: z.int().nonnegative(),
  /** When it was last written; null where there is none. */
  diubah: Waktu.nullable(),
  /** By whom, by the name of that time; empty where nobody knows. */
  oleh: z.string(),
})
export type CatatanBaris = z.infer<typeof CatatanBaris>

export const CatatanPenyakitAdmin = z.object({
  kode: KodePenyakit,
  nama: z.string(),
  catatan_toko: z.string(),
  artikelIds: z.array(Id),
  artikel: z.array(Terkait),
  diubah: Waktu.nullable(),
})
export type CatatanPenyakitAdmin = z.infer<typeof CatatanPenyakitAdmin>

const Params = z.object({ kode: KodePenyakit })

export const listCatatanPenyakit = endpoint({
  name: 'listCatatanPenyakit',
  summary: 'Semua penyakit dengan catatan dari toko: siapa yang menulisnya dan kapan; dapat dicari.',
  method: 'GET',
  path: '/api/admin/catatan-penyakit',
  access: 'admin',
  query: DaftarQuery.extend({ catatan: z.enum(['ada', 'kosong']).optional() }),
  response: z.array(CatatanBaris),
  paged: true,
  errors: ['VALIDATION_FAILED'],
})

export const getCatatanPenyakitAdmin = endpoint({
  name: 'getCatatanPenyakitAdmin',
  summary: 'Catatan toko tentang satu penyakit, dengan artikel yang dirujuknya.',
  method: 'GET',
  path: '/api/admin/catatan-penyakit/{kode}',
  access: 'admin',
  params: Params,
  response: CatatanPenyakitAdmin,
  errors: ['VALIDATION_FAILED'],
})

export const updateCatatanPenyakit = endpoint({
  name: 'updateCatatanPenyakit',
  summary: 'Menulis catatan toko tentang satu penyakit. Kosong keduanya: kartunya tidak memuat catatan.',
  description:
    'Isi kartu yang bersumber tidak dapat diubah di sini. Catatan yang berisi seperti takaran hanya disimpan dengan `setuju`.',
  method: 'PUT',
  path: '/api/admin/catatan-penyakit/{kode}',
  access: 'admin',
  repeat: 'once',
  params: Params,
  body: suntingan(CatatanPenyakitBody),
  response: CatatanPenyakitAdmin.extend({ message: z.string() }),
  errors: ['VALIDATION_FAILED', 'ISIAN_BENTROK', 'TERKAIT_TIDAK_ADA', 'TAKARAN_PERLU_SETUJU', 'ZAT_PERLU_DISADARI'],
})
