import { NotifikasiBody } from '#contract/pembayaran/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { sideBySide } from '#server/kernel/side-by-side.ts'
import { jumlahPesanan } from '#server/midtrans/status.ts'
import { pembayaranRepository } from './pembayaran.repository.ts'
import { syncAttempt } from './sync-pembayaran.ts'

const MINUTE = 60_000
/** How many are asked about at a time. */
const SLOTS = 64
/** A process that dies over a notification leaves it to the next one after this. */
const LEASE_MS = 2 * MINUTE
/** How long a notification waits after its first, second, … failure; the last wait repeats for as long as it takes. */
const WAIT_MS = [1, 2, 5, 15, 30, 60].map((minutes) => minutes * MINUTE)

type Row = Awaited<ReturnType<ReturnType<typeof pembayaranRepository>['claimNotifikasi']>>[number]

/**
 * Asks the provider about every notification that is due and applies what it answers; what the notification itself
 * claims is never applied. While the provider cannot be asked, it is neither believed nor dropped.
 * @returns how many came to a result
 */
export async function applyNotifikasi(deps: Deps): Promise<number> {
  const slots = sideBySide(SLOTS)
  let applied = 0
  await slots.takeUp(
    (limit) => claim(deps, limit, 'semua'),
    async (row) => {
      if (await settle(deps, row)) applied++
    },
  )
  await slots.idle()
  return applied
}

function claim({ db, clock }: Deps, limit: number, yang: 'baru' | 'semua'): Promise<Row[]> {
  const now = clock()
  return pembayaranRepository(db).claimNotifikasi(now, new Date(now.getTime() + LEASE_MS), limit, yang)
}

/** @returns whether it came to a result; else it is asked about again later */
async function settle(deps: Deps, { notifikasi_id: id, order_id: orderId, isi, percobaan }: Row): Promise<boolean> {
  const pembayaran = pembayaranRepository(deps.db)
  try {
    await pembayaran.saveHasil(id, await apply(deps, isi))
    return true
  } catch (error) {
    deps.log.warn({ orderId, percobaan, reason: (error as Error).message }, 'notification not applied')
    const wait = WAIT_MS[percobaan - 1] ?? WAIT_MS.at(-1) ?? LEASE_MS
    // Where even that cannot be written, the lease runs out by itself.
    await pembayaran.postponeNotifikasi(id, new Date(deps.clock().getTime() + wait)).catch(() => {})
    return false
  }
}

/** @returns what came of it, for the record */
async function apply(deps: Deps, isi: string): Promise<string> {
  const body = NotifikasiBody.parse(JSON.parse(isi))
  const pembayaran = pembayaranRepository(deps.db)
  const attempt = await pembayaran.findAttempt(body.order_id)
  if (!attempt) {
    // The dashboard's test message, or another shop on the same account: nothing of ours.
    deps.log.warn({ orderId: body.order_id }, 'notification for an unknown order')
    return 'pesanan tidak dikenal'
  }
  if (jumlahPesanan(body) !== attempt.jumlah) {
    deps.log.error({ orderId: body.order_id }, 'notification with an amount that does not fit')
    await pembayaran.flag(attempt.pesanan_id, 'jumlah pembayaran tidak cocok', {
      sebab: `${body.transaction_id ?? body.order_id} ${body.gross_amount}`,
      oleh: 'notifikasi',
      waktu: deps.clock(),
    })
    return 'jumlah tidak cocok'
  }
  const status = await syncAttempt(deps, attempt, 'notifikasi', body.transaction_id)
  if (!status) throw new Error('Midtrans does not know the transaction that it told of')
  return status
}

/**
 * Asks about new notifications after their answer. One that a provider has left unanswered is the timer's, so those that
 * hang never stand before those that come in.
 */
export function notifikasiWorker(deps: Deps): { wake(): void; idle(): Promise<void> } {
  const slots = sideBySide(SLOTS)
  let running: Promise<void> | undefined
  let isWanted = false

  async function run(): Promise<void> {
    try {
      while (isWanted) {
        isWanted = false
        await slots.takeUp(
          (limit) => claim(deps, limit, 'baru'),
          async (row) => void (await settle(deps, row)),
        )
      }
    } catch (err) {
      deps.log.error({ err }, 'notifications left to the timer')
    }
    running = undefined
  }

  return {
    wake() {
      isWanted = true
      running ??= run()
    },
    async idle() {
      await running
      await slots.idle()
    },
  }
}
