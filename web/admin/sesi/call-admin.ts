import type { Endpoint, Input, Output } from '#contract/endpoint.ts'
import { settlePermintaan } from '#contract/permintaan/office.ts'
import { type CallOptions, callAs, isUnauthenticated, send } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import type { CallParts } from '#web/lib/api-request.ts'
import { askAgain, askOnce } from './ask-once.ts'
import { sayNasib } from './nasib.ts'
import { readAdminToken } from './sesi-admin.ts'

/** Asks for the password again; resolves to whether somebody is signed in now. */
type AskLogin = () => Promise<boolean>

let askLogin: AskLogin | undefined

/** The frame of the back office says how it asks. @returns the way to take that back */
export function onExpiredSession(ask: AskLogin): () => void {
  askLogin = ask
  return () => {
    askLogin = undefined
  }
}

interface AdminOptions extends CallOptions {
  /** What an endpoint does once is only looked at this time. */
  isHarmless?: boolean
}

/**
 * Calls the API as the administrator. A session that ran out asks for the password over the open screen and then goes on
 * with the same call, so nothing that was typed is lost. A write whose answer is lost is not done twice (see `askOnce`).
 */
export function callAdmin<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { isHarmless = endpoint.repeat === 'harmless', ...options }: AdminOptions = {},
): Promise<Output<E>> {
  const ask = (idempotencyKey?: string) =>
    asAdmin((token) => callAs(token, endpoint, input, { ...options, idempotencyKey }))
  if (isHarmless) return askAgain(ask, wait)
  if (endpoint.repeat !== 'once') return ask()
  const { params, ...isi } = input as CallParts
  return askOnce(`${endpoint.name} ${JSON.stringify(params)}`, JSON.stringify(isi, fileAsText), {
    ask,
    settle: (kunci) =>
      asAdmin((token) =>
        callAs(token, settlePermintaan, { params: { kunci } }, { signal: AbortSignal.timeout(SETTLE_MS) }),
      ),
    say: sayNasib,
    wait,
  })
}

const SETTLE_MS = 8_000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The same file, chosen again, is the same content. */
const fileAsText = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.type, value.size, value.lastModified] : value

/** Fetches a file of the back office and hands it to the browser to keep. */
export async function download<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<void> {
  const response = await asAdmin((token) => send(token, endpoint, input))
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

async function asAdmin<T>(work: (token: string | null) => Promise<T>): Promise<T> {
  const token = readAdminToken()
  try {
    return await work(token)
  } catch (error) {
    if (!isUnauthenticated(error)) throw error
    const isSignedInAgain = readAdminToken() !== token || (await askLogin?.())
    if (!isSignedInAgain || readAdminToken() === null) throw error
    return work(readAdminToken())
  }
}
