import type { Deps } from '#server/deps.ts'
import { outboxRepository } from './outbox.repository.ts'

const MINUTE = 60_000
const BATCH = 10
/** A process that dies while it sends leaves its mails to the next one after this. */
const LEASE_MS = 10 * MINUTE
/** How long a mail waits after its first, second, … failure; then it is given up and logged. */
const WAIT_MS = [1, 5, 30, 120, 360].map((minutes) => minutes * MINUTE)

/**
 * Sends what is due. A mail that left while its row could not be marked goes out again, with the same Message-ID.
 * @returns how many were sent
 */
export async function sendDue({
  db,
  clock,
  mailer,
  log,
}: Pick<Deps, 'db' | 'clock' | 'mailer' | 'log'>): Promise<number> {
  const outbox = outboxRepository(db)
  let sent = 0
  for (;;) {
    const now = clock()
    const due = await outbox.claimDue(now, new Date(now.getTime() + LEASE_MS), BATCH)
    for (const { surat_id: id, percobaan, kepada, subjek, teks } of due) {
      try {
        await mailer.send({ kepada, subjek, teks }, id)
        await outbox.markSent(id)
        sent++
      } catch (error) {
        const wait = WAIT_MS[percobaan - 1]
        const retryAt = wait === undefined ? undefined : new Date(now.getTime() + wait)
        await outbox.markFailed(id, (error as Error).message.slice(0, 500), retryAt)
        log[retryAt ? 'warn' : 'error']({ suratId: id, reason: (error as Error).message }, 'mail not sent')
      }
    }
    if (due.length < BATCH) return sent
  }
}
