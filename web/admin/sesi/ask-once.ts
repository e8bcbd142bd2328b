import type { ErrorCode } from '#contract/errors.ts'
import type { PermintaanOutcome } from '#contract/permintaan/admin.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { uuid } from '#web/lib/uuid.ts'

/** Texts for saves with a result that is or was unknown. */
export const TEXTS = {
  notSaved: 'Belum tersimpan. Coba lagi.',
  uncertain:
    'Koneksi terputus, jadi belum pasti tersimpan. Isian Anda masih ada. Coba lagi; tidak akan tersimpan dua kali.',
  previous:
    'Isian Anda yang sebelumnya ternyata sudah tersimpan. Isian yang sekarang belum dikirim. Periksa dulu, lalu simpan lagi jika masih perlu.',
  saved: 'Sudah tersimpan',
  safeToRepeat: 'Belum pasti berhasil. Coba lagi; aman diulang.',
}

/** Delays in milliseconds before the status requests to a server that did not respond. */
const PAUSE = [0, 1500, 4000]
const RETRY_PAUSE = 1000

/** Request that was sent and has no response yet. */
interface PendingRequest {
  kunci: string
  content: string
  /** True if all status requests failed, so that the result is unknown. */
  isUncertain: boolean
}

/** Pending requests by their target: one form of one record. */
const open = new Map<string, PendingRequest>()

/** Functions that send a request and read its status. */
interface RequestRunner<T> {
  ask(kunci: string): Promise<T>
  settle(kunci: string): Promise<PermintaanOutcome>
  /** Notified when the status is being read, and of the result. */
  say(state: 'menanya' | 'tersimpan' | undefined): void
  wait(ms: number): Promise<unknown>
}

/**
 * Sends a request that must not be executed twice. If the response is lost, reads the request's status and returns the stored
 * response. A retry with the same content reuses the idempotency key. Other content gets a new key, after the result of the
 * previous request is known.
 * @throws ApiError: the error itself, with `outcome` if the result was known only later; `BELUM_PASTI` if it is unknown;
 * `SUDAH_TERSIMPAN` if the previous request was executed
 */
export async function askOnce<T>(place: string, text: string, running: RequestRunner<T>): Promise<T> {
  running.say(undefined)
  await settlePrevious(place, text, running)
  const wish = open.get(place) ?? { kunci: uuid(), content: text, isUncertain: false }
  open.set(place, wish)
  try {
    const answer = await running.ask(wish.kunci)
    forget(place, wish)
    return answer
  } catch (error) {
    if (isCode(error, 'PERMINTAAN_SUDAH_DIKERJAKAN')) return found(place, wish, running, {})
    if (!isLost(error)) {
      forget(place, wish)
      // A status request canceled this key, and its response was lost as well. Send the request again with a new key.
      if (isCode(error, 'PERMINTAAN_DIBATALKAN')) return askOnce(place, text, running)
      throw error
    }
    const outcome = await findOutcome(wish.kunci, running)
    if (!outcome) {
      wish.isUncertain = true
      throw new ApiError(TEXTS.uncertain, { code: 'BELUM_PASTI' })
    }
    if (outcome.keadaan === 'selesai') return found(place, wish, running, outcome)
    forget(place, wish)
    throw new ApiError(error.message, { ...error, outcome: TEXTS.notSaved })
  }
}

/** Sends a harmless request, and retries it once if the response is lost. */
export async function askAgain<T>(ask: () => Promise<T>, wait: RequestRunner<T>['wait']): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!isSilent(error)) throw error
  }
  await wait(RETRY_PAUSE)
  return ask().catch((error: unknown) => {
    throw isSilent(error) ? new ApiError('', { ...error, outcome: TEXTS.safeToRepeat }) : error
  })
}

/**
 * Clears the previous request with other content. Throws if its result is unknown or it was executed. A request in flight is
 * only forgotten; its caller still gets the response.
 */
async function settlePrevious<T>(place: string, text: string, running: RequestRunner<T>): Promise<void> {
  const before = open.get(place)
  if (!before || before.content === text) return
  if (before.isUncertain) {
    const outcome = await findOutcome(before.kunci, running)
    if (!outcome) throw new ApiError(TEXTS.uncertain, { code: 'BELUM_PASTI' })
    if (outcome.keadaan === 'selesai') {
      forget(place, before)
      running.say('tersimpan')
      throw new ApiError(TEXTS.previous, { code: 'SUDAH_TERSIMPAN' })
    }
  }
  forget(place, before)
}

/** Returns the stored response of an executed request, or a default message. Throws its error for a status of 400 or above. */
function found<T>(
  place: string,
  wish: PendingRequest,
  { say }: RequestRunner<T>,
  outcome: Partial<PermintaanOutcome>,
): T {
  const { status, jawaban } = outcome
  forget(place, wish)
  if (status && status >= 400) {
    say(undefined)
    const { message = '', ...details } = jawaban as { message?: string }
    throw new ApiError(message, { ...details, status })
  }
  say('tersimpan')
  return (jawaban ?? { message: TEXTS.saved }) as T
}

async function findOutcome<T>(
  kunci: string,
  { settle, say, wait }: RequestRunner<T>,
): Promise<PermintaanOutcome | undefined> {
  say('menanya')
  for (const pause of PAUSE) {
    await wait(pause)
    const outcome = await settle(kunci).catch(() => undefined)
    if (!outcome) continue
    if (outcome.keadaan === 'batal') say(undefined)
    return outcome
  }
  say(undefined)
  return undefined
}

function forget(place: string, wish: PendingRequest): void {
  if (open.get(place) === wish) open.delete(place)
}

/** True if no response of the shop arrived, or the server failed: the request may have been executed. */
function isLost(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false
  if (error.code === 'NO_CODE') return error.status >= 500
  return ['NO_RESPONSE', 'BAD_RESPONSE', 'INTERNAL', 'SERVICE_UNAVAILABLE'].includes(error.code)
}

/** True if the response is lost and the error has no message. */
const isSilent = (error: unknown): error is ApiError => isLost(error) && !error.message

const isCode = (error: unknown, code: ErrorCode) => error instanceof ApiError && error.code === code
