import { sql } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Db } from './client.ts'
import { takePrepared } from './prepared.ts'
import type { Tx } from './transaction.ts'

const MINUTE = 60_000

interface Batas {
  max: number
  menit: number
  code?: ErrorCode
}

/**
 * How often one may do something in a while. Of addresses generously: a mobile network shows a whole district as one, and so does
 * a proxy that `TRUST_PROXY` does not name.
 */
const JATAH = {
  daftar: { max: 300, menit: 60 },
  reset: { max: 30, menit: 60 },
  kontak: { max: 10, menit: 60, code: 'KONTAK_TERLALU_SERING' },
  /** Photos with nothing, which lie there for a day: of an account, or of an address without one. */
  foto: { max: 60, menit: 60 },
  'foto-hari': { max: 200, menit: 24 * 60 },
  /** Links that an account asks for, and those that one receiver gets, from whomever. */
  tautan: { max: 5, menit: 60, code: 'TAUTAN_TERLALU_SERING' },
  'tautan-ke': { max: 5, menit: 24 * 60, code: 'TAUTAN_TERLALU_SERING' },
  'surat-akun': { max: 10, menit: 24 * 60 },
  /** Of one account: devices that were long without a signal send many times in a row. */
  'buku-obat': { max: 600, menit: 60 },
  /** Parcels of which a courier is asked what they cost, which may cost: by one address, and by all of the shop. */
  kurir: { max: 120, menit: 60 },
  'kurir-toko': { max: 3000, menit: 60 },
  undangan: { max: 120, menit: 60 },
  ulasan: { max: 30, menit: 60 },
  /** All that is kept of an account, put together. */
  'data-saya': { max: 10, menit: 60 },
  /** Voucher codes that an account tries, at the check or with an order, and those of all accounts at one address. */
  voucher: { max: 120, menit: 60 },
  'voucher-alamat': { max: 1200, menit: 60 },
  favorit: { max: 300, menit: 60 },
  /** The books of the whole shop read once. */
  'periksa-buku': { max: 12, menit: 60 },
  /** The whole shop written to a disk, and sent. */
  cadangan: { max: 6, menit: 60 },
  /** What devices are asked to sign; each is a row for five minutes. */
  'tantangan-sandi': { max: 600, menit: 60 },
} as const satisfies Record<string, Batas>
type Jatah = keyof typeof JATAH

/**
 * Counts one more of something, for an address or an account. The window begins with the first and lasts its time, whatever is
 * asked for meanwhile. One statement, and no other waits for it but the same caller's.
 * @param siapa the caller's address, or `akun 12`
 * @throws TERLALU_SERING, or the failure that the thing has for it, with the time when the window ends
 */
export async function takeJatah(db: Db | Tx, apa: Jatah, siapa: string, now: Date): Promise<void> {
  const { code = 'TERLALU_SERING' }: Batas = JATAH[apa]
  const waitMs = await count(db, apa, siapa, now)
  if (waitMs === 0) return
  throw new AppError(code, {
    rincian: { menit: Math.ceil(waitMs / MINUTE) },
    retryAfter: Math.ceil(waitMs / 1000),
  })
}

/** The same where who has used up the share is not told. @returns whether there was any left */
export const isWithinJatah = async (db: Db | Tx, apa: Jatah, siapa: string, now: Date): Promise<boolean> =>
  (await count(db, apa, siapa, now)) === 0

/**
 * Nothing is known any more of who did what once the window is over. What is counted at this moment stays: transactions count several
 * things, and waiting for one of them while it waits for this would be a deadlock.
 */
export const deleteOldJatah = (db: Db, now: Date) =>
  db
    .deleteFrom('jatah')
    .where('kunci', 'in', (eb) =>
      eb.selectFrom('jatah').select('kunci').where('sampai', '<=', now).forUpdate().skipLocked(),
    )
    .execute()

/** @returns how long to wait, at least a second; 0 within the share */
async function count(db: Db | Tx, apa: Jatah, siapa: string, now: Date): Promise<number> {
  const { max, menit }: Batas = JATAH[apa]
  const until = new Date(now.getTime() + menit * MINUTE)
  // What ends later than a window that begins now was counted before the clock was set back.
  const isOpen = sql<boolean>`jatah.sampai > ${now} AND jatah.sampai <= ${until}`
  const { jumlah, sampai } = await takePrepared(
    db,
    db
      .insertInto('jatah')
      .values({ kunci: `${apa}:${siapa}`, jumlah: 1, sampai: until })
      .onConflict((conflict) =>
        conflict.column('kunci').doUpdateSet({
          jumlah: sql`CASE WHEN ${isOpen} THEN jatah.jumlah + 1 ELSE 1 END`,
          sampai: sql`CASE WHEN ${isOpen} THEN jatah.sampai ELSE ${until} END`,
        }),
      )
      .returning(['jumlah', 'sampai']),
  )
  return jumlah <= max ? 0 : Math.max(1000, sampai.getTime() - now.getTime())
}
