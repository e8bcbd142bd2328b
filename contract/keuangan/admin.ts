import { z } from 'zod'
import { type Column, each, paragraph } from '#contract/columns.ts'
import { dateSchema, Id, IdParam, Rupiah, Timestamp } from '#contract/common.ts'
import { CheckResult, importBody, Row } from '#contract/csv-import.ts'
import { edit } from '#contract/edit.ts'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { ListQuery } from '#contract/list.ts'
import { FigureKode, Figures } from './figures-admin.ts'

/** Maximum length of a period, in days. */
export const PERIOD_MAX_HARI = 366

/** First and last day of a period, in Jakarta. Default: the last thirty days. */
export const period = {
  dari: dateSchema('Tanggal mulai tidak valid').optional(),
  sampai: dateSchema('Tanggal akhir tidak valid').optional(),
}

const DAY_MS = 86_400_000

/** Returns an error if the period is incomplete, reversed or too long. */
function checkPeriod({ dari, sampai }: { dari?: string | undefined; sampai?: string | undefined }): string | undefined {
  if ((dari === undefined) !== (sampai === undefined)) return 'Isi tanggal mulai dan tanggal akhir'
  if (dari === undefined || sampai === undefined) return undefined
  if (sampai < dari) return 'Tanggal akhir harus setelah tanggal mulai'
  const hari = (Date.parse(sampai) - Date.parse(dari)) / DAY_MS + 1
  return hari > PERIOD_MAX_HARI ? `Periode maksimal ${PERIOD_MAX_HARI} hari` : undefined
}

export const inPeriod = <Query extends { dari?: string | undefined; sampai?: string | undefined }>(
  query: Query,
  ctx: { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void },
) => {
  const message = checkPeriod(query)
  if (message) ctx.addIssue({ code: 'custom', path: ['sampai'], message })
}

const CountAndAmount = z.object({ banyak: z.int().nonnegative(), jumlah: Rupiah })

export const Keuangan = z.object({
  /** The period that was applied. */
  dari: z.iso.date(),
  sampai: z.iso.date(),
  hariIni: Figures,
  kemarin: Figures,
  periode: Figures,
  /** The same number of days before the period. */
  sebelum: Figures,
  /** Payments of the period by payment method, largest first. */
  metode: z.array(CountAndAmount.extend({ payment_type: z.string().nullable() })),
  /** Unpaid orders, and those of them that expire within an hour. */
  menunggu: CountAndAmount,
  segera: CountAndAmount,
  /** Payments by the provider in the period: settled, and not yet settled. */
  disetor: CountAndAmount,
  belumDisetor: CountAndAmount.extend({ tertua: Timestamp.nullable() }),
})
export type Keuangan = z.infer<typeof Keuangan>

export const getKeuangan = adminEndpoint({
  name: 'getKeuangan',
  summary:
    'Uang toko hari ini, kemarin, dan dalam satu periode: barang, diskon, PPN, ongkir, pengembalian, biaya, modal, laba kotor.',
  method: 'GET',
  path: '/api/admin/keuangan',
  query: z.object(period).superRefine(inPeriod),
  response: Keuangan,
  isUnattended: true,
})

/** One row behind a figure: a payment, a refund, or the goods of an order. */
export const FigureRow = z.object({
  kunci: z.string(),
  waktu: Timestamp,
  orderId: z.string(),
  pesananId: Id,
  jenis: z.enum(['satuan', 'paketan']),
  pembeli: z.string(),
  payment_type: z.string().nullable(),
  /** Signed like the figure: the rows of all pages add up to it. Of orders: 1. */
  jumlah: z.int(),
})
export type FigureRow = z.infer<typeof FigureRow>

export const listFigureRows = adminEndpoint({
  name: 'listFigureRows',
  summary: 'Baris yang membentuk satu angka keuangan dalam satu periode; jumlah semua baris sama dengan angkanya.',
  method: 'GET',
  path: '/api/admin/keuangan/rincian',
  query: ListQuery.extend({
    ...period,
    angka: FigureKode.default('masuk'),
    payment_type: z.string().max(40).optional(),
  }).superRefine(inPeriod),
  response: z.array(FigureRow),
  paged: true,
})

/** Content of one row in a bookkeeping file. */
export const BookkeepingContents = z.enum(['baris', 'pembayaran', 'pengembalian', 'jurnal'])
export type BookkeepingContents = z.infer<typeof BookkeepingContents>

/** Number format of amounts: 302000, or 302000,00 with semicolons as separators, or 302000.00 with commas. */
export const NumberFormat = z.enum(['bulat', 'koma', 'titik'])
export type NumberFormat = z.infer<typeof NumberFormat>

export const exportBookkeeping = adminEndpoint({
  name: 'exportBookkeeping',
  summary:
    'Berkas CSV untuk pembukuan: satu baris per barang terjual, per pembayaran, atau per pengembalian dana; atau jurnal umum untuk aplikasi akuntansi.',
  method: 'GET',
  path: '/api/admin/pembukuan.csv',
  proof: true,
  query: z
    .object({ ...period, isi: BookkeepingContents.default('baris'), bentuk: NumberFormat.default('bulat') })
    .superRefine(inPeriod),
  response: 'berkas',
  errors: ['PERLU_BUKTI'],
})

/** Result for a settlement line: matches, different amount, unknown number, or payment already settled. */
export const StatusSetoran = z.enum(['cocok', 'beda', 'asing', 'ganda'])
export type StatusSetoran = z.infer<typeof StatusSetoran>

const SetoranRow = z.object({
  order_id: z.string(),
  status: StatusSetoran,
  jumlah: Rupiah,
  biaya: Rupiah.nullable(),
  /** Expected amount and order of the number; null if it is unknown. */
  seharusnya: Rupiah.nullable(),
  orderId: z.string().nullable(),
})

export const SetoranResult = CheckResult.extend({
  jumlah: z.object({
    cocok: z.int().nonnegative(),
    beda: z.int().nonnegative(),
    asing: z.int().nonnegative(),
    ganda: z.int().nonnegative(),
    /** Lines already imported; lines about something other than a completed payment. */
    sama: z.int().nonnegative(),
    dilewati: z.int().nonnegative(),
  }),
  rincian: z.array(SetoranRow.extend({ baris: Row })),
})
export type SetoranResult = z.infer<typeof SetoranResult>

export const importSetoran = adminEndpoint({
  name: 'importSetoran',
  summary:
    'Mencocokkan berkas setoran Midtrans dengan pembayaran toko, atau mencatatnya: seluruhnya, atau tidak sama sekali.',
  method: 'POST',
  path: '/api/admin/setoran/impor',
  body: importBody(8),
  multipart: true,
  response: SetoranResult,
  errors: ['CSV_TIDAK_TERBACA', 'CSV_ADA_YANG_SALAH', 'SETORAN_BERUBAH'],
})

/** The owner's review of a line that does not match. */
export const SETORAN_CHECKS = {
  diperiksa: {
    label: 'Sudah diperiksa',
    hint: 'Baris ini tidak lagi dihitung di dasbor.',
    kind: 'check',
    typed: z.boolean('Pilih sudah atau belum diperiksa'),
  },
  catatan: {
    ...paragraph('Catatan', 500),
    hint: 'Opsional. Misalnya jawaban Midtrans.',
  },
} as const satisfies Record<string, Column>

export const CheckBody = z.object(each(SETORAN_CHECKS, 'typed'))

export const Setoran = SetoranRow.extend({
  setoranId: Id,
  tanggal: z.iso.date().nullable(),
  /** True if an administrator has reviewed the line. */
  diperiksa: z.boolean(),
  diperiksaPada: Timestamp.nullable(),
  catatan: z.string(),
})
export type Setoran = z.infer<typeof Setoran>

const SetoranParams = z.object({ setoranId: IdParam })

export const listSetoran = adminEndpoint({
  name: 'listSetoran',
  summary: 'Baris setoran Midtrans yang sudah dicatat, yang terbaru lebih dulu.',
  method: 'GET',
  path: '/api/admin/setoran',
  query: ListQuery.extend({
    status: StatusSetoran.optional(),
    /** belum: lines that do not match and were not reviewed. */
    periksa: z.enum(['belum', 'sudah']).optional(),
  }),
  response: z.array(Setoran),
  paged: true,
})

export const getSetoran = adminEndpoint({
  name: 'getSetoran',
  summary: 'Satu baris setoran Midtrans.',
  method: 'GET',
  path: '/api/admin/setoran/baris/{setoranId}',
  params: SetoranParams,
  response: Setoran,
  errors: ['SETORAN_TIDAK_ADA'],
})

export const checkSetoran = adminEndpoint({
  name: 'checkSetoran',
  summary: 'Menandai satu baris setoran sudah atau belum diperiksa, dengan catatan.',
  method: 'PUT',
  path: '/api/admin/setoran/baris/{setoranId}',
  params: SetoranParams,
  body: edit(CheckBody),
  response: Setoran.extend({ message: z.string() }),
  errors: ['SETORAN_TIDAK_ADA', 'ISIAN_BENTROK'],
})

export const NotSettled = z.object({
  pembayaranId: Id,
  order_id: z.string(),
  orderId: z.string(),
  payment_type: z.string().nullable(),
  jumlah: Rupiah,
  waktu: Timestamp,
  /** Whole days since the payment. */
  umur: z.int().nonnegative(),
})
export type NotSettled = z.infer<typeof NotSettled>

export const listNotSettled = adminEndpoint({
  name: 'listNotSettled',
  summary: 'Pembayaran lewat Midtrans dalam satu periode yang belum ada di setoran mana pun, yang terlama lebih dulu.',
  method: 'GET',
  path: '/api/admin/setoran/belum',
  query: ListQuery.extend(period).superRefine(inPeriod),
  response: z.array(NotSettled),
  paged: true,
})
