import { REPORT_LINES_MAX, ReportKode, reportOf } from '#contract/dasbor/reports-admin.ts'
import { dateWib, formatHari, midnightWib, mondayWib, parseWib, stampWib } from '#contract/wib.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { pengaturanRepository } from '#server/features/pengaturan/pengaturan.repository.ts'
import { mailOwners } from '#server/features/surat/mail-owners.ts'
import { withoutTautan } from '#server/features/surat/without-tautan.ts'
import { readReport } from './reports.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'settings'>

const DAY_MS = 86_400_000
/** Time of day on Monday in WIB. */
const EARLIEST_TIME = '06:00:00'
/** Period of reports for which a week is too short. */
const SLOW_HARI = 30
/** Retention in days of the rows that keep a week's mail from being sent twice. */
const KEPT_DAYS = 60

/**
 * Mails the sentences of all reports to every owner on Monday morning, if the owner switched it on. After a downtime the mail of
 * the current week is sent later. A week in which it was off at that time is skipped.
 */
export async function sendMondayMail({ db, clock, log, settings }: Needs): Promise<void> {
  const now = clock()
  const monday = mondayWib(now)
  if (stampWib(now) < `${monday} ${EARLIEST_TIME}`) return
  if (await db.selectFrom('ringkasan_senin').select('tanggal').where('tanggal', '=', monday).executeTakeFirst()) return
  const { ringkasan_senin: isOn, nama_toko } = await pengaturanRepository(db).read()
  // From the Monday before, so that every day is in one mail.
  const since = midnightWib(parseWib(monday), 7)
  const text = isOn ? await writeContent({ db, log, settings }, since, now) : ''
  await transaction(db, async (tx) => {
    // The process that inserts the week's row sends the mail, so that it is sent once.
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('ringkasan_senin')
      .values({ tanggal: monday })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) return
    const old = dateWib(new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    await tx.deleteFrom('ringkasan_senin').where('tanggal', '<', old).execute()
    if (!isOn) return
    const subject = `Ringkasan toko sejak ${formatHari(dateWib(since))}`
    const body = `Selamat pagi,\n\n${text}\n\nMatikan email ini di ${settings.publicUrl}/pengaturan-toko\n\n${withoutTautan(nama_toko)}\n`
    await mailOwners(tx, `ringkasan-senin:${monday}`, () => ({ subjek: subject, teks: body }), now)
  })
}

/** Returns a paragraph per report: its name, its sentence, and its page. */
async function writeContent({ settings, ...deps }: Omit<Needs, 'clock'>, since: Date, now: Date): Promise<string> {
  const week = Math.round((midnightWib(now, 0).getTime() - since.getTime()) / DAY_MS) + 1
  const texts: string[] = []
  // One after another: buyers need the other connections.
  for (const kode of ReportKode.options) {
    const { label, sentence, emptyText, isSlow } = reportOf(kode)
    const hari = isSlow ? SLOW_HARI : week
    const report = await readReport(deps, kode, hari, now, REPORT_LINES_MAX)
    const words = report.banyak > 0 ? sentence(report, hari) : `${emptyText}.`
    const page = `${settings.publicUrl}/laporan-toko?laporan=${kode}&hari=${isSlow ? SLOW_HARI : 7}`
    texts.push(`${label}\n${withoutTautan(words)}\n${page}`)
  }
  return texts.join('\n\n')
}
