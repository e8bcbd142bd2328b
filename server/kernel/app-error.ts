import type { Bentrok, ERRORS, ErrorCode } from '#contract/errors.ts'

type Placeholders<Message> = Message extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never

/** Names in the message of an error that its details must fill. Unknown for a code that is chosen at run time. */
type Names<Code extends ErrorCode> = ErrorCode extends Code ? never : Placeholders<(typeof ERRORS)[Code]['message']>

interface AppErrorDetails<Code extends ErrorCode> {
  /** Current numbers that the caller needs to continue; they also fill `{name}` in the displayed message. */
  rincian?: Record<string, number | string> & Record<Names<Code>, number | string>
  /** Field errors, shown under the matching field. */
  errors?: { path: string; msg: string }[]
  /** Fields that another user changed meanwhile, with both values. */
  bentrok?: Bentrok[]
  /** Seconds until a retry makes sense. */
  retryAfter?: number
  cause?: unknown
}

/** An expected error; the contract has its message. Any other error counts as unexpected. */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: ErrorCode
  readonly rincian: Record<string, number | string> | undefined
  readonly errors: AppErrorDetails<Code>['errors']
  readonly bentrok: AppErrorDetails<Code>['bentrok']
  readonly retryAfter: number | undefined

  constructor(
    code: Code,
    ...[details]: [Names<Code>] extends [never]
      ? [AppErrorDetails<Code>?]
      : [Required<Pick<AppErrorDetails<Code>, 'rincian'>> & AppErrorDetails<Code>]
  ) {
    const { rincian, errors, bentrok, retryAfter, cause }: Partial<AppErrorDetails<Code>> = details ?? {}
    super(rincian ? `${code} ${JSON.stringify(rincian)}` : code, { cause })
    this.code = code
    this.rincian = rincian
    this.errors = errors
    this.bentrok = bentrok
    this.retryAfter = retryAfter
  }
}
