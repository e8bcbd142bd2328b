import type { Penerima, PenerimaFilter } from '#contract/karantina/recall-admin.ts'
import { formatNoHp } from '#contract/no-hp.ts'
import { stampWib } from '#contract/wib.ts'
import { csvBerkas } from '#server/csv/csv-berkas.ts'
import type { CsvCell } from '#server/csv/write-csv.ts'
import type { Deps } from '#server/deps.ts'
import type { Berkas } from '#server/http/berkas.ts'
import { penarikanRepository, type RecalledLot } from './penarikan.repository.ts'

type Line = Penerima & { email: string; lot: RecalledLot }

const KABAR: Record<Penerima['kabar'], string> = {
  telepon: 'Hubungi lewat telepon',
  belum: 'Belum dikabari',
  menunggu: 'Email menunggu dikirim',
  terkirim: 'Email terkirim',
  gagal: 'Email gagal',
}

const COLUMNS: readonly (readonly [string, (row: Line) => CsvCell])[] = [
  ['Produk', ({ lot }) => lot.nama],
  ['Nomor Lot', ({ lot }) => lot.nomor],
  ['Pembeli', (p) => p.nama],
  // Formatted in groups, so that a spreadsheet treats it as text and keeps the leading 0.
  ['No. HP', (p) => formatNoHp(p.no_hp)],
  ['Email', (p) => p.email],
  ['Nomor Pesanan', (p) => p.midtrans_order_id],
  ['Tanggal (WIB)', (p) => stampWib(p.created_at).slice(0, 16)],
  ['Jumlah', (p) => p.jumlah],
  ['Status Pesanan', (p) => p.status_pesanan],
  ['Sudah Dikirim', (p) => (p.dikirim ? 'ya' : 'belum')],
  ['Kabar', (p) => KABAR[p.kabar]],
]

/** Returns the recipients of a lot number as a file, newest order first. */
export function exportPenerimaCsv(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  find: () => Promise<RecalledLot>,
  filter: PenerimaFilter,
): Berkas {
  let found: RecalledLot | undefined
  return csvBerkas(
    'penerima-lot',
    clock(),
    COLUMNS.map(([title]) => title),
    (row: Line) => COLUMNS.map(([, cells]) => cells(row)),
    async (last, limit) => {
      found ??= await find()
      const lot = found
      const rows = await penarikanRepository(db).listAfter(lot, filter, last?.orderId, limit)
      return rows.map((row) => ({ ...row, lot }))
    },
  )
}
