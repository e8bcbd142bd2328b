import { NotifikasiBody } from '#contract/pembayaran/endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { jumlahPesanan } from '#server/midtrans/status.ts'
import { keepTitipan } from './keep-titipan.ts'
import { pembayaranRepository } from './pembayaran.repository.ts'
import { syncAttempt } from './sync-pembayaran.ts'

const MINUTE = 60_000
const BATCH = 20
/** A process that dies over a notification leaves it to the next one after this. */
const LEASE_MS = 2 * MINUTE
/** How long a notification waits after its first, second, … failure; the last wait repeats for as long as it takes. */
const WAIT_MS = [1, 2, 5, 15, 30, 60].map((minutes) => minutes * MINUTE)

/**
 * Asks the provider about every notification that is due and applies what it answers; what the notification itself
 * claims is never applied. While the provider cannot be asked, it is neither believed nor dropped.
 * @returns how many came to a result
 */
export async function applyNotifikasi(deps: Deps): Promise<number> {
  const pembayaran = pembayaranRepository(deps.db)
  let applied = 0
  for (;;) {
    const now = deps.clock()
    const due = await pembayaran.claimNotifikasi(now, new Date(now.getTime() + LEASE_MS), BATCH)
    for (const { notifikasi_id: id, order_id: orderId, isi, percobaan } of due) {
      try {
        await pembayaran.saveHasil(id, await apply(deps, isi))
        applied++
      } catch (error) {
        deps.log.warn({ orderId, percobaan, reason: (error as Error).message }, 'notification not applied')
        const wait = WAIT_MS[percobaan - 1] ?? WAIT_MS.at(-1) ?? LEASE_MS
        await pembayaran.postponeNotifikasi(id, new Date(now.getTime() + wait))
      }
    }
    if (due.length < BATCH) return applied
  }
}

/** @returns what came of it, for the record */
async function apply(deps: Deps, isi: string): Promise<string> {
  const body = NotifikasiBody.parse(JSON.parse(isi))
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
  const status = await syncAttempt(deps, attempt, 'notifikasi', body.transaction_id)
  if (!status) throw new Error('Midtrans does not know the transaction that it told of')
  return status
}

/**
 * Runs `terapkanNotifikasi` after an answer, one run at a time: what comes in meanwhile is taken up by the next one. What a
 * run leaves behind is found by the timer.
 */
export function notifikasiWorker(deps: Deps): { wake(): void; idle(): Promise<void> } {
  let running: Promise<void> | undefined
  let isWanted = false

  async function run(): Promise<void> {
    while (isWanted) {
      isWanted = false
      await applyNotifikasi(deps)
    }
  }

  return {
    wake() {
      isWanted = true
      running ??= run()
        .catch((err: unknown) => deps.log.error({ err }, 'notifications left to the timer'))
        .finally(() => {
          running = undefined
        })
    },
    idle: async () => running,
  }
}
