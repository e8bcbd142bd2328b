import { ERRORS, type ErrorBody, type ErrorCode } from '#contract/errors.ts'

interface AppErrorDetails {
  /** Current numbers that the caller needs to go on; they also fill `{name}` in the message. */
  rincian?: Record<string, number | string>
  /** Field errors, shown under the matching field. */
  errors?: { path: string; msg: string }[]
  /** Seconds until a repeat makes sense; becomes `Retry-After`. */
  retryAfter?: number
  cause?: unknown
}

/** A failure that the shop expects. Anything else that is thrown is a surprise and becomes INTERNAL. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly retryAfter: number | undefined
  readonly body: ErrorBody

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    const { status, message } = ERRORS[code]
    const text = message.replace(/\{(\w+)\}/g, (_, name: string) => String(details.rincian?.[name] ?? ''))
    super(text, { cause: details.cause })
    this.code = code
    this.status = status
    this.retryAfter = details.retryAfter
    this.body = {
      message: text,
      code,
      ...(details.errors && { errors: details.errors }),
      ...(details.rincian && { rincian: details.rincian }),
    }
  }
}
