import type { Endpoint, Input, Output, Page } from '#contract/endpoint.ts'
import { ApiError } from './api-error.ts'
import { bearer, type CallParts, endpointUrl, toFormData } from './api-request.ts'
import { lengkapi } from './lengkapi.ts'
import { endSession, readSession } from './session-store.ts'

const TIMEOUT_MS = 15_000
/** A picture takes its time where reception is bad; the server waits as long. */
const UPLOAD_TIMEOUT_MS = 30_000
/** A file is written while it is sent, and may be long. */
const BERKAS_TIMEOUT_MS = 300_000

export interface CallOptions {
  signal?: AbortSignal
  /** Makes a repeated order the same order; see createPesanan. */
  idempotencyKey?: string
  /** What everybody may read comes as everybody sees it: the back office's cookie would bring drafts with it. */
  credentials?: RequestCredentials
}

/** Calls the documented API as the customer who is signed in here. Everything that goes wrong is an `ApiError`. */
export async function call<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions = {}) {
  // The specification sends it with the shipping methods too, which everybody may read.
  const isMine = endpoint.access === 'pelanggan' || endpoint.name === 'listPengiriman'
  const token = isMine ? readSession().token : null
  try {
    return await callAs(token, endpoint, input, options)
  } catch (error) {
    // Only the session that was sent: somebody may have signed in again meanwhile.
    if (isUnauthenticated(error) && endpoint.access === 'pelanggan' && readSession().token === token) endSession()
    throw error
  }
}

/** Calls the documented API with a token, or without one. */
export async function callAs<E extends Endpoint>(
  token: string | null,
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
) {
  const response = await send(token, endpoint, input, options)
  const body = await readJson(response, options.signal)
  const page = endpoint.paged ? pageOf(response, body) : undefined
  return (page ? { ...page, items: lengkapi(endpoint.name, page.items) } : lengkapi(endpoint.name, body)) as Output<E>
}

/** A list and its total. A server of the bare specification may wrap its lists, and counts nothing. */
function pageOf(response: Response, body: { data?: unknown } | null): Page<unknown> {
  const items = Array.isArray(body) ? body : body?.data
  if (!Array.isArray(items)) throw new ApiError('', { code: 'BAD_RESPONSE', status: response.status })
  return { items, total: Number(response.headers.get('X-Total-Count') ?? items.length) }
}

/** Sends a call and gives back its answer unread; an answer that is a failure is thrown. */
export async function send<E extends Endpoint>(
  token: string | null,
  endpoint: E,
  input: Input<E>,
  {
    signal,
    idempotencyKey,
    credentials = endpoint.access === 'publik' && endpoint.method === 'GET' ? 'omit' : 'same-origin',
  }: CallOptions = {},
): Promise<Response> {
  const parts = input as CallParts
  const headers = new Headers({ Accept: 'application/json' })
  if (token) headers.set('Authorization', bearer(token))
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  // The browser itself writes the type of a form, with the boundary that it made up.
  if (parts.body !== undefined && !endpoint.multipart) headers.set('Content-Type', 'application/json')
  const timeout = AbortSignal.timeout(timeoutOf(endpoint))
  const response = await fetch(endpointUrl(endpoint, parts), {
    method: endpoint.method,
    headers,
    credentials,
    body: bodyOf(endpoint, parts),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((error) => {
    // A query that its screen no longer wants is not a failure; whoever aborted knows what to do with it.
    if (signal?.aborted) throw error
    throw new ApiError('', { code: 'NO_RESPONSE' })
  })
  if (response.ok) return response
  const body = await readJson(response, signal)
  // A server of the bare specification may call its sentence `error`.
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
