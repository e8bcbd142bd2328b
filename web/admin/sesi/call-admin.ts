import type { Endpoint, Input, Output } from '#contract/endpoint.ts'
import { settlePermintaan } from '#contract/permintaan/admin.ts'
import { type CallOptions, callAs, isUnauthenticated, send } from '#web/lib/api.ts'
import { ApiError, hasCode } from '#web/lib/api-error.ts'
import type { CallParts } from '#web/lib/api-request.ts'
import { saveBerkas } from '#web/lib/download.ts'
import { askAgain, askOnce } from './ask-once.ts'
import { sayOutcome } from './outcome.ts'
import { readAdminToken } from './sesi-admin.ts'

/** Prompts the user for the password. Resolves to true if the call may be retried. */
type Ask = () => Promise<boolean>
/** Prompts the user for the reason of an act above the limit. Resolves to false if it was cancelled. */
type AskReason = () => Promise<string | false>

let askLogin: Ask | undefined
let askProof: Ask | undefined
let askReason: AskReason | undefined

/** Registers the login prompt for an expired session. @returns the function that removes it */
export function onExpiredSession(ask: Ask): () => void {
  askLogin = ask
  return () => {
    askLogin = undefined
  }
}

/**
 * Registers the prompt for the password or a code that a sensitive step needs in a valid session.
 * @returns the function that removes it
 */
export function onProofNeeded(ask: Ask): () => void {
  askProof = ask
  return () => {
    askProof = undefined
  }
}

/** Registers the prompt for the reason of an act above the limit. @returns the function that removes it */
export function onReasonNeeded(ask: AskReason): () => void {
  askReason = ask
  return () => {
    askReason = undefined
  }
}

interface AdminOptions extends CallOptions {
  /** Send no idempotency key, although the endpoint declares `repeat: 'once'`. */
  isHarmless?: boolean
}

/**
 * Calls the API as the administrator. An expired session or a sensitive step opens a prompt over the screen, and the same call
 * then continues, so no input is lost. A write whose response is lost is not executed twice (see `askOnce`). A caller that keeps
 * its own idempotency key retries by itself.
 */
export function callAdmin<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { isHarmless = endpoint.repeat === 'harmless', ...options }: AdminOptions = {},
): Promise<Output<E>> {
  const ask = (idempotencyKey?: string) =>
    asAdmin((headers) => callAs(null, endpoint, input, { ...options, ...COOKIE, idempotencyKey, headers }))
  if (options.idempotencyKey) return ask(options.idempotencyKey)
  if (isHarmless) return askAgain(ask, wait)
  if (endpoint.repeat !== 'once') return ask()
  const { params, ...content } = input as CallParts
  return askOnce(`${endpoint.name} ${JSON.stringify(params)}`, JSON.stringify(content, fileAsText), {
    ask,
    settle: (kunci) =>
      asAdmin(() => callAs(null, settlePermintaan, { params: { kunci } }, { signal: AbortSignal.timeout(SETTLE_MS) })),
    say: sayOutcome,
    wait,
  })
}

/** Authenticates with the session cookie, which scripts cannot read. */
const COOKIE = { credentials: 'same-origin' } as const

const SETTLE_MS = 8_000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Replaces a file by its metadata, so that the same file chosen again counts as the same content. */
const fileAsText = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.type, value.size, value.lastModified] : value

/** Downloads a file from the back office and saves it through the browser. */
export async function download<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<void> {
  const response = await asAdmin(() => send(null, endpoint, input))
  const name = response.headers.get('Content-Disposition')?.match(/filename="(.+)"/)?.[1] ?? 'unduhan'
  const blob = await response.blob().catch(() => {
    throw new ApiError('', { code: 'NO_RESPONSE' })
  })
  saveBerkas(new File([blob], name, { type: blob.type }))
}

async function asAdmin<T>(work: (headers?: Record<string, string>) => Promise<T>): Promise<T> {
  const token = readAdminToken()
  try {
    return await withPrompts(work)
  } catch (error) {
    if (!isUnauthenticated(error)) throw error
    const isSignedInAgain = readAdminToken() !== token || (await askLogin?.())
    if (!isSignedInAgain || readAdminToken() === null) throw error
    return work()
  }
}

/** Runs the call; after a prompt for proof or for a reason, runs it again. A call may need both, each once. */
async function withPrompts<T>(work: (headers?: Record<string, string>) => Promise<T>): Promise<T> {
  let headers: Record<string, string> | undefined
  const prompts = {
    PERLU_BUKTI: async () => (await askProof?.()) === true,
    async PERLU_ALASAN() {
      const reason = await askReason?.()
      if (reason) headers = { Alasan: encodeURIComponent(reason) }
      return Boolean(reason)
    },
  }
  const waiting = new Set(Object.keys(prompts) as (keyof typeof prompts)[])
  for (;;) {
    try {
      return await work(headers)
    } catch (error) {
      const code = [...waiting].find((name) => hasCode(error, name))
      if (!code || !(await prompts[code]())) throw error
      waiting.delete(code)
    }
  }
}
