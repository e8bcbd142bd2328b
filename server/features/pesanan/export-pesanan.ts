import { KETERANGAN_BAYAR } from '#contract/pesanan/office.ts'
import { stampWib } from '#contract/wib.ts'
import { type Sel, writeCsv } from '#server/csv/write-csv.ts'
import type { Deps } from '#server/deps.ts'
import { daftarPesananRepository, type SaringanPesanan } from './daftar-pesanan.repository.ts'

const BATCH = 500

type Pesanan = Awaited<ReturnType<ReturnType<typeof daftarPesananRepository>['listEkspor']>>[number]

const KOLOM: readonly [string, (pesanan: Pesanan) => Sel][] = [
  ['Nomor Pesanan', (p) => p.midtrans_order_id],
  // To the minute, which spreadsheets read as a time.
  ['Tanggal (WIB)', (p) => stampWib(p.dibuat).slice(0, 16)],
  ['Jenis', (p) => p.jenis],
  ['Pembeli', (p) => p.nama],
  ['Email', (p) => p.email],
  ['No. HP', (p) => p.no_hp],
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

/** Orders as CSV, newest first, read batch by batch: an export of any length needs the memory of one batch. */
export function csvPesanan(deps: Pick<Deps, 'db' | 'clock'>, saringan: SaringanPesanan) {
  async function* batches() {
    let sebelum: number | undefined
    for (;;) {
      const rows = await daftarPesananRepository(deps).listEkspor(saringan, sebelum, BATCH)
      yield rows.map((row) => KOLOM.map(([, sel]) => sel(row)))
      if (rows.length < BATCH) return
      sebelum = rows.at(-1)?.pesanan_id
    }
  }
  return writeCsv(
    KOLOM.map(([nama]) => nama),
    batches(),
  )
}
