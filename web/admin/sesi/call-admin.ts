import type { Endpoint, Input, Output } from '#contract/endpoint.ts'
import { settlePermintaan } from '#contract/permintaan/office.ts'
import { type CallOptions, callAs, isUnauthenticated, send } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import type { CallParts } from '#web/lib/api-request.ts'
import { askAgain, askOnce } from './ask-once.ts'
import { sayNasib } from './nasib.ts'
import { readAdminToken } from './sesi-admin.ts'

/** Asks whoever sits there; resolves to whether the call may go on now. */
type Ask = () => Promise<boolean>

let askLogin: Ask | undefined
let askProof: Ask | undefined

/** The frame of the back office says how it asks. @returns the way to take that back */
export function onExpiredSession(ask: Ask): () => void {
  askLogin = ask
  return () => {
    askLogin = undefined
  }
}

/** The same for a costly step, which wants the password or a code of a session that goes on. */
export function onProofNeeded(ask: Ask): () => void {
  askProof = ask
  return () => {
    askProof = undefined
  }
}

interface AdminOptions extends CallOptions {
  /** What an endpoint does once is only looked at this time. */
  isHarmless?: boolean
}

/**
 * Calls the API as the administrator. A session that ran out, and a costly step, ask for the password over the open screen and
 * then go on with the same call, so nothing that was typed is lost. A write whose answer is lost is not done twice (see `askOnce`).
 */
export function callAdmin<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { isHarmless = endpoint.repeat === 'harmless', ...options }: AdminOptions = {},
): Promise<Output<E>> {
  const ask = (idempotencyKey?: string) =>
    asAdmin(() => callAs(null, endpoint, input, { ...options, ...COOKIE, idempotencyKey }))
  if (isHarmless) return askAgain(ask, wait)
  if (endpoint.repeat !== 'once') return ask()
  const { params, ...isi } = input as CallParts
  return askOnce(`${endpoint.name} ${JSON.stringify(params)}`, JSON.stringify(isi, fileAsText), {
    ask,
    settle: (kunci) =>
      asAdmin(() => callAs(null, settlePermintaan, { params: { kunci } }, { signal: AbortSignal.timeout(SETTLE_MS) })),
    say: sayNasib,
    wait,
  })
}

/** The session of the back office is its cookie; no script knows what is in it. */
const COOKIE = { credentials: 'same-origin' } as const

const SETTLE_MS = 8_000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The same file, chosen again, is the same content. */
const fileAsText = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.type, value.size, value.lastModified] : value

/** Fetches a file of the back office and hands it to the browser to keep. */
export async function download<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<void> {
  const response = await asAdmin(() => send(null, endpoint, input))
  const name = response.headers.get('Content-Disposition')?.match(/filename="(.+)"/)?.[1] ?? 'unduhan'
  const blob = await response.blob().catch(() => {
    throw new ApiError('', { code: 'NO_RESPONSE' })
  })
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

async function asAdmin<T>(work: () => Promise<T>): Promise<T> {
  const token = readAdminToken()
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError && error.code === 'PERLU_BUKTI') {
      if (!(await askProof?.())) throw error
      return work()
    }
    if (!isUnauthenticated(error)) throw error
    const isSignedInAgain = readAdminToken() !== token || (await askLogin?.())
    if (!isSignedInAgain || readAdminToken() === null) throw error
    return work()
  }
}
