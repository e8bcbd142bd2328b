import { z } from 'zod'
import { type Column, each, newRecordShape, paragraph, text, textOf } from '#contract/columns.ts'
import { Id, IdParam, numberInput } from '#contract/common.ts'
import { edit, Versi } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { isNoHp, tidyNoHp } from '#contract/no-hp.ts'

const EMPTY = 'Nama pemasok tidak boleh kosong!'

export const PEMASOK = {
  nama: {
    label: 'Nama pemasok',
    kind: 'text',
    wire: z.string(),
    typed: textOf(100, 'Nama pemasok')
      .transform((name) => name.replace(/\s+/g, ' '))
      .pipe(z.string().min(1, EMPTY)),
  },
  kontak: { ...text('Orang yang dihubungi', 100) },
  no_hp: {
    ...text('Telepon atau WhatsApp', 30),
    hint: 'Untuk mengirim pesanan lewat WhatsApp.',
    typed: textOf(30, 'Nomor')
      .refine((value) => value === '' || isNoHp(value), 'Nomor tidak valid. Contoh: 0812-3456-7890')
      .transform(tidyNoHp),
  },
  alamat: paragraph('Alamat', 300),
  hari_tunggu: {
    label: 'Lama tunggu',
    formLabel: 'Lama tunggu (hari)',
    hint: 'Dari memesan sampai barang datang. Dipakai untuk menghitung isi ulang.',
    kind: 'number',
    unit: 'hari',
    wire: z.int(),
    typed: numberInput('Isi dengan angka 0 sampai 365', 365),
    initial: 7,
  },
  catatan: paragraph('Catatan', 1000),
  aktif: {
    label: 'Aktif',
    hint: 'Jika tidak aktif, tidak muncul di pembelian baru.',
    kind: 'check',
    wire: z.boolean(),
    typed: z.boolean().default(true),
    initial: true,
  },
} as const satisfies Record<string, Column>

export const PemasokBody = z.object(each(PEMASOK, 'typed'))
export type PemasokInput = z.output<typeof PemasokBody>

export const PemasokAdmin = z.object({
  pemasokId: Id,
  ...each(PEMASOK, 'wire'),
  /** Number of orders that are not completely delivered. */
  ditunggu: z.int().nonnegative(),
  /** Day of the last delivery; null without one. */
  terakhir: z.iso.date().nullable(),
  versi: Versi,
})
export type PemasokAdmin = z.infer<typeof PemasokAdmin>

const PemasokParams = z.object({ pemasokId: IdParam })
const Saved = PemasokAdmin.extend({ message: z.string() })

export const listPemasok = adminEndpoint({
  name: 'listPemasok',
  summary: 'Pemasok barang: dapat dicari, disaring, dan dibagi per halaman.',
  method: 'GET',
  path: '/api/admin/pemasok',
  query: ListQuery.extend({
    aktif: z.enum(['ya', 'tidak']).optional(),
    urut: z.enum(['nama', '-nama']).default('nama'),
  }),
  response: z.array(PemasokAdmin),
  paged: true,
})

export const getPemasok = adminEndpoint({
  name: 'getPemasok',
  summary: 'Satu pemasok.',
  method: 'GET',
  path: '/api/admin/pemasok/{pemasokId}',
  params: PemasokParams,
  response: PemasokAdmin,
  errors: ['PEMASOK_TIDAK_ADA'],
})

export const createPemasok = adminEndpoint({
  name: 'createPemasok',
  summary: 'Menambah pemasok.',
  method: 'POST',
  path: '/api/admin/pemasok',
  body: z.object(newRecordShape(PEMASOK)),
  response: Saved,
  status: 201,
  errors: ['PEMASOK_SUDAH_ADA'],
})

export const updatePemasok = adminEndpoint({
  name: 'updatePemasok',
  summary: 'Mengubah pemasok. Lot yang sudah ada menyimpan nama yang tertulis waktu itu.',
  method: 'PUT',
  path: '/api/admin/pemasok/{pemasokId}',
  params: PemasokParams,
  body: edit(PemasokBody),
  response: Saved,
  errors: ['PEMASOK_TIDAK_ADA', 'PEMASOK_SUDAH_ADA', 'ISIAN_BENTROK'],
})
