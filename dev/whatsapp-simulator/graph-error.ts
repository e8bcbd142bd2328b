/** HTTP statuses of codes that do not answer with 400. */
const STATUSES: Record<number, number> = {
  1: 500,
  2: 503,
  10: 403,
  190: 401,
  368: 403,
  130429: 429,
  131000: 500,
  131016: 500,
  131031: 403,
  132001: 404,
}

/** A refused request, as the Graph API reports it. */
export class GraphError extends Error {
  readonly code: number
  readonly details: string
  readonly subcode: number | undefined

  constructor(code: number, details: string, subcode?: number) {
    super(`(#${code}) ${details}`)
    this.code = code
    this.details = details
    this.subcode = subcode
  }

  get status(): number {
    return STATUSES[this.code] ?? 400
  }

  body(trace: string) {
    return {
      error: {
        message: this.message,
        type: 'OAuthException',
        code: this.code,
        ...(this.subcode && { error_subcode: this.subcode }),
        error_data: { messaging_product: 'whatsapp', details: this.details },
        fbtrace_id: trace,
      },
    }
  }
}
