import { setTimeout as delay } from 'node:timers/promises'
import type { Deps } from '#server/deps.ts'
import { identitas } from '#server/features/pengaturan/identitas.ts'
import type { Kop } from '#server/mail/kop.ts'
import { SuratDitolak } from '#server/mail/mailer.ts'
import { outboxRepository, type SuratDiambil } from './outbox.repository.ts'

type Bahan = Pick<Deps, 'db' | 'clock' | 'mailer' | 'log' | 'settings'>

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** A process that dies while it sends leaves its mails to the next one after this; one that lives holds them anew meanwhile. */
export const LEASE_MS = 30 * SECOND
const HOLD_MS = LEASE_MS / 3
/** A mail waits after a failure for as long as it is tried already, within these. */
const WAIT_MIN_MS = MINUTE
const WAIT_MAX_MS = 2 * HOUR
/** For so long a mail is tried. */
const TRIED_MS = 72 * HOUR
/** How many a process sends side by side, each to another receiver: a server that takes its time over one holds up no other. */
const SIDE_BY_SIDE = 8
/** How long a shop that stops waits for the answers of mail servers. */
const STOP_MS = 5 * SECOND

/** A shop's sending in this process. */
interface Loket {
  /** The receiver of each mail that is under way. */
  sending: Set<{ kepada: string }>
  runs: Set<Promise<number>>
  /** The last question for a mail. */
  asked: Promise<unknown>
  isClosed: boolean
}
const LOKET = new WeakMap<Deps['db'], Loket>()

function loketOf({ db }: Pick<Deps, 'db'>): Loket {
  const loket = LOKET.get(db) ?? { sending: new Set(), runs: new Set(), asked: Promise.resolve(), isClosed: false }
  LOKET.set(db, loket)
  return loket
}

/**
 * Sends what is due. A mail that left while its row could not be marked goes out again, with the same Message-ID.
 * @returns how many were sent
 */
export async function sendDue(bahan: Bahan): Promise<number> {
  const { runs } = loketOf(bahan)
  const run = work(bahan)
  runs.add(run)
  return run.finally(() => runs.delete(run))
}

/** Begins to send what is due. Not waited for: a mail server may think about one mail for ten minutes. */
export function startSending(bahan: Bahan): void {
  sendDue(bahan).catch((err: unknown) => bahan.log.error({ err }, 'mail left to the timer'))
}

/** Takes no more mail up, and waits a little for what is under way; the rest is left to the next process. */
export async function stopSending(bahan: Pick<Deps, 'db'>): Promise<void> {
  const loket = loketOf(bahan)
  loket.isClosed = true
  await Promise.race([Promise.allSettled(loket.runs), delay(STOP_MS, undefined, { ref: false })])
}

/** Takes up one mail after the other. Who finds one lets another look for the next meanwhile. */
async function work(bahan: Bahan): Promise<number> {
  const loket = loketOf(bahan)
  const { sending } = loket
  if (sending.size >= SIDE_BY_SIDE) return 0
  const mine = { kepada: '' }
  sending.add(mine)
  const outbox = outboxRepository(bahan.db)
  const berkas = !bahan.settings.sendsMail
  // One question after the other: who asks next must know to whom the one before sends.
  function ask(terkirim: number | undefined): Promise<SuratDiambil | undefined> {
    const asking = loket.asked.then(async () => {
      const busy = [...sending].map(({ kepada }) => kepada)
      const surat = await outbox.claimDue(bahan.clock(), LEASE_MS, busy, terkirim, berkas)
      mine.kepada = surat?.kepada ?? ''
      return surat
    })
    loket.asked = asking.catch(() => {})
    return asking
  }
  let sent = 0
  // Sent, and not marked yet: that goes along with the next question.
  let terkirim: number | undefined
  let kop: Kop | undefined
  let others: Promise<number> | undefined
  try {
    while (!loket.isClosed) {
      mine.kepada = ''
      const surat = await ask(terkirim)
      terkirim = undefined
      if (!surat) break
      if (!others) {
        others = work(bahan)
        // It is waited for below, unless this one fails first.
        others.catch(() => {})
      }
      kop ??= { ...(await identitas(bahan.db)), publicUrl: bahan.settings.publicUrl }
      if (!(await send(bahan, surat, kop))) continue
      terkirim = surat.surat_id
      sent++
    }
    if (terkirim !== undefined) await outbox.markSent(terkirim, berkas)
  } finally {
    sending.delete(mine)
  }
  return sent + ((await others) ?? 0)
}

async function send({ db, clock, mailer, log }: Bahan, surat: SuratDiambil, kop: Kop): Promise<boolean> {
  const { surat_id: id, message_id: messageId, kepada, subjek, teks } = surat
  const outbox = outboxRepository(db)
  const holding = setInterval(() => {
    outbox
      .hold(id, new Date(clock().getTime() + LEASE_MS))
      .catch((error: Error) => log.warn({ suratId: id, reason: error.message }, 'mail not held'))
  }, HOLD_MS)
  try {
    await mailer.send({ kepada, subjek, teks }, id, messageId, kop)
  } catch (error) {
    const retryAt = error instanceof SuratDitolak ? undefined : nextTry(surat, clock())
    await outbox.markFailed(id, (error as Error).message.slice(0, 500), retryAt)
    log[retryAt ? 'warn' : 'error']({ suratId: id, reason: (error as Error).message }, 'mail not sent')
    return false
  } finally {
    clearInterval(holding)
  }
  return true
}

/** @returns undefined once a mail was tried for long enough */
function nextTry({ diulang, dibuat }: SuratDiambil, now: Date): Date | undefined {
  const age = now.getTime() - (diulang ?? dibuat).getTime()
  if (age >= TRIED_MS) return undefined
  const wait = Math.min(Math.max(age, WAIT_MIN_MS), WAIT_MAX_MS, TRIED_MS - age)
  return new Date(now.getTime() + wait)
}
