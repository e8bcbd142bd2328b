import { type ImportBody, RINCIAN_MAX } from '#contract/csv-import.ts'
import type { SetoranResult } from '#contract/keuangan/admin.ts'
import { importFingerprint, refuseImport } from '#server/csv/csv-import.ts'
import { type Row, readForeignRows } from '#server/csv/read-csv.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { readAmount } from './read-jumlah.ts'
import { match, type SetoranRow, setoranRepository } from './setoran.repository.ts'

const LINES_MAX = 50_000

/** Column names in the provider's reports of various years and types. The first that exists counts. */
const COLUMNS = {
  order_id: ['Order ID', 'Order Number', 'Merchant Order ID'],
  jumlah: ['Gross Amount', 'Transaction Amount', 'Amount', 'Total Amount'],
  biaya: ['Total Fee', 'Fee', 'MDR Fee', 'Transaction Fee', 'MDR', 'Fee Amount'],
  bersih: ['Net Amount', 'Settlement Amount', 'Nett Amount', 'Net Settlement', 'Amount Settled', 'Payout Amount'],
  status: ['Transaction Status', 'Status', 'Transaction Type', 'Type'],
  tanggal: ['Settlement Date', 'Payout Date', 'Settlement Time', 'Transaction Date', 'Transaction Time', 'Date & Time'],
} as const
type Column = keyof typeof COLUMNS

/** Status of payment lines. Others are skipped: the ledger already has refunds, and unpaid attempts do not count. */
const PAID_STATUS = /^(?:settlement|settled|capture|captured|success|paid|payment|charge|sale)?$/i

/**
 * Compares a settlement file with the shop's payments, or stores its lines, all or nothing. Known lines are left unchanged.
 * @param sidik fingerprint of the check; rejected if the changes would differ by now
 * @throws CSV_TIDAK_TERBACA, CSV_ADA_YANG_SALAH, SETORAN_BERUBAH
 */
export async function importSetoran(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { penggunaId }: Sesi,
  { berkas, mode, sidik }: ImportBody,
): Promise<SetoranResult> {
  const { isi, galat, dilewati } = readContent(
    readForeignRows(await berkas.bytes(), COLUMNS, ['order_id', 'jumlah'], LINES_MAX),
  )
  return transaction(db, async (tx) => {
    const setoran = setoranRepository(tx)
    if (mode === 'terapkan') await setoran.lock()
    const orderIds = [...new Set(isi.map(({ row }) => row.order_id))]
    const [known, recorded] = [await setoran.known(orderIds), await setoran.recorded(orderIds)]
    const previous = new Map(recorded.map(({ order_id, jumlah, biaya }) => [kunci({ order_id, jumlah }), biaya]))
    const added = isi.filter(({ row }) => {
      const biaya = previous.get(kunci(row))
      return biaya === undefined || (biaya === null && row.biaya !== null)
    })
    // Payments that already have a line, stored or earlier in the file. A line that only gains its fee is not a duplicate of
    // itself.
    const withLine = new Set(recorded.map(({ order_id }) => order_id))
    const rincian = added.map(({ baris, row: { order_id, jumlah, biaya } }) => {
      const own = known.get(order_id)
      const status = match(jumlah, own, withLine.has(order_id) && !previous.has(kunci({ order_id, jumlah })))
      withLine.add(order_id)
      return {
        baris,
        order_id,
        status,
        jumlah,
        biaya,
        seharusnya: own?.jumlah ?? null,
        orderId: own?.orderId ?? null,
      }
    })
    const countOf = (status: string) => rincian.filter((row) => row.status === status).length
    const result: SetoranResult = {
      message: '',
      sidik: importFingerprint(rincian),
      jumlah: {
        cocok: countOf('cocok'),
        beda: countOf('beda'),
        asing: countOf('asing'),
        ganda: countOf('ganda'),
        sama: isi.length - added.length,
        dilewati,
      },
      // Lines that need attention come first.
      rincian: rincian
        .toSorted((a, b) => Number(a.status === 'cocok') - Number(b.status === 'cocok') || a.baris - b.baris)
        .slice(0, RINCIAN_MAX),
      galat: galat.slice(0, RINCIAN_MAX),
    }
    if (mode === 'periksa') return { ...result, message: checkMessage(result) }

    refuseImport(result, sidik, 'SETORAN_BERUBAH')
    const time = clock()
    await setoran.save(
      added.map(({ row }, index) => ({
        ...row,
        pembayaran_id: known.get(row.order_id)?.pembayaran_id ?? null,
        cocok: rincian[index]?.status === 'cocok',
      })),
      time,
    )
    if (added.length > 0) {
      const { cocok, beda, asing, ganda } = result.jumlah
      const fresh = rincian.filter((line) => !previous.has(kunci(line)))
      const total = { baru: fresh.length, dana: fresh.reduce((sum, { jumlah }) => sum + jumlah, 0) }
      const entry = { tindakan: 'impor', jenis: 'setoran', rujukan: 0, judul: 'Impor setoran Midtrans' } as const
      await jejakRepository(tx).recordAll(
        penggunaId,
        [{ ...entry, sesudah: { cocok, beda, asing, ganda, ...total } }],
        time,
      )
    }
    return { ...result, message: `Setoran dicatat: ${added.length} baris.` }
  })
}

const kunci = ({ order_id, jumlah }: Pick<SetoranRow, 'order_id' | 'jumlah'>) => `${order_id}\n${jumlah}`

function checkMessage({ galat, rincian }: SetoranResult): string {
  if (galat.length > 0) return `Ada ${galat.length} kesalahan. Perbaiki berkasnya, lalu periksa lagi.`
  return rincian.length > 0 ? 'Berkas bisa dicatat.' : 'Tidak ada baris baru di berkas itu.'
}

/** Parses the payment lines. A repeated order id with the same amount counts once. */
function readContent(all: readonly Row<Column>[]) {
  const contents = new Map<string, { baris: number; row: SetoranRow }>()
  const problems: SetoranResult['galat'] = []
  let skipped = 0
  for (const { baris, isi: cells } of all) {
    const order_id = cells.order_id?.trim() ?? ''
    const amount = readAmount(cells.jumlah ?? '')
    // Sum lines at the end of the file have no order id.
    if (order_id === '' || !PAID_STATUS.test(cells.status?.trim() ?? '') || (amount !== undefined && amount <= 0)) {
      skipped++
      continue
    }
    if (order_id.length > 100) problems.push({ baris, kolom: 'Order ID', pesan: 'Nomornya terlalu panjang' })
    else if (amount === undefined)
      problems.push({ baris, kolom: 'Amount', pesan: `“${cells.jumlah}” bukan jumlah rupiah` })
    else {
      const biaya = biayaOf(amount, cells.biaya ?? '', cells.bersih ?? '')
      if (biaya === undefined)
        problems.push({ baris, kolom: 'Fee', pesan: 'Biaya atau jumlah bersihnya tidak masuk akal' })
      else {
        const row = { order_id, jumlah: amount, biaya, tanggal: dateOf(cells.tanggal ?? '') }
        if (contents.has(kunci(row))) skipped++
        else contents.set(kunci(row), { baris, row })
      }
    }
  }
  return { isi: [...contents.values()], galat: problems, dilewati: skipped }
}

/** Some files have negative fees. @returns null if the file has no fee; undefined if it is invalid */
function biayaOf(amount: number, biaya: string, net: string): number | null | undefined {
  if (biaya.trim() === '' && net.trim() === '') return null
  const parsed = biaya.trim() === '' ? readAmount(net) : readAmount(biaya)
  if (parsed === undefined) return undefined
  const result = biaya.trim() === '' ? amount - parsed : Math.abs(parsed)
  return result >= 0 && result <= amount ? result : undefined
}

/** Parses 2026-11-20 or 20/11/2026, with or without a time. Returns null for anything else. */
function dateOf(cells: string): string | null {
  const [, iso] = /^\s*(\d{4}-\d{2}-\d{2})/.exec(cells) ?? []
  const [, hari = '', month = '', year] = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(cells) ?? []
  const text = iso ?? (year ? `${year}-${month.padStart(2, '0')}-${hari.padStart(2, '0')}` : '')
  const time = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text) ? text : null
}
