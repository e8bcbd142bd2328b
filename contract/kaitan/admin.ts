import { z } from 'zod'
import { KELAS, type KodeKelas } from '#content/kelas.ts'
import { type Column, each } from '#contract/columns.ts'
import { Id } from '#contract/common.ts'
import { edit } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { KodePenyakit } from '#contract/katalog/penyakit.ts'

/** Maximum number of items of one type that are linked to a disease. */
export const KAITAN_MAX = 500

/** Unique ids in order, as an array or as text separated by commas. */
export const ids = z
  .union([z.string(), z.array(z.union([z.string(), z.number()]))], 'Pilih dari daftar')
  .transform((value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value).map(Number))
  .transform((all) => [...new Set(all)].sort((a, b) => a - b))
  .pipe(z.array(Id, 'Pilih dari daftar').max(KAITAN_MAX, `Maksimal ${KAITAN_MAX}`))

/** Items linked to a disease, by type. The records themselves store the same links. */
export const KAITAN = {
  produkIds: { label: 'Produk', typed: ids },
  paketIds: { label: 'Paket', typed: ids },
  artikelIds: { label: 'Artikel', typed: ids },
} as const satisfies Record<string, Column>

export const KaitanBody = z.object(each(KAITAN, 'typed'))

export const KAITAN_KINDS = ['produk', 'paket', 'artikel'] as const
export const KaitanKind = z.enum(KAITAN_KINDS)
export type KaitanKind = z.infer<typeof KaitanKind>

/** An item that can be linked to a disease; may be archived. */
export const KaitanOption = z.object({
  id: Id,
  nama: z.string(),
  /** Note for the selection, for example that the item needs a prescription or is not public. */
  keterangan: z.string(),
})
export type KaitanOption = z.infer<typeof KaitanOption>

const Amount = z.int().nonnegative()

const RingkasanKaitan = z.object({
  kode: KodePenyakit,
  nama: z.string(),
  kelas: z.enum(Object.keys(KELAS) as [KodeKelas, ...KodeKelas[]]),
  tanpa_obat: z.boolean(),
  produk: Amount,
  paket: Amount,
  artikel: Amount,
})
export type RingkasanKaitan = z.infer<typeof RingkasanKaitan>

/** All items linked to a disease, with their names. */
export const KaitanAdmin = z.object({
  kode: KodePenyakit,
  nama: z.string(),
  tanpa_obat: z.boolean(),
  produkIds: z.array(Id),
  paketIds: z.array(Id),
  artikelIds: z.array(Id),
  terkait: z.object({ produk: z.array(KaitanOption), paket: z.array(KaitanOption), artikel: z.array(KaitanOption) }),
})
export type KaitanAdmin = z.infer<typeof KaitanAdmin>

const Params = z.object({ kode: KodePenyakit })

export const listKaitanAdmin = adminEndpoint({
  name: 'listKaitanAdmin',
  summary: 'Semua penyakit, dengan banyaknya produk, paket, dan artikel yang terkait.',
  method: 'GET',
  path: '/api/admin/kaitan-penyakit',
  response: z.array(RingkasanKaitan),
})

export const searchRelated = adminEndpoint({
  name: 'searchRelated',
  summary: 'Mencari produk, paket, atau artikel untuk dikaitkan: yang namanya memuat kata itu.',
  method: 'GET',
  path: '/api/admin/kaitan-penyakit/pilihan',
  query: z.object({ jenis: KaitanKind, q: z.string().trim().max(100).default('') }),
  response: z.array(KaitanOption),
})

export const getKaitanAdmin = adminEndpoint({
  name: 'getKaitanAdmin',
  summary: 'Semua yang terkait dengan satu penyakit, juga yang diarsipkan atau belum terbit.',
  method: 'GET',
  path: '/api/admin/kaitan-penyakit/{kode}',
  params: Params,
  response: KaitanAdmin,
})

export const updateKaitan = adminEndpoint({
  name: 'updateKaitan',
  summary: 'Mengaitkan produk, paket, dan artikel dengan satu penyakit, atau melepasnya.',
  method: 'PUT',
  path: '/api/admin/kaitan-penyakit/{kode}',
  params: Params,
  body: edit(KaitanBody),
  response: KaitanAdmin.extend({ message: z.string() }),
  errors: ['ISIAN_BENTROK', 'TERKAIT_TIDAK_ADA'],
})
