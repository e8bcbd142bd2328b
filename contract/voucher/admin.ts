import { z } from 'zod'
import { type Column, choice, each, newRecordShape } from '#contract/columns.ts'
import { Id, IdParam, numberInput, Rupiah, rupiahInput, Timestamp } from '#contract/common.ts'
import { edit, Versi, VersiQuery } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { dateInput } from '#contract/stok/lot-list-admin.ts'
import { kodeVoucher } from './kode.ts'

export const VOUCHER_KINDS = {
  nominal: 'Potongan rupiah',
  persen: 'Potongan persen',
  ongkir: 'Potongan ongkir',
} as const
export type VoucherKind = keyof typeof VOUCHER_KINDS

/** Makes a value optional: empty input becomes null. */
const orEmpty = <T extends z.ZodType<unknown, string | number>>(message: string, content: T) =>
  z
    .union([z.string(), z.number(), z.null()], message)
    .transform((value) => (value === '' ? null : value))
    .pipe(content.nullable() as z.ZodType<z.output<T> | null, string | number | null>)

const wholeNumber = (name: string) => {
  const message = `${name} harus angka bulat, minimal 1, atau kosongkan`
  return orEmpty(message, numberInput(message).pipe(z.number().min(1, message)))
}
const money = (name: string) => {
  const message = `${name} harus angka bulat dalam rupiah, atau kosongkan`
  return orEmpty(
    message,
    rupiahInput(message, name).pipe(z.number().min(1, `${name} harus lebih dari nol, atau kosongkan`)),
  )
}
/** Unique ids. */
const ids = (name: string) =>
  z
    .array(IdParam, `Pilih ${name.toLowerCase()} dari daftar`)
    .max(200, `${name} maksimal 200`)
    .transform((all) => [...new Set(all)].sort((a, b) => a - b))
const many = (thing: string) => (value: unknown) => {
  const { length } = value as unknown[]
  return length === 0 ? `semua ${thing}` : `${length} ${thing} tertentu`
}

/** Columns of a voucher. */
export const VOUCHER = {
  kode: {
    label: 'Kode',
    hint: 'Yang diketik pembeli, misalnya PANEN10. Huruf besar dan kecil sama saja.',
    kind: 'text',
    wire: z.string(),
    typed: kodeVoucher(),
  },
  nama: {
    label: 'Nama',
    hint: 'Untuk Anda sendiri, misalnya Promo panen raya.',
    kind: 'text',
    wire: z.string(),
    typed: z.string().trim().min(1, 'Nama tidak boleh kosong').max(100, 'Nama terlalu panjang'),
  },
  jenis: choice('Jenis', VOUCHER_KINDS, 'nominal'),
  /** Rupiah or percent; for a shipping discount the maximum in rupiah, null: the whole fee. */
  nilai: {
    label: 'Nilai',
    hint: 'Dalam rupiah, atau persen dari 1 sampai 100. Untuk potongan ongkir, kosongkan jika seluruh ongkir gratis.',
    kind: 'number',
    wire: Rupiah.nullable(),
    typed: money('Nilai'),
    initial: null,
  },
  maks: {
    label: 'Maksimal potongan',
    formLabel: 'Maksimal potongan (rupiah)',
    hint: 'Hanya untuk potongan persen. Kosongkan jika tanpa batas.',
    kind: 'rupiah',
    wire: Rupiah.nullable(),
    typed: money('Maksimal potongan'),
    initial: null,
  },
  minimum: {
    label: 'Minimal belanja',
    formLabel: 'Minimal belanja (rupiah)',
    hint: 'Harga barang yang dipotong, tanpa ongkir. Kosongkan jika tanpa minimal.',
    kind: 'rupiah',
    wire: Rupiah.nullable(),
    typed: money('Minimal belanja'),
    initial: null,
  },
  batas_total: {
    label: 'Batas pemakaian',
    hint: 'Berapa pesanan yang boleh memakainya. Kosongkan jika tanpa batas.',
    kind: 'number',
    wire: z.int().positive().nullable(),
    typed: wholeNumber('Batas pemakaian'),
    initial: null,
  },
  batas_pelanggan: {
    label: 'Batas per pembeli',
    hint: 'Berapa kali satu akun boleh memakainya. Kosongkan jika tanpa batas.',
    kind: 'number',
    wire: z.int().positive().nullable(),
    typed: wholeNumber('Batas per pembeli'),
    initial: null,
  },
  mulai: {
    label: 'Berlaku mulai',
    hint: 'Pukul 00.00 WIB. Jika dikosongkan, mulai sekarang.',
    kind: 'date',
    wire: z.iso.date().nullable(),
    typed: dateInput('Berlaku mulai'),
    initial: null,
  },
  sampai: {
    label: 'Berlaku sampai',
    hint: 'Hari terakhir, sampai pukul 24.00 WIB. Kosongkan jika tanpa akhir.',
    kind: 'date',
    wire: z.iso.date().nullable(),
    typed: dateInput('Berlaku sampai'),
    initial: null,
  },
  pertama: {
    label: 'Hanya pesanan pertama',
    hint: 'Untuk akun yang belum pernah membayar pesanan.',
    kind: 'check',
    wire: z.boolean(),
    typed: z.boolean().default(false),
    initial: false,
  },
  /** Customer group that may use the voucher; null: everyone. */
  grupId: {
    label: 'Grup pembeli',
    kind: 'choice',
    wire: Id.nullable(),
    typed: z.union([z.literal('').transform(() => null), z.null(), IdParam], 'Pilih grup dari daftar').default(null),
    initial: null,
  },
  produkIds: {
    label: 'Produk',
    hint: 'Jika dikosongkan, berlaku untuk semua produk.',
    kind: 'rows',
    wire: z.array(Id),
    typed: ids('Produk').default([]),
    initial: [] as number[],
    teks: many('produk'),
  },
  kategoriIds: {
    label: 'Kategori',
    hint: 'Jika dikosongkan, berlaku untuk semua kategori.',
    kind: 'rows',
    wire: z.array(Id),
    typed: ids('Kategori').default([]),
    initial: [] as number[],
    teks: many('kategori'),
  },
  aktif: {
    label: 'Aktif',
    hint: 'Bisa dipakai pembeli. Jika tidak aktif, voucher diarsipkan.',
    kind: 'check',
    wire: z.boolean(),
    typed: z.boolean().default(true),
    initial: true,
  },
} as const satisfies Record<string, Column>

const input = z.object(newRecordShape(VOUCHER))
export type VoucherInput = z.output<typeof input>

/** Returns errors for combinations of fields that are invalid; empty if none. */
export function voucherErrors({ jenis, nilai, maks, mulai, sampai }: VoucherInput): { path: string; msg: string }[] {
  const problems: { path: string; msg: string }[] = []
  if (nilai === null && jenis !== 'ongkir') problems.push({ path: 'nilai', msg: 'Nilai tidak boleh kosong' })
  if (jenis === 'persen' && nilai !== null && nilai > 100)
    problems.push({ path: 'nilai', msg: 'Potongan persen dari 1 sampai 100' })
  if (jenis !== 'persen' && maks !== null)
    problems.push({ path: 'maks', msg: 'Hanya untuk potongan persen. Kosongkan isian ini.' })
  if (mulai !== null && sampai !== null && sampai < mulai)
    problems.push({ path: 'sampai', msg: 'Tanggal berakhir harus setelah tanggal mulai' })
  return problems
}

export const VoucherBody = input.superRefine((body, context) => {
  for (const { path, msg } of voucherErrors(body)) context.addIssue({ code: 'custom', path: [path], message: msg })
})

/** Confirmation that the voucher leads to sales below cost. */
const Acknowledged = { modalDisadari: z.boolean().optional() }

/** A voucher in the back office. */
export const VoucherAdmin = z.object({
  voucherId: Id,
  ...each(VOUCHER, 'wire'),
  /** Orders that use it now, paid or not; ended orders have released it. */
  terpakai: z.int().nonnegative(),
  /** Total discount of the orders that use the voucher, in rupiah. */
  potongan: Rupiah,
  dibuat: Timestamp,
  versi: Versi,
})
export type VoucherAdmin = z.infer<typeof VoucherAdmin>

const VoucherParams = z.object({ voucherId: IdParam })
const Saved = VoucherAdmin.extend({ message: z.string() })

export const listVoucher = adminEndpoint({
  name: 'listVoucher',
  summary: 'Voucher, juga yang diarsipkan: dapat dicari, disaring, dan dibagi per halaman.',
  method: 'GET',
  path: '/api/admin/voucher',
  query: ListQuery.extend({ keadaan: z.enum(['berlaku', 'akan', 'lewat', 'habis', 'arsip']).optional() }),
  response: z.array(VoucherAdmin),
  paged: true,
})

export const getVoucher = adminEndpoint({
  name: 'getVoucher',
  summary: 'Satu voucher, juga yang diarsipkan, dengan nama produk yang dipotongnya.',
  method: 'GET',
  path: '/api/admin/voucher/{voucherId}',
  params: VoucherParams,
  response: VoucherAdmin.extend({ produk: z.array(z.object({ id: Id, nama: z.string() })) }),
  errors: ['VOUCHER_TIDAK_ADA'],
})

export const createVoucher = adminEndpoint({
  name: 'createVoucher',
  summary: 'Menambah voucher. Yang dapat menjual di bawah harga modal perlu dipastikan dulu (`modalDisadari`).',
  method: 'POST',
  path: '/api/admin/voucher',
  body: input.extend(Acknowledged),
  response: Saved,
  status: 201,
  errors: ['VOUCHER_SUDAH_ADA', 'DI_BAWAH_MODAL'],
})

export const updateVoucher = adminEndpoint({
  name: 'updateVoucher',
  summary: 'Mengubah voucher. Pesanan yang sudah ada tetap seperti waktu dibuat.',
  method: 'PUT',
  path: '/api/admin/voucher/{voucherId}',
  params: VoucherParams,
  body: edit(input.extend(Acknowledged)),
  response: Saved,
  errors: ['VOUCHER_TIDAK_ADA', 'VOUCHER_SUDAH_ADA', 'DI_BAWAH_MODAL', 'ISIAN_BENTROK'],
})

export const deleteVoucher = adminEndpoint({
  name: 'deleteVoucher',
  summary: 'Menghapus voucher; yang pernah dipakai pesanan diarsipkan.',
  method: 'DELETE',
  path: '/api/admin/voucher/{voucherId}',
  params: VoucherParams,
  query: VersiQuery,
  response: z.object({ message: z.string() }),
  errors: ['VOUCHER_TIDAK_ADA', 'DATA_BERUBAH'],
})
