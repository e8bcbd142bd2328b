import { z } from 'zod'
import { type Column, each, paragraph, rows, text, textOf } from '#contract/columns.ts'
import { BerkasGambar, Id } from '#contract/common.ts'
import { edit, Versi } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { PAKET_BERANDA } from '#contract/katalog/paket-beranda.ts'
import { BAGIAN, Bagian } from './endpoints.ts'

/** Maximum size of the team: there are number words up to it. */
export const TIM_MAX = 12
export const ALT_MAX = 200
const ABOUT_PARAGRAPH = 2

/** Returns the paragraphs of a text, which empty lines separate. */
export const paragraphs = (value: string): string[] =>
  value
    .split(/\n\s*\n/)
    .map((item) => item.trim())
    .filter(Boolean)

/** Name of an uploaded picture; the server rejects unknown names. */
const GambarName = z.string().max(100)
const BagianBeranda = z.object({ kode: Bagian, tampil: z.boolean() })
export type BagianBeranda = z.infer<typeof BagianBeranda>
const TimPerson = z.object({ nama: z.string(), tugas: z.string(), foto: z.string().nullable() })
export type TimPerson = z.infer<typeof TimPerson>

const filled = (max: number, name: string) =>
  textOf(max, name).pipe(z.string().min(1, { error: `${name} tidak boleh kosong!`, abort: true }))
const Person = z.object({ nama: filled(60, 'Nama'), tugas: filled(80, 'Tugas'), foto: GambarName.nullable() })

/** The owner's settings of the landing page, one column per entry. */
export const BERANDA = {
  judul_hero: text('Judul', 80),
  teks_hero: paragraph('Teks', 300),
  gambar_hero: {
    label: 'Gambar',
    kind: 'picture',
    wire: z.string().nullable(),
    typed: GambarName.nullable(),
  },
  alt_hero: {
    ...text('Apa yang terlihat di gambar', ALT_MAX),
    hint: 'Dibacakan untuk pengunjung tunanetra.',
  },
  paket_unggulan: {
    label: 'Paket unggulan',
    wire: z.array(Id),
    typed: z
      .array(Id)
      .max(PAKET_BERANDA, `Maksimal ${PAKET_BERANDA} paket`)
      .refine((ids) => new Set(ids).size === ids.length, 'Paket yang sama cukup sekali'),
    teks: (ids: unknown) => (ids as number[]).map((id) => `paket nomor ${id}`).join(', '),
  },
  bagian: {
    ...rows(
      'Bagian',
      BagianBeranda,
      z
        .array(BagianBeranda)
        .refine(
          (all) => all.length === Bagian.options.length && new Set(all.map(({ kode }) => kode)).size === all.length,
          'Setiap bagian cukup sekali',
        ),
      ({ kode, tampil }) => (tampil ? BAGIAN[kode] : `${BAGIAN[kode]} (disembunyikan)`),
    ),
  },
  tentang: {
    ...paragraph('Teks Tentang Kami', 1500),
    typed: textOf(1500, 'Teks Tentang Kami').refine(
      (value) => paragraphs(value).length <= ABOUT_PARAGRAPH,
      'Maksimal dua paragraf',
    ),
    hint: 'Maksimal dua paragraf, dipisah baris kosong. Jika dikosongkan, dipakai teks bawaan dengan jumlah orang yang sesuai.',
  },
  tim: rows(
    'Tim',
    TimPerson,
    z
      .array(Person)
      .max(TIM_MAX, `Maksimal ${TIM_MAX} orang`)
      .superRefine((all, context) => {
        const names = all.map((item) => item.nama.toLowerCase())
        for (const [index, one] of names.entries())
          if (names.indexOf(one) < index)
            context.addIssue({ code: 'custom', path: [index, 'nama'], message: 'Nama ini sudah ada di atas' })
      }),
    ({ nama, tugas }) => `${nama}, ${tugas}`,
  ),
  contoh_ulasan: {
    label: 'Tampilkan contoh tim dan ulasan',
    hint: 'Contoh tampil selama tim belum diisi dan ulasan pembeli kurang dari tiga. Jika dimatikan, keduanya kosong sampai ada yang sungguhan.',
    kind: 'check',
    wire: z.boolean(),
    typed: z.boolean('Pilih ya atau tidak'),
  },
} as const satisfies Record<string, Column>

export const BerandaBody = z.object(each(BERANDA, 'typed'))

const FormValues = z.object(each(BERANDA, 'wire'))
export type BerandaValues = z.infer<typeof FormValues>

/** Returns errors that involve several fields, by the field that displays them. */
export const findBerandaErrors = ({
  gambar_hero,
  alt_hero,
}: Pick<BerandaValues, 'gambar_hero' | 'alt_hero'>): { path: string; msg: string }[] =>
  gambar_hero !== null && !alt_hero ? [{ path: 'alt_hero', msg: 'Tulis apa yang terlihat di gambar' }] : []

export const BerandaAdmin = FormValues.extend({
  versi: Versi,
  /** Default texts for empty fields. */
  bawaan: z.object({ judul_hero: z.string(), teks_hero: z.string() }),
  /** Names of the chosen packages, and whether they are still on sale. */
  paket_dipilih: z.array(z.object({ paketId: Id, title: z.string(), aktif: z.boolean() })),
})
export type BerandaAdmin = z.infer<typeof BerandaAdmin>

export const getBerandaAdmin = adminEndpoint({
  name: 'getBerandaAdmin',
  summary: 'Pengaturan beranda, untuk kantor.',
  method: 'GET',
  path: '/api/admin/beranda',
  response: BerandaAdmin,
})

export const updateBeranda = adminEndpoint({
  name: 'updateBeranda',
  summary: 'Mengatur beranda: gambar dan kata pembuka, paket unggulan, bagian, tim, dan contoh ulasan.',
  description: 'Gambar diunggah dulu (uploadGambarBeranda) dan disebut dengan namanya. Yang diganti dihapus.',
  method: 'PUT',
  path: '/api/admin/beranda',
  body: edit(BerandaBody),
  response: BerandaAdmin.extend({ message: z.string() }),
  errors: ['ISIAN_BENTROK'],
})

export const uploadGambarBeranda = adminEndpoint({
  name: 'uploadGambarBeranda',
  summary: 'Mengunggah gambar beranda atau potret tim (JPG, PNG, atau WebP; paling besar 8 MB), sebelum disimpan.',
  description: 'Gambar yang tidak dipakai dihapus setelah sehari.',
  method: 'POST',
  path: '/api/admin/beranda/gambar',
  repeat: 'harmless',
  multipart: true,
  body: z.object({
    gambar: BerkasGambar.mime(['image/jpeg', 'image/png', 'image/webp'], 'Gambar harus JPG, PNG, atau WebP'),
  }),
  response: z.object({ nama: z.string() }),
  status: 201,
  errors: [
    'BODY_TOO_LARGE',
    'GAMBAR_TIDAK_DAPAT_DIBACA',
    'GAMBAR_TERLALU_LUAS',
    'GAMBAR_TIDAK_TERSIMPAN',
    'TERLALU_RAMAI',
  ],
})
