import { callService } from '#server/kernel/call-service.ts'
import { traceHeaders } from '#server/kernel/trace.ts'
import { contradictsItself, Transaction } from './status.ts'

export interface SnapRequest {
  transaction_details: { order_id: string; gross_amount: number }
  item_details: { id: string; name: string; price: number; quantity: number }[]
  customer_details: { first_name: string; email?: string; phone: string }
  expiry: { start_time: string; duration: number; unit: 'minute' }
  page_expiry: { duration: number; unit: 'minute' }
  enabled_payments?: string[]
  credit_card: { secure: true }
  callbacks: { finish: string }
}

export interface SnapSession {
  token: string
  redirectUrl: string
}

/**
 * A failed call. `unreachable`: the result is unknown, retry later; `refused`: Midtrans processed and rejected it. Contains the
 * vendor's message and never a header, so that logging it cannot leak the server key.
 */
export class MidtransError extends Error {
  readonly kind: 'unreachable' | 'refused'
  readonly status: number | undefined

  constructor(kind: MidtransError['kind'], message: string, status?: number) {
    super(message)
    this.kind = kind
    this.status = status
  }
}

export interface Midtrans {
  /** Opens a payment page. Repeating an order_id before a method is chosen returns a new token and invalidates the old one. */
  createSnap(request: SnapRequest): Promise<SnapSession>
  /** Closes a payment page without a chosen method. @throws MidtransError refused, if one was chosen meanwhile */
  cancelSnap(token: string): Promise<void>
  /** Returns the transaction by order_id or transaction_id; undefined while the customer has not chosen a method. */
  getStatus(id: string): Promise<Transaction | undefined>
  /** Expires a pending transaction. @throws MidtransError refused, if it is no longer pending */
  expire(id: string): Promise<void>
  /** Cancels an unsettled transaction. @throws MidtransError refused, if it is settled or ended */
  cancel(id: string): Promise<void>
  /**
   * Refunds money of a settled transaction. Idempotent by `refundKey`, so it can be retried.
   * @throws MidtransError refused, if a refund is impossible, or if the key is already known (406)
   */
  refund(id: string, request: RefundRequest): Promise<void>
}

export interface RefundRequest {
  /** Letters, digits, `_` and `-`. */
  refundKey: string
  /** Whole rupiah. */
  amount: number
  reason: string
}

interface Options {
  /** Origin of Snap, such as https://app.sandbox.midtrans.com */
  snapUrl: string
  /** Origin of the Core API, such as https://api.sandbox.midtrans.com */
  apiUrl: string
  serverKey: string
  timeoutMs?: number
}

/**
 * Success codes of the Core API. Bodies carry the real status as text, regardless of HTTP's; 407 is the code of a successful
 * expiry.
 */
const CORE_SUCCESS = new Set(['200', '201', '202', '407'])

export function midtransClient({ snapUrl, apiUrl, serverKey, timeoutMs = 5000 }: Options): Midtrans {
  const authorization = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`

  async function request(method: 'GET' | 'POST', url: string, body?: unknown): Promise<{ status: number; body: Json }> {
    let status: number
    let text: string
    try {
      // Takes a quarter of the CPU time of `fetch`, which uses the same parts; it follows no redirects.
      const answer = await callService(url, {
        method,
        headers: { ...traceHeaders(), authorization, accept: 'application/json', 'content-type': 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      status = answer.statusCode
      text = await answer.body.text()
    } catch (error) {
      throw new MidtransError('unreachable', `Midtrans did not answer: ${(error as Error).name}`)
    }
    const json = parseObject(text)
    if (!json) throw new MidtransError('unreachable', `Midtrans answered ${status} without JSON`, status)
    if (status >= 500 || (status >= 300 && status < 400))
      throw new MidtransError('unreachable', messageOf(json), status)
    return { status, body: json }
  }

  /** Calls the Core API. The status in the body counts, or the HTTP status if the body has none. */
  async function core(method: 'GET' | 'POST', path: string, data?: unknown): Promise<{ code: string; body: Json }> {
    const { status, body } = await request(method, `${apiUrl}${path}`, data)
    const code = String(body.status_code ?? status)
    if (/^5|^429$/.test(code)) throw new MidtransError('unreachable', messageOf(body), Number(code))
    return { code, body }
  }

  const refused = ({ code, body }: { code: string; body: Json }) =>
    new MidtransError('refused', messageOf(body), Number(code))

  async function change(id: string, how: 'expire' | 'cancel' | 'refund', body?: unknown): Promise<void> {
    const answer = await core('POST', `/v2/${encodeURIComponent(id)}/${how}`, body)
    if (!CORE_SUCCESS.has(answer.code)) throw refused(answer)
  }

  return {
    async createSnap(snapRequest) {
      const { status, body } = await request('POST', `${snapUrl}/snap/v1/transactions`, snapRequest)
      if (status !== 201) throw new MidtransError('refused', messageOf(body), status)
      if (typeof body.token !== 'string' || typeof body.redirect_url !== 'string')
        throw new MidtransError('unreachable', 'Midtrans answered 201 without a token', status)
      return { token: body.token, redirectUrl: body.redirect_url }
    },

    async cancelSnap(token) {
      const { status, body } = await request(
        'POST',
        `${snapUrl}/snap/v1/transactions/${encodeURIComponent(token)}/cancel`,
      )
      if (status >= 400) throw new MidtransError('refused', messageOf(body), status)
    },

    async getStatus(id) {
      const answer = await core('GET', `/v2/${encodeURIComponent(id)}/status`)
      if (answer.code === '404') return undefined
      // An ended transaction reports its end in status_code (202, 407), which is a result, not an error.
      const transaction = Transaction.safeParse(answer.body)
      if (transaction.success) {
        if (!contradictsItself(transaction.data)) return transaction.data
        throw new MidtransError(
          'unreachable',
          `Midtrans reported ${transaction.data.transaction_status} with ${answer.code}`,
        )
      }
      throw CORE_SUCCESS.has(answer.code)
        ? new MidtransError('unreachable', 'Midtrans answered with an unknown shape')
        : refused(answer)
    },

    expire: (id) => change(id, 'expire'),
    cancel: (id) => change(id, 'cancel'),
    refund: (id, { refundKey, amount, reason }) => change(id, 'refund', { refund_key: refundKey, amount, reason }),
  }
}

type Json = Record<string, unknown>

function parseObject(text: string): Json | undefined {
  // PostgreSQL's text cannot store this character, and Midtrans does not use it.
  if (text.includes('\\u0000')) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined
  } catch {
    return undefined
  }
}

function messageOf(body: Json): string {
  const { error_messages: list, status_message: message } = body
  return (Array.isArray(list) ? list.join('; ') : String(message ?? 'no message')).slice(0, 500)
}
