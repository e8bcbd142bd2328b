import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { packScanned, ScannedBody } from '#contract/pemenuhan/kemasan-admin.ts'
import { adminQuery } from '#web/admin/sesi/admin-query.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { renewAdmin } from '#web/admin/ui/renew-admin.ts'
import { ApiError, errorText } from '#web/lib/api-error.ts'
import { readText, sharedValue, writeText } from '#web/lib/browser-storage.ts'

/*
 * Packed parcels that the shop has not confirmed yet. They survive a reload and a lost signal. Each is sent under an
 * idempotency key of its own until it is confirmed or rejected, so the shop packs it once. Only the account that packed a parcel
 * sends it, because the audit trail names that account.
 */

const KEY = 'kemas-antre'

const Pending = z.object({
  kunci: z.string(),
  /** Account that packed the parcel. */
  userId: z.int(),
  orderId: z.int(),
  nomor: z.string(),
  lot: ScannedBody.shape.lot,
  /** Reason of the rejection; empty while the parcel waits to be sent. */
  rejection: z.string(),
})
export type Pending = z.infer<typeof Pending>

const EMPTY: Pending[] = []

const outbox = sharedValue<Pending[]>({
  keys: [KEY],
  unknown: EMPTY,
  load() {
    try {
      return z.array(Pending).parse(JSON.parse(readText(KEY) ?? '[]'))
    } catch {
      return EMPTY
    }
  },
  save: (value) => writeText(KEY, value.length > 0 ? JSON.stringify(value) : null),
})

export const usePending = (): Pending[] => useSyncExternalStore(outbox.subscribe, outbox.read, () => EMPTY)

/** Stores a packed parcel. A parcel of the same order that was not confirmed yet is replaced. */
export function queuePacked(entry: Omit<Pending, 'rejection'>): void {
  outbox.write([...outbox.read().filter(({ orderId }) => orderId !== entry.orderId), { ...entry, rejection: '' }])
}

export function discardPending(kunci: string): void {
  outbox.write(outbox.read().filter((one) => one.kunci !== kunci))
}

let running: Promise<void> | undefined

/** Sends the waiting parcels in the order of packing, until one gets no response. */
export function sendPending(queries: QueryClient): Promise<void> {
  running ??= sendAll(queries).finally(() => {
    running = undefined
  })
  return running
}

async function sendAll(queries: QueryClient): Promise<void> {
  const admin = await queries.ensureQueryData(adminQuery()).catch(() => undefined)
  let sent = 0
  for (;;) {
    const next = outbox.read().find(({ rejection, userId }) => rejection === '' && userId === admin?.userId)
    if (!next || !(await sendOne(next))) break
    sent++
  }
  if (sent > 0) await renewAdmin(queries)
}

/** @returns false if the parcel still waits */
async function sendOne({ kunci, orderId, lot }: Pending): Promise<boolean> {
  try {
    await callAdmin(packScanned, { params: { orderId }, body: { lot } }, { idempotencyKey: kunci })
  } catch (error) {
    if (isWaiting(error)) return false
    const isDone = error instanceof ApiError && error.code === 'PERMINTAAN_SUDAH_DIKERJAKAN'
    if (!isDone) {
      const rejection = errorText(error, { answered: 'Toko menolak kemasan ini' })
      outbox.write(outbox.read().map((one) => (one.kunci === kunci ? { ...one, rejection } : one)))
      return true
    }
  }
  discardPending(kunci)
  return true
}

/** True if the shop did not decide: no response, an error of the server, too many requests, or no session. */
const isWaiting = (error: unknown) =>
  !(error instanceof ApiError) ||
  error.status >= 500 ||
  [401, 429].includes(error.status) ||
  ['NO_RESPONSE', 'BAD_RESPONSE'].includes(error.code)

/** 15 s: a packer with a weak signal sees soon that the parcels arrived. */
const RETRY_MS = 15_000

/** Sends waiting parcels while the screen is open: at once, when the signal is back, and regularly. */
export function useSendPending(): void {
  const queries = useQueryClient()
  const count = usePending().filter(({ rejection }) => rejection === '').length
  useEffect(() => {
    if (count === 0) return
    const attempt = () => void sendPending(queries)
    attempt()
    const timer = setInterval(attempt, RETRY_MS)
    window.addEventListener('online', attempt)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', attempt)
    }
  }, [count, queries])
}
