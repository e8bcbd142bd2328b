import type { Bentrok, ErrorCode } from '#contract/errors.ts'

interface AppErrorDetails {
  /** Current numbers that the caller needs to continue; they also fill `{name}` in the displayed message. */
  rincian?: Record<string, number | string>
  /** Field errors, shown under the matching field. */
  errors?: { path: string; msg: string }[]
  /** Fields that another user changed meanwhile, with both values. */
  bentrok?: Bentrok[]
  /** Seconds until a retry makes sense. */
  retryAfter?: number
  cause?: unknown
}

/** An expected error; the contract has its message. Any other error counts as unexpected. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly rincian: AppErrorDetails['rincian']
  readonly errors: AppErrorDetails['errors']
  readonly bentrok: AppErrorDetails['bentrok']
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, { rincian, errors, bentrok, retryAfter, cause }: AppErrorDetails = {}) {
    super(rincian ? `${code} ${JSON.stringify(rincian)}` : code, { cause })
    this.code = code
    this.rincian = rincian
    this.errors = errors
    this.bentrok = bentrok
    this.retryAfter = retryAfter
  }
}
