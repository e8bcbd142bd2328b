import { PELEPASAN } from '#contract/pelepasan/admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { dateWib, formatClock, formatDate, midnightWib, parseWib, stampWib } from '#contract/wib.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { identity } from '#server/features/pengaturan/identity.ts'
import { mailOwners } from '#server/features/surat/mail-owners.ts'
import { withoutTautan } from '#server/features/surat/without-tautan.ts'
import { type DoneAct, pelepasanRepository } from './pelepasan.repository.ts'

/** Earliest time of day in WIB. After a downtime the mails are sent later. */
const EARLIEST_TIME = '06:00:00'
/** A month: days without a digest before that are not caught up. */
const CATCH_UP_DAYS = 31
/** Maximum lines per person. */
const LINES_MAX = 40

/** Mails all acts of each past day to the owners, once a day, and only if there was one. Missed days follow. */
export async function sendDigests({ db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>): Promise<void> {
  const now = clock()
  if (stampWib(now).slice(11) < EARLIEST_TIME) return
  const days = await pelepasanRepository(db).daysToMail(midnightWib(now, CATCH_UP_DAYS), dateWib(now))
  for (const day of days)
    await transaction(db, async (tx) => {
      const pelepasan = pelepasanRepository(tx)
      // The process that inserts the day's row sends the mails, so that they are sent once.
      if (!(await pelepasan.markMailed(day))) return
      const start = parseWib(day)
      const acts = await pelepasan.listBetween(start, midnightWib(start, -1))
      const { nama_toko } = await identity(tx)
      const subject = `Barang dan uang yang keluar, ${formatDate(start)}`
      const text = `${textOf(acts)}\n\nPengajuan yang menunggu: ${settings.publicUrl}/persetujuan`
      const mail = { subjek: subject, teks: `Selamat pagi,\n\n${text}\n\n${withoutTautan(nama_toko)}\n` }
      await mailOwners(tx, `pelepasan:${day}`, () => mail, now)
    })
}

/** Returns the acts by person, with sums. */
function textOf(acts: readonly DoneAct[]): string {
  const people = Map.groupBy(acts, ({ pengguna_id }) => pengguna_id)
  const parts = [...people.values()].map((rows) => {
    const surplus = rows.length - LINES_MAX
    return [
      `${withoutTautan(rows[0]?.nama ?? '')}, ${sum(rows)}:`,
      ...rows.slice(0, LINES_MAX).map((row) => `- ${withoutTautan(lineOf(row))}`),
      ...(surplus > 0 ? [`- dan ${formatGrouped(surplus)} lainnya`] : []),
    ].join('\n')
  })
  return [`Barang dan uang yang keluar seluruhnya ${sum(acts)}.`, ...parts].join('\n\n')
}

function lineOf({ waktu, jenis, nilai, rujukan, keterangan, alasan, disetujui }: DoneAct): string {
  const look = [alasan && `alasan: ${alasan}`, disetujui && `disetujui ${disetujui}`].filter(Boolean).join(', ')
  return `${formatClock(waktu)} ${PELEPASAN[jenis]} ${formatRupiah(nilai)}, ${rujukan}. ${keterangan}${look && ` (${look})`}`
}

const sum = (rows: readonly DoneAct[]) => formatRupiah(rows.reduce((total, { nilai }) => total + nilai, 0))
