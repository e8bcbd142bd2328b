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
/** Minimum openings of a disease's card in a province and week: fewer could point to one person. */
export const OPENED_MIN = 5

/** Record that a row opens. */
const Subject = z.enum(['produk', 'paket', 'pembeli', 'satuan', 'paketan', 'lot', 'kata', 'penyakit'])
export type Subject = z.infer<typeof Subject>

export const ReportRow = z.object({
  subject: Subject,
  /** Number or code of the record; for a searched word, the word. */
  id: z.union([z.int(), z.string()]),
  nama: z.string(),
  /** Further words about the row; may be empty. */
  keterangan: z.string(),
  /** Number that the bar shows, and a second one. */
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

type Unit = 'rupiah' | 'buah' | 'pesanan' | 'hari' | 'hari lalu' | 'kali' | '%'

interface ReportDefinition {
  label: string
  /** Contents of the list. */
  arti: string
  /** True if the report is the same for every period. */
  isTimeless?: true
  /** True if a week is too short: the weekly mail then covers 30 days. */
  isSlow?: true
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
      `${formatGrouped(banyak)} produk dan paket terjual. ${percent(best?.utama ?? 0, utama)} uangnya dari ${best?.nama ?? ''}.`,
    emptyText: 'Belum ada yang terjual dalam periode ini',
    act: { name: 'Lihat yang perlu dibeli lagi', to: '/isi-ulang' },
  },
  'tidak-terjual': {
    label: 'Yang tidak terjual',
    arti: 'Produk aktif yang berstok, tetapi tidak ada dalam pesanan yang dibayar dalam periode ini. Produk baru tidak dihitung.',
    isSlow: true,
    utama: { label: 'Nilai stok menurut harga jual', unit: 'rupiah' },
    kedua: { label: 'Stok', unit: 'buah' },
    sentence: ({ banyak, utama, semua }, hari) =>
      `${formatGrouped(banyak)} dari ${formatGrouped(semua)} produk berstok tidak terjual selama ${hari} hari. Stoknya bernilai ${formatRupiah(utama)}.`,
    emptyText: 'Selain produk baru, tidak ada yang belum terjual dalam periode ini',
    act: { name: 'Buat voucher', to: '/tambah-voucher' },
  },
  habis: {
    label: 'Yang akan habis',
    arti: 'Produk aktif yang stoknya habis sebelum barang pengganti datang, menurut penjualan dalam periode ini. Yang sudah dipesan ke pemasok diperhitungkan.',
    isSlow: true,
    utama: { label: 'Habis dalam', unit: 'hari' },
    kedua: { label: 'Perlu dibeli', unit: 'buah' },
    sentence: ({ banyak, semua, baris: [first] }) =>
      `${formatGrouped(banyak)} dari ${formatGrouped(semua)} produk yang laku perlu dibeli lagi. ${
        first && first.utama > 0
          ? `${first.nama} habis dalam ${formatGrouped(first.utama)} hari`
          : `${first?.nama} sudah habis`
      }.`,
    emptyText: 'Tidak ada produk yang akan habis sebelum barang berikutnya datang',
    act: { name: 'Buat pesanan ke pemasok', to: '/isi-ulang' },
  },
  kedaluwarsa: {
    label: 'Yang akan kedaluwarsa',
    arti: 'Lot yang masih ada barangnya dan kedaluwarsa dalam jumlah hari yang dipilih, atau sudah lewat. Nilainya menurut harga jual.',
    isSlow: true,
    utama: { label: 'Nilai barang', unit: 'rupiah' },
    kedua: { label: 'Jumlah', unit: 'buah' },
    sentence: ({ banyak, utama, semua, baris: [worst] }, hari) =>
      `${formatGrouped(banyak)} lot senilai ${formatRupiah(utama)} kedaluwarsa dalam ${hari} hari${
        semua > 0 ? `, ${formatGrouped(semua)} di antaranya sudah lewat` : ''
      }. Yang paling bernilai ${worst?.nama ?? ''}, ${worst?.keterangan ?? ''}.`,
    emptyText: 'Tidak ada lot yang kedaluwarsa dalam periode ini',
    act: { name: 'Lihat daftar lot', to: '/lot' },
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
    arti: 'Pesanan yang sudah dikirim, belum selesai, dan melewati hari terakhir perkiraan tiba.',
    isTimeless: true,
    utama: { label: 'Terlambat', unit: 'hari' },
    kedua: { label: 'Perkiraan hari kerja', unit: 'hari' },
    sentence: ({ banyak, semua, baris: [worst] }) =>
      `${formatGrouped(banyak)} dari ${formatGrouped(semua)} kiriman di jalan terlambat. Yang paling lama terlambat ${formatGrouped(worst?.utama ?? 0)} hari, ke ${worst?.keterangan ?? ''}.`,
    emptyText: 'Tidak ada kiriman yang terlambat',
    act: { name: 'Lihat metode pengiriman', to: '/metode-pengiriman' },
  },
  pencarian: {
    label: 'Pencarian tanpa hasil',
    arti: 'Kata yang dicari pengunjung dalam periode ini dan tidak ditemukan. Jumlahnya dihitung sejak kata itu pertama kali dicari.',
    utama: { label: 'Dicari', unit: 'kali' },
    kedua: { label: 'Terakhir dicari', unit: 'hari lalu' },
    sentence: ({ banyak, baris: [most] }) =>
      `${formatGrouped(banyak)} kata dicari tanpa hasil. Yang paling sering “${most?.nama ?? ''}”, ${formatGrouped(most?.utama ?? 0)} kali.`,
    emptyText: 'Semua yang dicari dalam periode ini ditemukan',
    act: { name: 'Tambah kata ke kamus', to: '/pencarian-kosong' },
  },
  penyakit: {
    label: 'Penyakit yang ditanya',
    arti: `Kartu penyakit yang dibuka pengunjung, per provinsi dan minggu (Senin sampai Minggu). Satu HP dihitung sekali sehari per penyakit, tanpa data pengunjungnya. Provinsinya dari alamat utama pembeli, atau yang terakhir dipilih di daftar kontak. Yang kurang dari ${OPENED_MIN} kali tidak ditampilkan. Bagian dihitung dari yang tampil di provinsi dan minggu itu.`,
    utama: { label: 'Dibuka', unit: 'kali' },
    kedua: { label: 'Bagian', unit: '%' },
    sentence: ({ semua, baris: [most] }) =>
      `${most?.nama ?? ''} paling sering dibuka: ${formatGrouped(most?.utama ?? 0)} kali (${most?.keterangan ?? ''}). Semua kartu dibuka ${formatGrouped(semua)} kali.`,
    emptyText: `Belum ada kartu penyakit yang dibuka ${OPENED_MIN} kali dari satu provinsi dalam seminggu`,
    act: { name: 'Atur produk per penyakit', to: '/kaitan-penyakit' },
  },
} as const satisfies Record<string, ReportDefinition>

export type ReportKode = keyof typeof REPORTS
export const ReportKode = z.enum(Object.keys(REPORTS) as [ReportKode, ...ReportKode[]])

/** The definition of a report. */
export const reportOf = (kode: ReportKode): ReportDefinition => REPORTS[kode]

const query = z.object({ laporan: ReportKode.default('terjual'), hari: z.enum(PERIODS).default('30') })

export const getReport = adminEndpoint({
  name: 'getReport',
  summary: `Laporan pemilik: ${Object.keys(REPORTS).join(', ')}.`,
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
