import type { z } from 'zod'
import type { Endpoint, Output } from '#contract/endpoint.ts'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'

/* Replaces the network: responses per endpoint of the contract. A request without a stub fails the test. */

/** A request sent by the screen. */
interface Request {
  endpoint: Endpoint
  params: Record<string, string>
  query: Record<string, string>
  // Untyped, because only the test knows the type of the body.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  body: any
  headers: Headers
}

type Answer = (request: Request) => unknown

const answers = new Map<string, { endpoint: Endpoint; answer: Answer }>()
const requests: Request[] = []
/** Errors of the test itself: requests without a stub, and stubs that break the contract. */
export const unexpected: string[] = []

/**
 * Simulates a server of the bare specification: responses are not validated against the contract, and unknown calls return 404.
 */
let isPlain = false
export function onlyPlain(): void {
  isPlain = true
}

/** Button that was pressed last, until a write follows. */
let pressed: HTMLButtonElement | null = null
addEventListener('click', ({ target }) => (pressed = (target as Element).closest('button')), { capture: true })

/** Requests without a response yet. */
const pending = new Set<object>()
export const isRequesting = (): boolean => pending.size > 0

export function resetApi(): void {
  pressed = null
  pending.clear()
  isPlain = false
  answers.clear()
  requests.length = 0
  unexpected.length = 0
}

/** Stubs an endpoint: with a body of its contract, with a failure of `refuse`, or with a function of the request. */
export function answer<E extends Endpoint>(
  endpoint: E,
  body: Output<E> | Failure | ((request: Request) => Output<E> | Failure | Promise<Output<E> | Failure>),
): void {
  answers.set(`${endpoint.method} ${endpoint.path}`, {
    endpoint,
    answer: typeof body === 'function' ? (body as Answer) : () => body,
  })
}

/** Stubs every endpoint of a list that has no stub of its own. */
export function answerAll(endpoints: readonly Endpoint[], make: (endpoint: Endpoint) => unknown): void {
  for (const endpoint of endpoints) {
    const key = `${endpoint.method} ${endpoint.path}`
    if (!answers.has(key)) answers.set(key, { endpoint, answer: () => make(endpoint) })
  }
}

/** Returns the requests to an endpoint, in order. */
export const sent = (endpoint: Endpoint): Request[] => requests.filter((one) => one.endpoint.name === endpoint.name)

class Failure {
  readonly status: number
  readonly body: unknown
  constructor(status: number, body: unknown) {
    this.status = status
    this.body = body
  }
}

/** Returns a failure as the server sends it. */
export function refuse(code: ErrorCode, details: object = {}): Failure {
  const { status, message } = ERRORS[code]
  return new Failure(status, { status: 'error', code, message, errors: [], ...details })
}

/** Returns a failure as a server of the bare specification sends it: with or without a message. */
export const bare = (status: number, body: { message?: string }): Failure => new Failure(status, body)

/** Returns a validation failure with messages per field. */
export const refuseFields = (errors: Record<string, string>): Failure =>
  refuse('VALIDATION_FAILED', { errors: Object.entries(errors).map(([path, msg]) => ({ path, msg })) })

/** Returns a response without JSON, such as a proxy's error page, with the given status. */
export const garbage = (status: number): Failure => new Failure(status, undefined)

/** Rejects like `fetch` without a connection. */
export const silence = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))

/** Returns a response that is pending until the test calls `come`. */
export function later<T>(): { answer: () => Promise<T>; come(value: T): void } {
  const { promise, resolve } = Promise.withResolvers<T>()
  return { answer: () => promise, come: resolve }
}

async function respond(
  method: string,
  address: string,
  headers: Headers,
  body: unknown,
  isBusyExpected = false,
): Promise<Response> {
  const { pathname, searchParams } = new URL(address, location.origin)
  const found = [...answers.values()].flatMap(({ endpoint, answer }) => {
    const params = endpoint.method === method ? paramsOf(endpoint.path, pathname) : undefined
    return params ? [{ endpoint, answer, params }] : []
  })
  // `/produks/pilihan` matches before `/produks/{produkId}`.
  const [one] = found.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)
  if (!one && isPlain) return Response.json({ message: 'Not Found' }, { status: 404 })
  if (!one) {
    unexpected.push(`${method} ${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}`)
    throw new TypeError('Failed to fetch')
  }
  const { endpoint, params } = one
  const request = { endpoint, params, query: Object.fromEntries(searchParams), body, headers }
  requests.push(request)
  pending.add(request)
  try {
    if (isBusyExpected) await expectBusy(endpoint)
    return toResponse(endpoint, await one.answer(request))
  } finally {
    pending.delete(request)
  }
}

/** Writes that no button sends, or that may be sent twice. */
const REPEATABLE = ['checkPesanan', 'quotePesanan', 'updatePaymentStatus', 'resolveLaporan', 'resendSurat']
const startTimer = setTimeout

/** Expects that the button that sent a write cannot be pressed again before the response; a toggle can. */
async function expectBusy({ name }: Endpoint): Promise<void> {
  const button = pressed
  pressed = null
  if (!button || button.ariaPressed || REPEATABLE.includes(name)) return
  // The screen renders a moment after the request. A test with a fake clock cannot wait for it.
  for (let tries = 0; tries < 20; tries++) {
    if (!button.isConnected || button.disabled || setTimeout !== startTimer) return
    await new Promise((resolve) => startTimer(resolve, 1))
  }
  unexpected.push(`${name} can be sent again by the button "${button.textContent}"`)
}

function paramsOf(path: string, pathname: string): Record<string, string> | undefined {
  const pattern = new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
  const groups = pattern.exec(pathname)
  return groups ? { ...groups.groups } : undefined
}

function toResponse(endpoint: Endpoint, result: unknown): Response {
  if (result instanceof Failure)
    return result.body === undefined
      ? new Response('<html></html>', { status: result.status })
      : Response.json(result.body, { status: result.status })
  if (result instanceof Blob) return new Response(result)
  const { status = 200, response } = endpoint as { status?: number; response?: z.ZodType }
  if (isPlain) return Response.json(endpoint.paged ? (result as { items: unknown }).items : result)
  const { items = result, total } = endpoint.paged ? (result as { items: unknown; total: number }) : {}
  const parsed = response?.safeParse(items)
  // A stub must not return a body that breaks the contract.
  if (parsed?.error)
    unexpected.push(`${endpoint.name} was answered with what is not in its contract: ${parsed.error.message}`)
  return Response.json(parsed?.data, { status, headers: total === undefined ? {} : { 'X-Total-Count': String(total) } })
}

const readBody = (body: unknown): unknown => {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

globalThis.fetch = async (input, { method = 'GET', headers, body, signal } = {}) => {
  const aborted = new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
  return Promise.race([respond(method, String(input), new Headers(headers), readBody(body), method !== 'GET'), aborted])
}

/** Stub of XMLHttpRequest, with the members that `sendUpload` uses. */
class Upload {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onloadend?: () => void
  status = 0
  response: unknown = null
  responseType = ''
  private method = ''
  private address = ''
  private readonly headers = new Headers()
  private isOver = false
  open(method: string, address: string): void {
    this.method = method
    this.address = address
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }
  abort(): void {
    if (this.isOver) return
    this.isOver = true
    this.onloadend?.()
  }
  send(body: FormData): void {
    this.upload.onprogress?.({ loaded: 1, total: 2 })
    respond(this.method, this.address, this.headers, readBody(body))
      .then(async (answer) => {
        if (this.isOver) return
        this.status = answer.status
        this.response = await answer.json().catch(() => null)
      })
      .catch(() => {})
      .finally(() => this.abort())
  }
}
globalThis.XMLHttpRequest = Upload as unknown as typeof XMLHttpRequest
