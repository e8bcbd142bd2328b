import { sql } from 'kysely'
import type { ErrorCode } from '#contract/errors.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Db } from './client.ts'
import { takePrepared } from './prepared.ts'
import type { Tx } from './transaction.ts'

const MINUTE = 60_000

interface Limit {
  max: number
  minutes: number
  code?: ErrorCode
}

/**
 * Rate limits. Limits per address are generous: a mobile network shows a whole district as one address. So does a proxy that
 * `TRUST_PROXY` does not list.
 */
const JATAH = {
  /** Registrations, each of which reveals whether an e-mail has an account. */
  daftar: { max: 300, minutes: 60 },
  /** Hashes of new passwords: per address, or per account with a session. */
  'kata-sandi': { max: 300, minutes: 60 },
  reset: { max: 30, minutes: 60 },
  kontak: { max: 10, minutes: 60, code: 'KONTAK_TERLALU_SERING' },
  /** Unattached photos, which are kept for a day: per account, or per address without an account. */
  foto: { max: 60, minutes: 60 },
  'foto-hari': { max: 200, minutes: 24 * 60 },
  /** New addresses that an account asks for, and links sent to one recipient by any caller: that of the
   * registration, and five. */
  tautan: { max: 5, minutes: 60, code: 'TAUTAN_TERLALU_SERING' },
  'tautan-ke': { max: 6, minutes: 24 * 60, code: 'TAUTAN_TERLALU_SERING' },
  'surat-akun': { max: 10, minutes: 24 * 60 },
  /** Notices mailed to an address that its account has not confirmed: per address, and per network of the orders they are about. */
  'surat-asing': { max: 30, minutes: 24 * 60 },
  'surat-asing-jaringan': { max: 300, minutes: 24 * 60 },
  /** Per account. High, because devices that were long offline send many requests in a row. */
  'buku-obat': { max: 600, minutes: 60 },
  /** Parcels whose price is requested from a courier, which may cost money: per address, and for the whole shop. */
  kurir: { max: 120, minutes: 60 },
  'kurir-toko': { max: 3000, minutes: 60 },
  undangan: { max: 120, minutes: 60 },
  ulasan: { max: 30, minutes: 60 },
  /** Exports of all data of an account. */
  'data-saya': { max: 10, minutes: 60 },
  /** Voucher codes tried per account, and those of all accounts and new buyers at one address. */
  voucher: { max: 120, minutes: 60 },
  'voucher-alamat': { max: 1200, minutes: 60 },
  /** Devices added and trials sent, per account. */
  push: { max: 60, minutes: 60 },
  /** Codes that connect a number, per account; and requests about templates, of the whole shop. */
  whatsapp: { max: 20, minutes: 60 },
  /** Answers by WhatsApp, each of which costs money: per sender. */
  'whatsapp-balas': { max: 20, minutes: 60 },
  'whatsapp-templat': { max: 120, minutes: 60 },
  /** Codes by WhatsApp and mail, per number or address: time between two, and their number; then per network, a /24 of IPv4. */
  'kode-jeda': { max: 1, minutes: 1, code: 'KODE_TERLALU_SERING' },
  'kode-nama': { max: 3, minutes: 15, code: 'KODE_TERLALU_SERING' },
  'kode-nama-hari': { max: 6, minutes: 24 * 60, code: 'KODE_TERLALU_SERING' },
  'kode-jaringan': { max: 10, minutes: 60 },
  /** Codes by WhatsApp of the whole shop, each of which costs money. */
  'kode-toko': { max: 200, minutes: 24 * 60 },
  /** Messages that are stored, per sender; and answers of the office, each of which costs money, per conversation. */
  'whatsapp-masuk': { max: 200, minutes: 60 },
  'whatsapp-jawab': { max: 60, minutes: 60 },
  favorit: { max: 300, minutes: 60 },
  /** Full checks of the shop's books. */
  'periksa-buku': { max: 12, minutes: 60 },
  /** Full backups, written to disk and sent. */
  cadangan: { max: 6, minutes: 60 },
  /** Passkey challenges; each is stored as a row for five minutes. */
  'tantangan-sandi': { max: 600, minutes: 60 },
} as const satisfies Record<string, Limit>
type Jatah = keyof typeof JATAH

/**
 * Counts one use, for an address or an account. The window starts with the first use and is never extended. It is one
 * statement, and only calls for the same key wait for it.
 * @param who the caller's address, or `akun 12`
 * @throws TERLALU_SERING or the limit's own code, with the end of the window
 */
export async function takeJatah(db: Db | Tx, what: Jatah, who: string, now: Date): Promise<void> {
  const { code = 'TERLALU_SERING' }: Limit = JATAH[what]
  const waitMs = await count(db, what, who, now)
  if (waitMs === 0) return
  throw new AppError(code, {
    rincian: { menit: Math.ceil(waitMs / MINUTE) },
    retryAfter: Math.ceil(waitMs / 1000),
  })
}

/** Counts one use without throwing, for callers that must not learn of the limit. @returns true if within the limit */
export const tryTakeJatah = async (db: Db | Tx, what: Jatah, who: string, now: Date): Promise<boolean> =>
  (await count(db, what, who, now)) === 0

/**
 * Deletes expired counters, and with them all data about their callers. Locked rows are skipped: a transaction counts several
 * limits, and waiting for its rows could deadlock.
 */
export const deleteOldJatah = (db: Db, now: Date) =>
  db
    .deleteFrom('jatah')
    .where('kunci', 'in', (eb) =>
      eb.selectFrom('jatah').select('kunci').where('sampai', '<=', now).forUpdate().skipLocked(),
    )
    .execute()

/** @returns milliseconds to wait, at least 1000; 0 within the limit */
async function count(db: Db | Tx, what: Jatah, who: string, now: Date): Promise<number> {
  const { max, minutes }: Limit = JATAH[what]
  const until = new Date(now.getTime() + minutes * MINUTE)
  // A window that ends later than a new one would was opened before the clock was set back.
  const isOpen = sql<boolean>`jatah.sampai > ${now} AND jatah.sampai <= ${until}`
  const { jumlah, sampai } = await takePrepared(
    db,
    db
      .insertInto('jatah')
      .values({ kunci: `${what}:${who}`, jumlah: 1, sampai: until })
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
