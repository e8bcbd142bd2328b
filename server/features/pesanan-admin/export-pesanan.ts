import type { z } from 'zod'
import { formatNoHp } from '#contract/no-hp.ts'
import { type ExportFormat, type exportPesanan, PAYMENT_NOTES } from '#contract/pesanan-admin/admin.ts'
import { unitValue } from '#contract/uang/diskon.ts'
import { stampWib } from '#contract/wib.ts'
import { csvBerkas } from '#server/csv/csv-berkas.ts'
import type { CsvCell } from '#server/csv/write-csv.ts'
import type { Deps } from '#server/deps.ts'
import { metodeName } from '#server/features/pembayaran/bayar/payment-method.ts'
import { ppnOf } from '#server/features/pesanan/ppn-pesanan.ts'
import type { Berkas } from '#server/http/berkas.ts'
import { exportPesananRepository } from './export-pesanan.repository.ts'

type Repository = ReturnType<typeof exportPesananRepository>
type Rows<K extends 'listPesanan' | 'listLines' | 'listPembayaran'> = Awaited<ReturnType<Repository[K]>>[number]
type Pesanan = Rows<'listPesanan'>
type Money = Pesanan['pembayaran'][number]
type Column<Row> = readonly [string, (row: Row) => CsvCell]

/** Formats a time to the minute, which spreadsheets parse as a time. */
const minuteOf = (time: Date | null | undefined) => (time ? stampWib(time).slice(0, 16) : '')
const sum = (rows: readonly Money[], value: 'dibayar' | 'dikembalikan' | 'biaya') =>
  rows.reduce((total, row) => total + row[value], 0)
const metode = ({ metode, penyelenggara }: Money) => (metode ? metodeName(metode, penyelenggara) : '')

/** Returns the tax of an order, or null without a payment: tax is due on paid amounts. */
const tax = (p: Pesanan) =>
  p.pembayaran.length > 0
    ? ppnOf({ ...p, dibayar: sum(p.pembayaran, 'dibayar'), dikembalikan: sum(p.pembayaran, 'dikembalikan') })
    : null

const PESANAN: readonly Column<Pesanan>[] = [
  ['Nomor Pesanan', (p) => p.midtrans_order_id],
  ['Tanggal (WIB)', (p) => minuteOf(p.dibuat)],
  ['Jenis', (p) => p.jenis],
  ['Pembeli', (p) => p.nama],
  ['Email', (p) => p.email],
  // Grouped digits are text to a spreadsheet, which would otherwise drop a leading 0.
  ['No. HP', (p) => formatNoHp(p.no_hp)],
  ['Alamat', (p) => p.alamat],
  ['Isi', (p) => p.baris.map(({ nama, jumlah }) => `${jumlah} x ${nama}`).join('; ')],
  ['Subtotal', (p) => p.subtotal],
  ['Ongkir', (p) => p.biaya_kirim],
  ['Total', (p) => p.total_harga],
  ['Pengiriman', (p) => p.nama_shipping],
  ['Pembayaran', (p) => PAYMENT_NOTES[p.status_pembayaran]],
  ['Status Pesanan', (p) => p.status_pesanan],
  ['Kurir', (p) => p.kurir],
  ['Nomor Resi', (p) => p.resi],
  ['Catatan', (p) => p.catatan],
  ['Perlu Perhatian', (p) => p.perhatian.join('; ')],
  ['Metode Pembayaran', (p) => [...new Set(p.pembayaran.map(metode))].join('; ')],
  ['Tanggal Bayar (WIB)', (p) => minuteOf(p.pembayaran[0]?.dibayar_pada)],
  ['Biaya dari Pembeli', (p) => sum(p.pembayaran, 'biaya')],
  ['Dibayar', (p) => sum(p.pembayaran, 'dibayar')],
  ['Dikembalikan', (p) => sum(p.pembayaran, 'dikembalikan')],
  ['Bersih', (p) => sum(p.pembayaran, 'dibayar') - sum(p.pembayaran, 'dikembalikan')],
  // New columns are appended, so that the positions of the others stay.
  ['Diskon', (p) => p.diskon],
  ['Diskon Ongkir', (p) => p.diskon_ongkir],
  ['Nomor Nota', (p) => p.nomor_nota ?? ''],
  ['Harga Jual Tanpa PPN', (p) => tax(p)?.harga_jual ?? ''],
  ['DPP', (p) => tax(p)?.dpp ?? ''],
  ['PPN', (p) => tax(p)?.jumlah ?? ''],
  // The tax that was added at the order; refunds lower the column `PPN`, not this one.
  ['PPN Ditambahkan', (p) => (tax(p) && p.ppn?.cara === 'ditambah' ? p.ppn_ditambah : '')],
]

const LINES: readonly Column<Rows<'listLines'>>[] = [
  ['Nomor Pesanan', (b) => b.midtrans_order_id],
  ['Tanggal (WIB)', (b) => minuteOf(b.dibuat)],
  ['Tanggal Bayar (WIB)', (b) => minuteOf(b.dibayar_pada)],
  ['Pembayaran', (b) => PAYMENT_NOTES[b.status_pembayaran]],
  ['Pembeli', (b) => b.pembeli],
  ['Jenis', (b) => (b.paket_id ? 'paket' : 'produk')],
  ['Barang', (b) => b.nama],
  ['Harga', (b) => b.harga],
  ['Jumlah', (b) => b.jumlah],
  ['Subtotal', (b) => b.harga * b.jumlah],
  ['Jumlah Kembali', (b) => b.kembali],
  ['Harga Kembali', (b) => unitValue(b, b.kembali)],
  ['Diskon', (b) => b.diskon],
  ['Nomor Nota', (b) => b.nomor_nota ?? ''],
  ['PPN Ditambahkan', (b) => (b.dibayar_pada && b.ppn) || ''],
]

const PEMBAYARAN: readonly Column<Rows<'listPembayaran'>>[] = [
  ['Nomor Pesanan', (p) => p.midtrans_order_id],
  ['Pembeli', (p) => p.pembeli],
  ['Nomor di Midtrans', (p) => p.order_id],
  ['Transaksi', (p) => p.transaction_id ?? ''],
  ['Metode Pembayaran', metode],
  ['Tanggal Bayar (WIB)', (p) => minuteOf(p.dibayar_pada)],
  ['Dibayar', (p) => p.dibayar],
  ['Untuk Barang', (p) => p.barang],
  ['Untuk Ongkir', (p) => p.ongkir],
  ['Biaya dari Pembeli', (p) => p.biaya],
  ['Dikembalikan', (p) => p.dikembalikan],
  ['Tanggal Kembali (WIB)', (p) => minuteOf(p.kembali_pada)],
  ['Bersih', (p) => p.dibayar - p.dikembalikan],
  ['Nomor Nota', (p) => p.nomor_nota ?? ''],
  ['Untuk PPN', (p) => p.ppn],
]

/** Exports the selected orders as CSV, newest first, with one row per order, line or payment. */
export function exportCsv(
  deps: Pick<Deps, 'db' | 'clock'>,
  { bentuk, ...filter }: z.output<typeof exportPesanan.query & {}>,
): Berkas {
  const exported = exportPesananRepository(deps, filter)
  const berkas = <Row>(
    name: string,
    columns: readonly Column<Row>[],
    next: (last: Row | undefined, limit: number) => Promise<readonly Row[]>,
  ) =>
    csvBerkas(
      name,
      deps.clock(),
      columns.map(([title]) => title),
      (row: Row) => columns.map(([, cellOf]) => cellOf(row)),
      next,
    )
  const EXPORTS: Record<ExportFormat, () => Berkas> = {
    pesanan: () => berkas('pesanan', PESANAN, (last, limit) => exported.listPesanan(last, limit)),
    baris: () => berkas('baris-pesanan', LINES, (last, limit) => exported.listLines(last, limit)),
    pembayaran: () => berkas('pembayaran', PEMBAYARAN, (last, limit) => exported.listPembayaran(last, limit)),
  }
  return EXPORTS[bentuk]()
}
