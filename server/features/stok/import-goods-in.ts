import type { ImportBody } from '#contract/csv-import.ts'
import { GOODS_IN_LINES_MAX, GoodsInLine, type GoodsInResult, Pemasok } from '#contract/stok/goods-in-admin.ts'
import { dateInput } from '#contract/stok/lot-list-admin.ts'
import { dateWib } from '#contract/wib.ts'
import { csvBerkas } from '#server/csv/csv-berkas.ts'
import { importFingerprint, refuseImport } from '#server/csv/csv-import.ts'
import { type Row, readRows } from '#server/csv/read-csv.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Berkas } from '#server/http/berkas.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { checkGoodsIn, type RecordedGoodsIn } from './check-goods-in.ts'
import { goodsInRepository } from './goods-in.repository.ts'
import { expiresTooSoon, takeIn } from './goods-in.ts'

type Manage = Pick<Deps, 'db' | 'clock' | 'settings'>

const COLUMNS = ['produkId', 'nama', 'nomor', 'kedaluwarsa', 'jumlah', 'harga_modal', 'pemasok', 'diterima'] as const
type Column = (typeof COLUMNS)[number]
/** Maximum lines of a sheet: one per product, most of them empty. */
const SHEET_MAX = 10_000

/** Exports all active products with empty cells, to fill in with a spreadsheet. */
export const exportSheet = ({ db, clock }: Manage): Berkas =>
  csvBerkas<{ produkId: number; nama: string }>(
    'barang-masuk',
    clock(),
    COLUMNS,
    ({ produkId, nama }) => [produkId, nama, ...COLUMNS.slice(2).map(() => '')],
    (last, limit) => goodsInRepository(db).listAfter(last?.produkId ?? 0, limit),
  )

/**
 * Previews what a file would import and its errors, or imports it, all or nothing.
 * @param sidik fingerprint of the preview; the import is rejected if its result would differ by now
 * @throws CSV_TIDAK_TERBACA, CSV_ADA_YANG_SALAH, KATALOG_BERUBAH
 */
export async function importGoodsIn(
  { db, clock, settings }: Manage,
  { penggunaId }: Sesi,
  { berkas, mode, sidik }: ImportBody,
): Promise<GoodsInResult> {
  const lines = readRows(await berkas.bytes(), COLUMNS, SHEET_MAX)
  return transaction(db, async (tx) => {
    const time = clock()
    const { isi, galat } = readContent(lines, dateWib(time))
    const rows = isi.map(({ row }) => row)
    const katalog = await goodsInRepository(tx).lockKatalog(rows.map(({ produkId }) => produkId))
    for (const { at, kolom, pesan } of checkGoodsIn(rows, katalog, dateWib(time)))
      galat.push({ baris: isi[at]?.baris ?? 1, kolom, pesan })
    const rincian = isi.map(({ baris, row }) => ({
      baris,
      nomor: row.nomor,
      kedaluwarsa: row.kedaluwarsa,
      jumlah: row.jumlah,
      nama: katalog.produk.get(row.produkId)?.nama ?? '',
      disisihkan: expiresTooSoon(row, time, settings),
    }))
    const result: GoodsInResult = {
      message: '',
      sidik: importFingerprint([rows, rincian]),
      jumlah: {
        lot: rows.length,
        satuan: rows.reduce((sum, { jumlah }) => sum + jumlah, 0),
        disisihkan: rincian.filter(({ disisihkan }) => disisihkan).length,
      },
      rincian,
      galat: galat.toSorted((a, b) => a.baris - b.baris),
    }
    if (mode === 'periksa') return { ...result, message: checkMessage(result) }

    refuseImport(result, sidik, 'KATALOG_BERUBAH')
    await takeIn(tx, rows, penggunaId, time, settings, { isImport: true })
    return { ...result, message: `Barang masuk dicatat: ${rows.length} lot.` }
  })
}

function checkMessage({ galat, jumlah: { lot } }: GoodsInResult): string {
  if (galat.length > 0) return `Ada ${galat.length} kesalahan. Perbaiki berkasnya, lalu periksa lagi.`
  return lot > 0 ? 'Berkas bisa dicatat.' : 'Belum ada baris yang diisi jumlahnya.'
}

/** Parses the lines. A line with neither lot number nor quantity counts as not filled in. */
function readContent(rows: readonly Row<Column>[], today: string) {
  const contents: { baris: number; row: RecordedGoodsIn }[] = []
  const problems: GoodsInResult['galat'] = []
  const filledIn = rows.filter(({ isi: { nomor = '', jumlah = '' } }) => nomor.trim() || jumlah.trim())
  if (filledIn.length > GOODS_IN_LINES_MAX)
    problems.push({ baris: 1, kolom: 'jumlah', pesan: `Maksimal ${GOODS_IN_LINES_MAX} lot sekali catat` })
  for (const { baris, isi: cells } of filledIn) {
    const one = GoodsInLine.safeParse({
      produkId: /^\s*\d{1,9}\s*$/.test(cells.produkId ?? '') ? Number(cells.produkId) : 0,
      nomor: cells.nomor ?? '',
      kedaluwarsa: asDate(cells.kedaluwarsa),
      jumlah: cells.jumlah ?? '',
      hargaModal: cells.harga_modal?.trim() ?? '',
    })
    const pemasok = Pemasok.safeParse(cells.pemasok ?? '')
    const received = dateInput('Tanggal diterima').safeParse(asDate(cells.diterima))
    const issues = [
      ...(one.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const),
      ...(pemasok.error?.issues ?? []).map(({ message }) => ['pemasok', message] as const),
      ...(received.error?.issues ?? []).map(({ message }) => ['diterima', message] as const),
    ]
    for (const [column, pesan] of issues)
      problems.push({ baris, kolom: column === 'hargaModal' ? 'harga_modal' : column, pesan })
    if (one.data && pemasok.success && received.success)
      contents.push({ baris, row: { ...one.data, pemasok: pemasok.data, diterima: received.data ?? today } })
  }
  return { isi: contents, galat: problems }
}

/** Returns an ISO date unchanged, and converts an Indonesian spreadsheet's date (31/05/2027) to it. */
function asDate(cell = ''): string {
  const [, hari = '', month = '', year] = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(cell) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${hari.padStart(2, '0')}` : cell
}
