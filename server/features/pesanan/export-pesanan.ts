import { formatNoHp } from '#contract/no-hp.ts'
import { KETERANGAN_BAYAR } from '#contract/pesanan/office.ts'
import { stampWib } from '#contract/wib.ts'
import { csvBerkas } from '#server/csv/csv-berkas.ts'
import type { Sel } from '#server/csv/write-csv.ts'
import type { Deps } from '#server/deps.ts'
import type { Berkas } from '#server/http/berkas.ts'
import { daftarPesananRepository, type SaringanPesanan } from './daftar-pesanan.repository.ts'

type Pesanan = Awaited<ReturnType<ReturnType<typeof daftarPesananRepository>['listEkspor']>>[number]

const KOLOM: readonly [string, (pesanan: Pesanan) => Sel][] = [
  ['Nomor Pesanan', (p) => p.midtrans_order_id],
  // To the minute, which spreadsheets read as a time.
  ['Tanggal (WIB)', (p) => stampWib(p.dibuat).slice(0, 16)],
  ['Jenis', (p) => p.jenis],
  ['Pembeli', (p) => p.nama],
  ['Email', (p) => p.email],
  // In groups it is a text to a spreadsheet, which would take the 0 off a number.
  ['No. HP', (p) => formatNoHp(p.no_hp)],
  ['Alamat', (p) => p.alamat],
  ['Isi', (p) => p.baris.map(({ nama, jumlah }) => `${jumlah} x ${nama}`).join('; ')],
  ['Subtotal', (p) => p.subtotal],
  ['Ongkos Kirim', (p) => p.biaya_kirim],
  ['Total', (p) => p.total_harga],
  ['Pengiriman', (p) => p.nama_shipping],
  ['Pembayaran', (p) => KETERANGAN_BAYAR[p.status_pembayaran]],
  ['Status Pesanan', (p) => p.status_pesanan],
  ['Kurir', (p) => p.kurir],
  ['No. Resi', (p) => p.resi],
  ['Catatan', (p) => p.catatan],
  ['Perlu Perhatian', (p) => p.perhatian.join('; ')],
]

/** The chosen orders as a file, newest first. */
export const exportCsv = (deps: Pick<Deps, 'db' | 'clock'>, saringan: SaringanPesanan): Berkas =>
  csvBerkas(
    'pesanan',
    deps.clock(),
    KOLOM.map(([nama]) => nama),
    (pesanan: Pesanan) => KOLOM.map(([, sel]) => sel(pesanan)),
    (last, limit) => daftarPesananRepository(deps).listEkspor(saringan, last?.pesanan_id, limit),
  )
