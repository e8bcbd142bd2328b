import { z } from 'zod'
import { adminEndpoint } from '#contract/endpoint-admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { PERIODS } from './admin.ts'

/*
 * Reports that an owner reads once a week. A report is a list of rows with two numbers, and a sentence that says what they
 * mean. A new one is an entry here and a query in `server/features/dasbor/reports.repository.ts`.
 */

/** Maximum number of rows on the screen; the file has all. */
export const REPORT_LINES_MAX = 50

/** Record that a row opens. */
const Subject = z.enum(['produk', 'paket', 'pembeli', 'satuan', 'paketan'])
export type Subject = z.infer<typeof Subject>

export const ReportRow = z.object({
  subject: Subject,
  id: z.int(),
  nama: z.string(),
  /** Further words about the row; may be empty. */
  keterangan: z.string(),
  /** Main number, by which the rows are sorted, and a second one. */
  utama: z.int(),
  kedua: z.int(),
})
export type ReportRow = z.infer<typeof ReportRow>

export const Report = z.object({
  /** Number of rows, their two sums, and the number that they are compared with. */
  banyak: z.int().nonnegative(),
  utama: z.int(),
  kedua: z.int(),
  semua: z.int().nonnegative(),
  baris: z.array(ReportRow),
})
export type Report = z.infer<typeof Report>

type Unit = 'rupiah' | 'buah' | 'pesanan' | 'hari'

interface ReportDefinition {
  label: string
  /** Contents of the list. */
  arti: string
  utama: { label: string; unit: Unit }
  kedua: { label: string; unit: Unit }
  /** Says what the numbers mean. @param hari days of the period */
  sentence(report: Report, hari: number): string
  /** Text of a report without rows. */
  emptyText: string
  /** Next step. */
  act: { name: string; to: string }
}

const percent = (part: number, whole: number) => `${whole > 0 ? Math.round((part / whole) * 100) : 0}%`

export const REPORTS = {
  terjual: {
    label: 'Yang terjual',
    arti: 'Produk dan paket dari pesanan yang dibayar dalam periode ini, dikurangi yang dikembalikan.',
    utama: { label: 'Uang barang', unit: 'rupiah' },
    kedua: { label: 'Terjual', unit: 'buah' },
    sentence: ({ banyak, utama, baris: [best] }) =>
      `${formatGrouped(banyak)} produk dan paket terjual. ${best?.nama ?? ''} membawa ${percent(best?.utama ?? 0, utama)} uangnya.`,
    emptyText: 'Belum ada yang terjual dalam periode ini',
    act: { name: 'Lihat yang perlu dibeli lagi', to: '/isi-ulang' },
  },
  'tidak-terjual': {
    label: 'Yang tidak terjual',
    arti: 'Produk aktif yang berstok, tetapi tidak ada dalam pesanan yang dibayar dalam periode ini. Produk baru tidak dihitung.',
    utama: { label: 'Nilai stok menurut harga jual', unit: 'rupiah' },
    kedua: { label: 'Stok', unit: 'buah' },
    sentence: ({ banyak, utama, semua }, hari) =>
      `${formatGrouped(banyak)} dari ${formatGrouped(semua)} produk berstok tidak terjual selama ${hari} hari. Stoknya bernilai ${formatRupiah(utama)}.`,
    emptyText: 'Semua produk yang berstok terjual dalam periode ini',
    act: { name: 'Buat voucher', to: '/tambah-voucher' },
  },
  'beli-lagi': {
    label: 'Pembeli yang kembali',
    arti: 'Pembeli yang membayar pesanan dalam periode ini, dan pernah membayar pesanan sebelumnya.',
    utama: { label: 'Dibayar dalam periode ini', unit: 'rupiah' },
    kedua: { label: 'Pesanan lunas sampai sekarang', unit: 'pesanan' },
    sentence: ({ banyak, semua }) =>
      `${formatGrouped(banyak)} dari ${formatGrouped(semua)} pembeli dalam periode ini pernah membeli sebelumnya (${percent(banyak, semua)}).`,
    emptyText: 'Belum ada pembeli yang kembali dalam periode ini',
    act: { name: 'Lihat pembeli', to: '/pelanggan' },
  },
  terlambat: {
    label: 'Kiriman terlambat',
    arti: 'Pesanan yang sudah dikirim, belum selesai, dan melewati hari terakhir perkiraan tiba. Periode tidak berlaku.',
    utama: { label: 'Terlambat', unit: 'hari' },
    kedua: { label: 'Perkiraan hari kerja', unit: 'hari' },
    sentence: ({ banyak, semua, baris: [worst] }) =>
      `${formatGrouped(banyak)} dari ${formatGrouped(semua)} kiriman di jalan terlambat. Yang paling lama terlambat ${formatGrouped(worst?.utama ?? 0)} hari, ke ${worst?.keterangan ?? ''}.`,
    emptyText: 'Tidak ada kiriman yang terlambat',
    act: { name: 'Lihat metode pengiriman', to: '/metode-pengiriman' },
  },
} as const satisfies Record<string, ReportDefinition>

export type ReportKode = keyof typeof REPORTS
export const ReportKode = z.enum(Object.keys(REPORTS) as [ReportKode, ...ReportKode[]])

/** The definition of a report. */
export const reportOf = (kode: ReportKode): ReportDefinition => REPORTS[kode]

const query = z.object({ laporan: ReportKode.default('terjual'), hari: z.enum(PERIODS).default('30') })

export const getReport = adminEndpoint({
  name: 'getReport',
  summary: 'Laporan pemilik: yang terjual, yang tidak terjual, pembeli yang kembali, atau kiriman yang terlambat.',
  method: 'GET',
  path: '/api/admin/laporan-toko',
  peran: [],
  query,
  response: Report,
})

export const exportReport = adminEndpoint({
  name: 'exportReport',
  summary: 'Satu laporan pemilik sebagai berkas CSV.',
  method: 'GET',
  path: '/api/admin/laporan-toko.csv',
  peran: [],
  proof: true,
  query,
  response: 'berkas',
  errors: ['PERLU_BUKTI'],
})
