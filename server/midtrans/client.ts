import { Agent, request as send } from 'undici'
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
 * A failed call. `unreachable`: nothing is known, try again later; `refused`: Midtrans understood and said no.
 * Carries the vendor's own words and never a header, so that logging it cannot leak the server key.
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
  /** Opens a payment page. Repeating an order_id before a method was chosen gives a new token and ends the old one. */
  createSnap(request: SnapRequest): Promise<SnapSession>
  /** Ends a payment page on which no method was chosen. @throws MidtransError refused, when one was chosen meanwhile */
  cancelSnap(token: string): Promise<void>
  /** The transaction by order_id or transaction_id; undefined while the customer has not chosen a method. */
  getStatus(id: string): Promise<Transaction | undefined>
  /** Ends a pending transaction. @throws MidtransError refused, when it is not pending any more */
  expire(id: string): Promise<void>
  /** Calls off a transaction that is not settled. @throws MidtransError refused, when it is settled or ended */
  cancel(id: string): Promise<void>
  /**
   * Gives money of a settled transaction back. The same `refundKey` again is the same refund, so it can be repeated.
   * @throws MidtransError refused, when it cannot be given back this way, or when that key is known already (406)
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

/** What Midtrans answers takes a few kilobytes; one that does not end must not fill the memory. */
const provider = new Agent({ maxResponseSize: 1024 * 1024 })

/** Core API bodies carry the real status as text, whatever HTTP says; 407 is what "expired" sounds like when it worked. */
const CORE_SUCCESS = new Set(['200', '201', '202', '407'])

export function midtransClient({ snapUrl, apiUrl, serverKey, timeoutMs = 5000 }: Options): Midtrans {
  const authorization = `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}`

  async function request(method: 'GET' | 'POST', url: string, body?: unknown): Promise<{ status: number; body: Json }> {
    let status: number
    let text: string
    try {
      // A quarter of the processor time that `fetch` takes, which is made of the same parts; it follows no redirects.
      const answer = await send(url, {
        method,
        dispatcher: provider,
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

  /** Core API: the status in the body decides; HTTP counts where the body has none. */
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
      // An ended transaction reports its end in status_code (202, 407), which is an answer, not a refusal.
      const transaction = Transaction.safeParse(answer.body)
      if (transaction.success) {
        if (!contradictsItself(transaction.data)) return transaction.data
        throw new MidtransError(
          'unreachable',
          `Midtrans told of ${transaction.data.transaction_status} with ${answer.code}`,
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
  // PostgreSQL's text cannot hold this character, and Midtrans has no use for it.
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
