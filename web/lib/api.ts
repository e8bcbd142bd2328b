import type { Endpoint, Input, Output, Page } from '#contract/endpoint.ts'
import { ApiError } from './api-error.ts'
import { bearer, type CallParts, endpointUrl, toFormData } from './api-request.ts'
import { fillIn } from './complete.ts'
import { endSession, readSession } from './session-store.ts'

const TIMEOUT_MS = 15_000
/** 30 s: a picture uploads slowly on a weak connection. The server's own timeout is as long. */
const UPLOAD_TIMEOUT_MS = 30_000
/** 5 min: the server streams the file while it generates it, and the file may be long. */
const BERKAS_TIMEOUT_MS = 300_000

export interface CallOptions {
  signal?: AbortSignal
  /** Idempotency key: a retry returns the first attempt's order; see createPesanan. */
  idempotencyKey?: string
  /** Default for public reads: `omit`, because the back office's cookie would add drafts to the response. */
  credentials?: RequestCredentials
  /** Further headers. */
  headers?: Record<string, string> | undefined
}

/** Calls the documented API as the signed-in customer. @throws ApiError on every failure, except when `signal` was aborted */
export async function call<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions = {}) {
  // The specification requires the token for the shipping methods too, although they are public.
  const isMine = endpoint.access === 'pelanggan' || endpoint.name === 'listPengiriman'
  const token = isMine ? readSession().token : null
  try {
    return await callAs(token, endpoint, input, options)
  } catch (error) {
    // End only the session whose token was sent: the customer may have signed in again meanwhile.
    if (isUnauthenticated(error) && endpoint.access === 'pelanggan' && readSession().token === token) endSession()
    throw error
  }
}

/** Calls the documented API with a token, or anonymously if it is null. */
export async function callAs<E extends Endpoint>(
  token: string | null,
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
) {
  const response = await send(token, endpoint, input, options)
  const body = await readJson(response, options.signal)
  const page = endpoint.paged ? pageOf(response, body) : undefined
  return (page ? { ...page, items: fillIn(endpoint.name, page.items) } : fillIn(endpoint.name, body)) as Output<E>
}

/** Returns a list and its total. A server of the bare specification may wrap its lists and sends no total. */
function pageOf(response: Response, body: { data?: unknown } | null): Page<unknown> {
  const items = Array.isArray(body) ? body : body?.data
  if (!Array.isArray(items)) throw new ApiError('', { code: 'BAD_RESPONSE', status: response.status })
  return { items, total: Number(response.headers.get('X-Total-Count') ?? items.length) }
}

/** Sends a request and returns the unread response. @throws ApiError if no response arrives or its status is not 2xx */
export async function send<E extends Endpoint>(
  token: string | null,
  endpoint: E,
  input: Input<E>,
  {
    signal,
    idempotencyKey,
    headers: more = {},
    credentials = endpoint.access === 'publik' && endpoint.method === 'GET' ? 'omit' : 'same-origin',
  }: CallOptions = {},
): Promise<Response> {
  const parts = input as CallParts
  const headers = new Headers({ ...more, Accept: 'application/json' })
  if (token) headers.set('Authorization', bearer(token))
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  // The browser sets a form's Content-Type itself, with the boundary that it generated.
  if (parts.body !== undefined && !endpoint.multipart) headers.set('Content-Type', 'application/json')
  const timeout = AbortSignal.timeout(timeoutOf(endpoint))
  const response = await fetch(endpointUrl(endpoint, parts), {
    method: endpoint.method,
    headers,
    credentials,
    body: bodyOf(endpoint, parts),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((error) => {
    // An aborted query is not a failure: the code that aborted it handles the error.
    if (signal?.aborted) throw error
    throw new ApiError('', { code: 'NO_RESPONSE' })
  })
  if (response.ok) return response
  const body = await readJson(response, signal)
  // A server of the bare specification may name its message `error`.
  const message = body?.message ?? body?.error
  throw new ApiError(typeof message === 'string' ? message : '', {
    code: 'NO_CODE',
    ...body,
    status: response.status,
  })
}

export const isUnauthenticated = (error: unknown) => error instanceof ApiError && error.status === 401

function timeoutOf({ multipart, response }: Endpoint): number {
  if (response === 'berkas') return BERKAS_TIMEOUT_MS
  return multipart ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS
}

function bodyOf({ multipart }: Endpoint, { body }: CallParts): BodyInit | null {
  if (body === undefined) return null
  return multipart ? toFormData(body as Record<string, string | Blob | undefined>) : JSON.stringify(body)
}

async function readJson(response: Response, signal: AbortSignal | undefined) {
  const text = await response.text().catch((error) => {
    if (signal?.aborted) throw error
    throw new ApiError('', { code: 'NO_RESPONSE' })
  })
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError('', { code: 'BAD_RESPONSE', status: response.status })
  }
}
