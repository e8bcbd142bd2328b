import type { Bentrok, ErrorCode } from '#contract/errors.ts'

/**
 * `NO_RESPONSE`: nothing came back (offline, time-out). `BAD_RESPONSE`: something did, but no JSON. `NO_CODE`: a failure
 * in JSON without a code, as a server of the bare specification answers.
 */
type ClientCode = 'NO_RESPONSE' | 'BAD_RESPONSE' | 'NO_CODE'

interface Details {
  status?: number
  code?: string
  errors?: { path: string; msg: string }[]
  rincian?: Record<string, number | string>
  bentrok?: Bentrok[]
}

/** A call that failed. `message` is the server's Indonesian sentence, or empty where the server gave none. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | ClientCode | (string & {})
  readonly errors: { path: string; msg: string }[]
  readonly rincian: Record<string, number | string>
  readonly bentrok: Bentrok[]

  constructor(
    message: string,
    { status = 0, code = 'BAD_RESPONSE', errors = [], rincian = {}, bentrok = [] }: Details = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.errors = errors
    this.rincian = rincian
    this.bentrok = bentrok
  }
}

export interface Fallbacks {
  /** Shown when the server answered with a failure but said nothing about it. */
  answered: string
  /** Shown when no answer came at all. */
  silent?: string
  /** Shown for everything else. */
  other?: string
}

/** The sentence for a failed call: what the server said, else the specification's text for the case. */
export function errorText(error: unknown, { answered, silent = answered, other = answered }: Fallbacks): string {
  if (!(error instanceof ApiError)) return other
  if (error.code === 'NO_RESPONSE') return silent
  if (error.code === 'BAD_RESPONSE') return error.status >= 400 ? answered : other
  return error.message || answered
}

/** For a list that may not show up at all: the server's sentence, or that there was none. */
export function loadErrorText(error: unknown): string {
  return errorText(error, { answered: 'Terjadi kesalahan', silent: 'Tidak ada respon dari server' })
}
