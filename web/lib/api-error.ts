import type { Bentrok, ErrorCode } from '#contract/errors.ts'

/**
 * Error codes that the client assigns itself.
 * `NO_RESPONSE`: no response arrived (offline, timeout). `BAD_RESPONSE`: the response was not JSON. `NO_CODE`: a JSON failure
 * without a code, as a server of the bare specification sends. `BELUM_PASTI`: the outcome of the request is unknown.
 * `SUDAH_TERSIMPAN`: an earlier attempt turned out to have succeeded, so this one was not sent.
 */
type ClientCode = 'NO_RESPONSE' | 'BAD_RESPONSE' | 'NO_CODE' | 'BELUM_PASTI' | 'SUDAH_TERSIMPAN'

interface Details {
  status?: number
  code?: string
  errors?: { path: string; msg: string }[]
  rincian?: Record<string, number | string>
  outcome?: string
  bentrok?: Bentrok[]
}

/** A call that failed. `message` is the server's Indonesian sentence, or empty if the server sent none. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | ClientCode | (string & {})
  readonly errors: { path: string; msg: string }[]
  readonly rincian: Record<string, number | string>
  /** Sentence for the user about the state of the record after a request without a response; empty if there is none. */
  readonly outcome: string
  readonly bentrok: Bentrok[]

  constructor(message: string, details: Details = {}) {
    const { status = 0, code = 'BAD_RESPONSE', errors = [], rincian = {}, outcome = '', bentrok = [] } = details
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.errors = errors
    this.rincian = rincian
    this.outcome = outcome
    this.bentrok = bentrok
  }
}

/** True if the address of the request is no record: unknown, of another account, or malformed. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

/** True for an error with this code. In the browser it is an `ApiError`, on the server its own error; both have the code. */
export const hasCode = (error: unknown, code: ErrorCode): boolean => (error as { code?: unknown } | null)?.code === code

export interface Fallbacks {
  /** Shown when the server sent a failure without a message. */
  answered: string
  /** Shown when no response arrived. Default: `answered`. */
  silent?: string
  /** Shown for every other error. Default: `answered`. */
  other?: string
}

/**
 * Returns the sentence for a failed call: the server's message, else the specification's text for the case. `outcome` is appended
 * if present.
 */
export function errorText(error: unknown, fallbacks: Fallbacks): string {
  const text = reasonOf(error, fallbacks)
  if (!(error instanceof ApiError) || !error.outcome) return text
  return `${text.replace(/(?<=[^.!?)])$/, '.')} ${error.outcome}`.trim()
}

function reasonOf(error: unknown, { answered, silent = answered, other = answered }: Fallbacks): string {
  if (!(error instanceof ApiError)) return other
  if (error.code === 'NO_RESPONSE') return silent
  if (error.code === 'BAD_RESPONSE') return error.status >= 400 ? answered : other
  return error.message || answered
}

/** Returns the sentence for a list that did not load: the server's message, or that the server did not respond. */
export function loadErrorText(error: unknown): string {
  return errorText(error, { answered: 'Terjadi kesalahan', silent: 'Tidak ada respon dari server' })
}
