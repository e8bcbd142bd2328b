import type { z } from 'zod'
import { NotifikasiBody } from '#contract/pembayaran/endpoints.ts'
import type { NotifikasiRow, PembayaranRow } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { keepTitipan } from '#server/features/pembayaran/titipan/keep-titipan.ts'
import { sideBySide } from '#server/kernel/side-by-side.ts'
import { canFollow, jumlahPesanan } from '#server/midtrans/status.ts'
import { pembayaranRepository } from './pembayaran.repository.ts'
import { isBeingConfirmed, lookInto, syncAttempt } from './sync-pembayaran.ts'

const MINUTE = 60_000
/** How many are asked about at a time. */
const SLOTS = 64
/** A process that dies over a notification leaves it to the next one after this. */
const LEASE_MS = 30_000
/** How long a notification waits after its first, second, … failure; the last wait repeats for as long as it takes. */
const WAIT_MS = [1, 2, 5, 15, 30, 60].map((minutes) => minutes * MINUTE)

type Notifikasi = z.output<typeof NotifikasiBody>
type Row = Pick<NotifikasiRow, 'notifikasi_id' | 'order_id' | 'isi' | 'percobaan'>

/**
 * Asks the provider about every notification that is due and applies what it answers; what the notification itself
 * claims is never applied. While the provider cannot be asked, it is neither believed nor dropped.
 * @returns how many came to a result
 */
export async function applyNotifikasi(deps: Deps): Promise<number> {
  const slots = sideBySide(SLOTS)
  const settle = oneOrderAtATime(deps)
  let applied = 0
  await slots.takeUp(
    (limit) => claim(deps, limit, 'semua'),
    async (row) => {
      applied += await settle(row)
    },
  )
  await slots.idle()
  return applied
}

/**
 * Notifications of one order go one after the other, and in one slot: what the answer to the first says is known to the
 * next, and where no answer comes, none is waited for again.
 * @returns works on a notification, and on those of its order that come in meanwhile; how many came to a result
 */
function oneOrderAtATime(deps: Deps): (row: Row) => Promise<number> {
  const coming = new Map<string, Row[]>()
  return async (row) => {
    const before = coming.get(row.order_id)
    if (before) {
      before.push(row)
      return 0
    }
    const rows = [row]
    coming.set(row.order_id, rows)
    let applied = 0
    let failure: Error | undefined
    for (const next of rows) {
      failure ??= await settle(deps, next)
      if (failure) await postpone(deps, next, failure)
      else applied++
    }
    coming.delete(row.order_id)
    return applied
  }
}

function claim({ db, clock }: Deps, limit: number, yang: 'baru' | 'semua'): Promise<Row[]> {
  const now = clock()
  return pembayaranRepository(db).claimNotifikasi(now, new Date(now.getTime() + LEASE_MS), limit, yang)
}

/** @returns why it came to no result */
async function settle(deps: Deps, { notifikasi_id: id, isi }: Row): Promise<Error | undefined> {
  try {
    await pembayaranRepository(deps.db).saveHasil(id, await apply(deps, isi))
    return undefined
  } catch (error) {
    return error as Error
  }
}

async function postpone(
  { db, clock, log }: Deps,
  { notifikasi_id: id, order_id: orderId, percobaan }: Row,
  why: Error,
) {
  log.warn({ orderId, percobaan, reason: why.message }, 'notification not applied')
  const wait = WAIT_MS[percobaan - 1] ?? WAIT_MS.at(-1) ?? LEASE_MS
  // Where even that cannot be written, the lease runs out by itself.
  await pembayaranRepository(db)
    .postponeNotifikasi(id, new Date(clock().getTime() + wait))
    .catch(() => {})
}

/** @returns what came of it, for the record */
async function apply(deps: Deps, isi: string): Promise<string> {
  const body = NotifikasiBody.parse(JSON.parse(isi))
  // Who looks into it just now may learn all that there is to know, and who comes later waits for what is learnt here.
  await isBeingConfirmed(body.order_id)
  return lookInto(body.order_id, () => applyNew(deps, body))
}

async function applyNew(deps: Deps, body: Notifikasi): Promise<string> {
  const pembayaran = pembayaranRepository(deps.db)
  const attempt = await pembayaran.findAttempt(body.order_id)
  if (!attempt) return keepTitipan(deps, body)
  if (jumlahPesanan(body) !== attempt.jumlah) {
    deps.log.error({ orderId: body.order_id }, 'notification with an amount that does not fit')
    await pembayaran.flag(attempt.pesanan_id, 'jumlah pembayaran tidak cocok', {
      sebab: `${body.transaction_id ?? body.order_id} ${body.gross_amount}`,
      oleh: 'notifikasi',
      waktu: deps.clock(),
    })
    return 'jumlah tidak cocok'
  }
  if (isKnown(attempt, body)) return attempt.status_pembayaran
  const status = await syncAttempt(deps, attempt, 'notifikasi', body.transaction_id)
  if (!status) throw new Error('Midtrans does not know the transaction that it told of')
  return status
}

/**
 * Did the provider itself confirm already what a notification tells, or what came after it? Then there is nothing to ask.
 * Of money that went back in parts the state alone does not tell how much.
 */
function isKnown(attempt: PembayaranRow, { transaction_id, transaction_status, fraud_status }: Notifikasi): boolean {
  const [known, told] = [attempt.transaction_status, transaction_status.toLowerCase()]
  if (known === null || attempt.transaction_id !== transaction_id || told.startsWith('partial_')) return false
  return known === told ? attempt.fraud_status === (fraud_status ?? null) : !canFollow(known, told)
}

/**
 * Asks about new notifications after their answer, at once where there is a slot. Those that the provider left unanswered are
 * the timer's, so who hangs never stands before what comes in.
 */
export function notifikasiWorker(deps: Deps) {
  const slots = sideBySide(SLOTS)
  const settle = oneOrderAtATime(deps)
  const work = async (row: Row) => void (await settle(row))
  let running: Promise<void> | undefined
  let isWanted = false

  async function takeUpNew(): Promise<void> {
    try {
      while (isWanted) {
        isWanted = false
        await slots.takeUp((limit) => claim(deps, limit, 'baru'), work)
      }
    } catch (err) {
      deps.log.error({ err }, 'notifications left to the timer')
    }
    running = undefined
  }

  return {
    /** @param record writes a notification down; with a time, as taken until then */
    async receive(record: (retryAt?: Date) => Promise<Row>): Promise<void> {
      if (slots.isFree()) {
        const row = await record(new Date(deps.clock().getTime() + LEASE_MS))
        // Not waited for: it is written down, and Midtrans wants its answer soon.
        slots.begin(work(row))
      } else {
        await record()
        isWanted = true
        running ??= takeUpNew()
      }
    },

    async idle(): Promise<void> {
      await running
      await slots.idle()
    },
  }
}
