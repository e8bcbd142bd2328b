import { z } from 'zod'
import { type Column, each, newRecordShape } from '#contract/columns.ts'
import { Id, IdParam } from '#contract/common.ts'
import { edit, Versi, VersiQuery } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'

/**
 * The provider's codes of payment methods, as in `enabled_payments`, with their Indonesian names. Includes only methods that
 * need no data beyond the fields that the shop sends.
 */
export const KODE = {
  other_qris: 'QRIS',
  gopay: 'GoPay',
  shopeepay: 'ShopeePay',
  dana: 'DANA',
  bca_va: 'Virtual account BCA',
  bni_va: 'Virtual account BNI',
  bri_va: 'Virtual account BRI',
  permata_va: 'Virtual account Permata',
  echannel: 'Tagihan Mandiri',
  cimb_va: 'Virtual account CIMB Niaga',
  danamon_va: 'Virtual account Danamon',
  bsi_va: 'Virtual account BSI',
  credit_card: 'Kartu kredit atau debit',
  indomaret: 'Indomaret',
  alfamart: 'Alfamart',
} as const
export type KodePembayaran = keyof typeof KODE
export const KodePembayaran = z.enum(Object.keys(KODE) as KodePembayaran[], 'Pilih metode Midtrans')

/** Patterns that find the provider's method in the shop's name of a method. */
const METODE_PATTERNS: [RegExp, KodePembayaran][] = [
  [/qris/i, 'other_qris'],
  [/go-?\s?pay/i, 'gopay'],
  [/shopee/i, 'shopeepay'],
  [/danamon/i, 'danamon_va'],
  [/\bdana\b/i, 'dana'],
  [/\bbca\b/i, 'bca_va'],
  [/\bbni\b/i, 'bni_va'],
  [/\bbri\b/i, 'bri_va'],
  [/permata/i, 'permata_va'],
  [/mandiri/i, 'echannel'],
  [/cimb|niaga/i, 'cimb_va'],
  [/\bbsi\b/i, 'bsi_va'],
  [/kartu|kredit|debit|credit|card/i, 'credit_card'],
  [/indomaret/i, 'indomaret'],
  [/alfa/i, 'alfamart'],
]

/** Returns the provider's method that a name mentions; empty if it mentions none. */
export const kodeOf = (method: string): KodePembayaran | '' =>
  METODE_PATTERNS.find(([mention]) => mention.test(method))?.[1] ?? ''

export const METODE = {
  method: {
    label: 'Metode',
    kind: 'text',
    typed: z.string().trim().min(1, 'Metode tidak boleh kosong').max(100, 'Nama metode terlalu panjang'),
  },
  description: {
    label: 'Deskripsi',
    kind: 'paragraph',
    typed: z.string().trim().max(1000, 'Deskripsi terlalu panjang'),
    initial: '',
  },
  kode: {
    label: 'Kode',
    formLabel: 'Metode di Midtrans',
    hint: 'Jika dikosongkan, dikenali dari nama metodenya. Metodenya harus sudah dibuka di akun Midtrans toko.',
    kind: 'choice',
    words: KODE,
    unchosen: 'Dari nama metode',
    typed: z.union([KodePembayaran, z.literal('')], 'Pilih metode Midtrans'),
    initial: '',
  },
  aktif: { label: 'Aktif', hint: 'Ditawarkan kepada pembeli.', kind: 'check', typed: z.boolean(), initial: true },
} as const satisfies Record<string, Column>

export const MetodeBody = z.object(newRecordShape(METODE))

/** A payment method; buyers may choose it while it is active. */
export const MetodePembayaran = z.object({
  metodeId: Id,
  ...each(METODE, 'typed'),
  description: z.string(),
  versi: Versi,
})
export type MetodePembayaran = z.infer<typeof MetodePembayaran>

const MetodeParams = z.object({ metodeId: IdParam })
const Saved = MetodePembayaran.extend({ message: z.string() })

export const listMetode = adminEndpoint({
  name: 'listMetode',
  summary: 'Metode pembayaran; dapat dicari dan dibagi per halaman.',
  method: 'GET',
  path: '/api/admin/metode-pembayaran',
  query: ListQuery,
  response: z.array(MetodePembayaran),
  paged: true,
})

export const getMetode = adminEndpoint({
  name: 'getMetode',
  summary: 'Satu metode pembayaran.',
  method: 'GET',
  path: '/api/admin/metode-pembayaran/{metodeId}',
  params: MetodeParams,
  response: MetodePembayaran,
  errors: ['METODE_TIDAK_ADA'],
})

export const createMetode = adminEndpoint({
  name: 'createMetode',
  summary: 'Menambah metode pembayaran. Yang aktif ditawarkan pada pembayaran berikutnya.',
  method: 'POST',
  path: '/api/admin/metode-pembayaran',
  body: MetodeBody,
  response: Saved,
  status: 201,
  errors: ['METODE_SUDAH_ADA'],
})

export const updateMetode = adminEndpoint({
  name: 'updateMetode',
  summary: 'Mengubah metode pembayaran.',
  method: 'PUT',
  path: '/api/admin/metode-pembayaran/{metodeId}',
  params: MetodeParams,
  body: edit(MetodeBody),
  response: Saved,
  errors: ['METODE_TIDAK_ADA', 'METODE_SUDAH_ADA', 'METODE_TERAKHIR', 'ISIAN_BENTROK'],
})

export const deleteMetode = adminEndpoint({
  name: 'deleteMetode',
  summary: 'Menghapus metode pembayaran; yang aktif terakhir tetap.',
  method: 'DELETE',
  path: '/api/admin/metode-pembayaran/{metodeId}',
  params: MetodeParams,
  query: VersiQuery,
  response: z.object({ message: z.string() }),
  errors: ['METODE_TIDAK_ADA', 'METODE_TERAKHIR', 'DATA_BERUBAH'],
})
