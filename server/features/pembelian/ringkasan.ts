import { sql } from 'kysely'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { dateWib, formatDate, parseWib, stampWib } from '#contract/wib.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { identity } from '#server/features/pengaturan/identity.ts'
import { laterDate } from '#server/features/stok/sale-deadline.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { withoutTautan } from '#server/features/surat/without-tautan.ts'
import { listSuggestions } from './reorder.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'settings'>

/** Earliest time of day in WIB. After a downtime the mail is sent later. */
const EARLIEST_TIME = '06:00:00'
/** Maximum lines per section. */
const LINES_MAX = 40
const EXPIRY_HARI = 60
/** Days of sales from which the reorder proposals are computed. */
const SALES_HARI = 28

/** Mails the stock summary once every morning, if an address is configured and there is content. */
export async function sendRingkasan({ db, clock, settings }: Needs): Promise<void> {
  const now = clock()
  const date = dateWib(now)
  const { ringkasan_email: recipient } = await db
    .selectFrom('pengaturan_toko')
    .select('ringkasan_email')
    .executeTakeFirstOrThrow()
  if (!recipient || stampWib(now).slice(11) < EARLIEST_TIME) return
  const known = await db.selectFrom('ringkasan_pagi').select('tanggal').where('tanggal', '=', date).executeTakeFirst()
  if (known) return
  const text = await writeContent({ db, clock })
  const { nama_toko } = await identity(db)
  await transaction(db, async (tx) => {
    // The process that inserts the day's row sends the mail, so that it is sent once.
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('ringkasan_pagi')
      .values({ tanggal: date })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) return
    await tx.deleteFrom('ringkasan_pagi').where('tanggal', '<', laterDate(now, -30)).execute()
    if (!text) return
    const subject = `Ringkasan stok ${formatDate(now)}`
    const body = `Selamat pagi,\n\n${text}\n\nDaftar isi ulang: ${settings.publicUrl}/isi-ulang\n\n${withoutTautan(nama_toko)}\n`
    await outboxRepository(tx).enqueue(
      `ringkasan-pagi:${date}`,
      { kepada: recipient, subjek: subject, teks: body },
      now,
    )
  })
}

/** Returns undefined if there is nothing to report. */
async function writeContent({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<string | undefined> {
  const [runningLow, lot, suggestions] = await Promise.all([
    db
      .selectFrom('produk')
      .select(['nama', 'stok', 'stok_minimum'])
      .where('aktif', '=', true)
      .where('menipis', '=', true)
      .orderBy('stok')
      .orderBy('nama')
      .execute(),
    db
      .selectFrom('lot')
      .innerJoin('produk', 'produk.produk_id', 'lot.produk_id')
      .select(['produk.nama', 'nomor', 'kedaluwarsa', sql<number>`sisa + sisih`.as('jumlah')])
      .where(sql<boolean>`sisa + sisih > 0`)
      .where('kedaluwarsa', '<=', laterDate(clock(), EXPIRY_HARI))
      .orderBy('kedaluwarsa')
      .execute(),
    listSuggestions({ db, clock }, SALES_HARI),
  ])
  const buy = suggestions.filter(({ usul }) => usul > 0)
  const bagian = [
    list('Stok menipis', runningLow, ({ nama, stok, stok_minimum }) => `${nama}: sisa ${stok}, batas ${stok_minimum}`),
    list('Perlu dibeli', buy, ({ nama, usul, habisDalam, pemasok }) =>
      [
        `${nama}: ${formatGrouped(usul)}`,
        habisDalam !== null && `habis dalam ${habisDalam} hari`,
        pemasok && `dari ${pemasok.nama}`,
      ]
        .filter(Boolean)
        .join(', '),
    ),
    list(
      `Kedaluwarsa dalam ${EXPIRY_HARI} hari, atau sudah lewat`,
      lot,
      ({ nama, nomor, kedaluwarsa, jumlah }) =>
        `${nama}, lot ${nomor}: ${jumlah}, ${kedaluwarsa ? formatDate(parseWib(kedaluwarsa)) : ''}`,
    ),
  ].filter((text) => text !== undefined)
  return bagian.length > 0 ? bagian.join('\n\n') : undefined
}

function list<Row>(title: string, rows: readonly Row[], lineOf: (row: Row) => string): string | undefined {
  if (rows.length === 0) return undefined
  const surplus = rows.length - LINES_MAX
  return [
    `${title} (${formatGrouped(rows.length)}):`,
    ...rows.slice(0, LINES_MAX).map((row) => `- ${withoutTautan(lineOf(row))}`),
    ...(surplus > 0 ? [`- dan ${formatGrouped(surplus)} lainnya`] : []),
  ].join('\n')
}
