import { setTimeout as delay } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'
import { tryTakeJatah } from '#server/db/jatah.ts'
import type { Deps } from '#server/deps.ts'
import { identity } from '#server/features/pengaturan/identity.ts'
import type { Letterhead } from '#server/mail/kop.ts'
import { RejectedSurat } from '#server/mail/mailer.ts'
import { outboxRepository, type TakenSurat } from './outbox.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'mailer' | 'log' | 'settings'>

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** Lease of a mail that is being sent. If its process dies, another sends it afterwards; a live process renews the lease. */
export const LEASE_MS = 30 * SECOND
const HOLD_MS = LEASE_MS / 3
/** Bounds of the wait after a failure, which otherwise equals the mail's age (exponential backoff). */
const WAIT_MIN_MS = MINUTE
const WAIT_MAX_MS = 2 * HOUR
/** Total time for which delivery is retried. */
const GIVE_UP_MS = 72 * HOUR
/** Maximum concurrent mails per process, each to a different receiver, so that a slow mail server does not delay others. */
const WORKERS_MAX = 8
/**
 * Time for which one mail keeps the others from their end, waiting for the server's answer. Until it is marked, a kill sends it
 * twice; a silent server must not delay other receivers.
 */
const TURN_MS = 3 * SECOND
/** Time that a shutdown waits for mail servers. */
const STOP_MS = 5 * SECOND

/** Sending state of this process, per database. */
interface SendingState {
  /** Receivers of the mails being sent. */
  sending: Set<{ kepada: string }>
  runs: Set<Promise<number>>
  /** The last claim query. Claims run one after the other. */
  lastClaim: Promise<unknown>
  /** Lets one mail after the other be accepted and marked. */
  turns: LimitFunction
  isClosed: boolean
}
const SENDING_STATES = new WeakMap<Deps['db'], SendingState>()

function stateOf({ db }: Pick<Deps, 'db'>): SendingState {
  const state = SENDING_STATES.get(db) ?? {
    sending: new Set(),
    runs: new Set(),
    lastClaim: Promise.resolve(),
    turns: pLimit(1),
    isClosed: false,
  }
  SENDING_STATES.set(db, state)
  return state
}

/**
 * Sends the due mails in parallel, except for their ends: each mail is accepted and marked before the next one, so that a killed
 * process sends at most one mail twice.
 * @returns the number of sent mails
 */
export async function sendDue(input: Needs): Promise<number> {
  const { runs } = stateOf(input)
  const run = work(input)
  runs.add(run)
  return run.finally(() => runs.delete(run))
}

const sendLogged = (input: Needs): Promise<unknown> =>
  sendDue(input).catch((err: unknown) => input.log.error({ err }, 'mails not sent, retried by the timer'))

/**
 * Starts sending due mails without awaiting it: a mail server may take ten minutes for one mail. It begins after the response
 * of the request is stored with its work.
 */
export function startSending(input: Needs): void {
  setImmediate(() => void sendLogged(input))
}

/**
 * Sends due mails for a moment, and then returns while it continues. With no mail due it has ended by then, so that the next job
 * reuses its connection.
 */
export async function sendBriefly(input: Needs): Promise<void> {
  await Promise.race([sendLogged(input), delay(SECOND, undefined, { ref: false })])
}

/** Stops claiming mails, and waits briefly for those being sent. The rest is left to the next process. */
export async function stopSending(input: Pick<Deps, 'db'>): Promise<void> {
  const state = stateOf(input)
  state.isClosed = true
  await Promise.race([Promise.allSettled(state.runs), delay(STOP_MS, undefined, { ref: false })])
}

/** Sends one mail after the other. After the first claim it starts another worker, up to the limit. */
async function work(input: Needs): Promise<number> {
  const state = stateOf(input)
  const { sending } = state
  if (sending.size >= WORKERS_MAX) return 0
  const mine = { kepada: '' }
  sending.add(mine)
  const outbox = outboxRepository(input.db)
  // Claims are serialized: each one excludes the receivers of those before.
  function claimNext(): Promise<TakenSurat | undefined> {
    const asking = state.lastClaim.then(async () => {
      const busy = [...sending].map(({ kepada }) => kepada)
      const surat = await outbox.claimDue(input.clock(), LEASE_MS, busy)
      mine.kepada = surat?.kepada ?? ''
      return surat
    })
    state.lastClaim = asking.catch(() => {})
    return asking
  }
  let sent = 0
  let kop: Letterhead | undefined
  let others: Promise<number> | undefined
  try {
    while (!state.isClosed) {
      mine.kepada = ''
      const surat = await claimNext()
      if (!surat) break
      if (!others) {
        others = work(input)
        // Awaited below, unless this worker fails first. Prevents an unhandled rejection.
        others.catch(() => {})
      }
      if (await isBeyondLimit(input, surat)) {
        await outbox.keepInInbox(surat.surat_id)
        continue
      }
      kop ??= { ...(await identity(input.db)), publicUrl: input.settings.publicUrl }
      const turn = newTurn(state)
      try {
        if (!(await send(input, surat, kop, turn.begin))) continue
        // If the row cannot be updated, the mail is sent again with the same Message-ID.
        await outbox.markSent(surat.surat_id, !input.settings.sendsMail)
        sent++
      } finally {
        turn.end()
      }
    }
  } finally {
    sending.delete(mine)
  }
  return sent + ((await others) ?? 0)
}

/**
 * Counts a notice to an address that its account has not confirmed, at its first attempt. Such an account may have been made with a
 * stranger's address.
 * @returns true if the address, or the network of the order, has got too many today
 */
async function isBeyondLimit({ db, clock }: Needs, { kepada, percobaan, unconfirmed }: TakenSurat): Promise<boolean> {
  if (!unconfirmed || percobaan !== 1) return false
  const { jaringan } = unconfirmed
  if (jaringan && !(await tryTakeJatah(db, 'surat-asing-jaringan', jaringan, clock()))) return true
  return !(await tryTakeJatah(db, 'surat-asing', kepada.toLowerCase(), clock()))
}

/** Returns the turn of a mail: `begin` resolves when it comes, and it lasts until `end`, `TURN_MS` at most. */
function newTurn({ turns }: SendingState) {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const begin = () =>
    new Promise<void>((resolve) => {
      void turns(() => {
        resolve()
        return Promise.race([ended, delay(TURN_MS, undefined, { ref: false })])
      })
    })
  return { begin, end }
}

/** @returns false if it was not sent */
async function send(
  { db, clock, mailer, log }: Needs,
  surat: TakenSurat,
  kop: Letterhead,
  beforeEnd: () => Promise<void>,
): Promise<boolean> {
  const { surat_id: id, message_id: messageId, kepada, subjek, teks } = surat
  const outbox = outboxRepository(db)
  const holding = setInterval(() => {
    outbox
      .hold(id, new Date(clock().getTime() + LEASE_MS))
      .catch((error: Error) => log.warn({ suratId: id, reason: error.message }, 'lease of mail not renewed'))
  }, HOLD_MS)
  try {
    await mailer.send({ kepada, subjek, teks }, id, messageId, kop, beforeEnd)
  } catch (error) {
    const retryAt = error instanceof RejectedSurat ? undefined : nextTry(surat, clock())
    await outbox.markFailed(id, (error as Error).message.slice(0, 500), retryAt)
    log[retryAt ? 'warn' : 'error']({ suratId: id, reason: (error as Error).message }, 'mail not sent')
    return false
  } finally {
    clearInterval(holding)
  }
  return true
}

/** @returns the time of the next attempt; undefined if the mail is too old */
function nextTry({ diulang, dibuat }: TakenSurat, now: Date): Date | undefined {
  const age = now.getTime() - (diulang ?? dibuat).getTime()
  if (age >= GIVE_UP_MS) return undefined
  const wait = Math.min(Math.max(age, WAIT_MIN_MS), WAIT_MAX_MS, GIVE_UP_MS - age)
  return new Date(now.getTime() + wait)
}
