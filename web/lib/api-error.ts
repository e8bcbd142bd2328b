import type { Bentrok, ErrorCode } from '#contract/errors.ts'

/**
 * `NO_RESPONSE`: nothing came back (offline, time-out). `BAD_RESPONSE`: something did, but no JSON. `NO_CODE`: a failure
 * in JSON without a code, as a server of the bare specification answers. `BELUM_PASTI`: nobody knows whether it was done.
 * `SUDAH_TERSIMPAN`: what was sent before turned out to be done, so this was not sent.
 */
type ClientCode = 'NO_RESPONSE' | 'BAD_RESPONSE' | 'NO_CODE' | 'BELUM_PASTI' | 'SUDAH_TERSIMPAN'

interface Details {
  status?: number
  code?: string
  errors?: { path: string; msg: string }[]
  rincian?: Record<string, number | string>
  nasib?: string
  bentrok?: Bentrok[]
}

/** A call that failed. `message` is the server's Indonesian sentence, or empty where the server gave none. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | ClientCode | (string & {})
  readonly errors: { path: string; msg: string }[]
  readonly rincian: Record<string, number | string>
  /** What is known of the thing itself, after no answer came: a sentence for whoever wanted it. */
  readonly nasib: string
  readonly bentrok: Bentrok[]

  constructor(message: string, details: Details = {}) {
    const { status = 0, code = 'BAD_RESPONSE', errors = [], rincian = {}, nasib = '', bentrok = [] } = details
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.errors = errors
    this.rincian = rincian
    this.nasib = nasib
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

/**
 * The sentence for a failed call: what the server said, else the specification's text for the case; and what became of what
 * was wanted.
 */
export function errorText(error: unknown, fallbacks: Fallbacks): string {
  const text = reasonOf(error, fallbacks)
  if (!(error instanceof ApiError) || !error.nasib) return text
  return `${text.replace(/(?<=[^.!?)])$/, '.')} ${error.nasib}`.trim()
}

function reasonOf(error: unknown, { answered, silent = answered, other = answered }: Fallbacks): string {
  if (!(error instanceof ApiError)) return other
  if (error.code === 'NO_RESPONSE') return silent
  if (error.code === 'BAD_RESPONSE') return error.status >= 400 ? answered : other
  return error.message || answered
}

/** For a list that may not show up at all: the server's sentence, or that there was none. */
export function loadErrorText(error: unknown): string {
  return errorText(error, { answered: 'Terjadi kesalahan', silent: 'Tidak ada respon dari server' })
}
