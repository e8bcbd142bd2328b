import type { z } from 'zod'
import { NotifikasiBody } from '#contract/pembayaran/endpoints.ts'
import type { NotifikasiRow, PembayaranRow } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { keepTitipan } from '#server/features/pembayaran/titipan/keep-titipan.ts'
import { perjalananRepository } from '#server/features/perjalanan/perjalanan.repository.ts'
import { sideBySide } from '#server/kernel/side-by-side.ts'
import { canFollow, pesananAmount } from '#server/midtrans/status.ts'
import { notifikasiRepository } from './notifikasi.repository.ts'
import { pembayaranRepository } from './pembayaran.repository.ts'
import { isBeingConfirmed, syncAttempt, trackQuery } from './sync-pembayaran.ts'

const MINUTE = 60_000
/** Maximum status queries at a time. */
const SLOTS = 64
/** 30 s: how long a claimed notification stays hidden. If its process dies, another process takes it afterwards. */
const LEASE_MS = 30_000
/** Delay after the first, second, … failure of a notification. The last delay repeats until the notification is applied. */
const WAIT_MS = [1, 2, 5, 15, 30, 60].map((minutes) => minutes * MINUTE)

type Notifikasi = z.output<typeof NotifikasiBody>
type Row = Pick<NotifikasiRow, 'notifikasi_id' | 'order_id' | 'isi' | 'percobaan'>

/**
 * Queries the provider about every due notification and applies the answer. The content of a notification is never applied.
 * While the provider is unreachable, a notification is postponed, not dropped.
 * @returns the number of notifications with a result
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
 * Processes the notifications of one order one after another, in one slot. A notification can use the result of the one
 * before it. After a failure, the remaining ones of that order are postponed without a query.
 * @returns a worker for a notification and for those of its order that arrive meanwhile; it resolves to the number with a
 * result
 */
function oneOrderAtATime(deps: Deps): (row: Row) => Promise<number> {
  const queues = new Map<string, Row[]>()
  return async (row) => {
    const before = queues.get(row.order_id)
    if (before) {
      before.push(row)
      return 0
    }
    const rows = [row]
    queues.set(row.order_id, rows)
    let applied = 0
    let failure: Error | undefined
    for (const next of rows) {
      failure ??= await settle(deps, next)
      if (failure) await postpone(deps, next, failure)
      else applied++
    }
    queues.delete(row.order_id)
    return applied
  }
}

function claim({ db, clock }: Deps, limit: number, which: 'baru' | 'semua'): Promise<Row[]> {
  const now = clock()
  return notifikasiRepository(db).claim(now, new Date(now.getTime() + LEASE_MS), limit, which)
}

/** Returns the error if the notification has no result, else undefined. */
async function settle(deps: Deps, { notifikasi_id: id, isi }: Row): Promise<Error | undefined> {
  try {
    await notifikasiRepository(deps.db).saveResult(id, await apply(deps, isi))
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
  // If this write fails, the lease expires by itself.
  await notifikasiRepository(db)
    .postpone(id, new Date(clock().getTime() + wait))
    .catch(() => {})
}

/** Returns the result text that is stored with the notification. */
async function apply(deps: Deps, text: string): Promise<string> {
  const body = NotifikasiBody.parse(JSON.parse(text))
  // Waits for a status query that already runs: its result may make this one unnecessary.
  await isBeingConfirmed(body.order_id)
  return trackQuery(body.order_id, () => applyNew(deps, body))
}

async function applyNew(deps: Deps, body: Notifikasi): Promise<string> {
  const pembayaran = pembayaranRepository(deps.db)
  const attempt = await pembayaran.findAttempt(body.order_id)
  if (!attempt) return keepTitipan(deps, body)
  if (pesananAmount(body) !== attempt.jumlah) {
    deps.log.error({ orderId: body.order_id }, 'notification with another amount than the attempt')
    await perjalananRepository(deps.db).flag(attempt.pesanan_id, 'jumlah pembayaran tidak cocok', {
      sebab: `${body.transaction_id ?? body.order_id} ${body.gross_amount}`,
      oleh: 'notifikasi',
      waktu: deps.clock(),
    })
    return 'jumlah tidak cocok'
  }
  if (isKnown(attempt, body)) return attempt.status_pembayaran
  const status = await syncAttempt(deps, attempt, 'notifikasi', body.transaction_id)
  if (!status) throw new Error('Midtrans does not know the transaction of its own notification')
  return status
}

/**
 * True if the provider already confirmed the notification's state, or a later one, so that no query is needed. A partial
 * refund is always queried, because its state does not contain the amount.
 */
function isKnown(attempt: PembayaranRow, { transaction_id, transaction_status, fraud_status }: Notifikasi): boolean {
  const [known, reported] = [attempt.transaction_status, transaction_status.toLowerCase()]
  if (known === null || attempt.transaction_id !== transaction_id || reported.startsWith('partial_')) return false
  return known === reported ? attempt.fraud_status === (fraud_status ?? null) : !canFollow(known, reported)
}

/**
 * Returns the worker for incoming notifications. It queries the provider after the response is sent, at once if a slot is
 * free. Notifications without an answer from the provider are left to the timer, so they do not block new ones.
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
      deps.log.error({ err }, 'notifications not processed, retried by the timer')
    }
    running = undefined
  }

  return {
    /** @param record stores a notification; with a time, as claimed until then */
    async receive(record: (retryAt?: Date) => Promise<Row>): Promise<void> {
      if (slots.isFree()) {
        const row = await record(new Date(deps.clock().getTime() + LEASE_MS))
        // Not awaited: the notification is stored, and Midtrans expects its response soon.
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
