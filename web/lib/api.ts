import type { Endpoint, Input, Output } from '#contract/endpoint.ts'
import { ApiError } from './api-error.ts'
import { bearer, type CallParts, endpointUrl, toFormData } from './api-request.ts'
import { endSession, readSession } from './session-store.ts'

const TIMEOUT_MS = 15_000
/** A picture takes its time where reception is bad; the server waits as long. */
const UPLOAD_TIMEOUT_MS = 30_000

export interface CallOptions {
  signal?: AbortSignal
  /** Makes a repeated order the same order; see createPemesanan. */
  idempotencyKey?: string
}

/** Calls the documented API from the browser. Everything that goes wrong is an `ApiError`. */
export async function call<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions = {}) {
  const { token } = readSession()
  const response = await send(endpoint, input as CallParts, endpoint.access === 'pelanggan' ? token : null, options)
  const body = await readJson(response, options.signal)
  if (!response.ok) {
    // Only the session that was sent: somebody may have signed in again meanwhile.
    if (response.status === 401 && endpoint.access === 'pelanggan' && readSession().token === token) endSession()
    throw new ApiError(typeof body?.message === 'string' ? body.message : '', {
      code: 'NO_CODE',
      ...body,
      status: response.status,
    })
  }
  const total = Number(response.headers.get('X-Total-Count') ?? body?.length)
  return (endpoint.paged ? { items: body, total } : body) as Output<E>
}

async function send(
  endpoint: Endpoint,
  parts: CallParts,
  token: string | null,
  { signal, idempotencyKey }: CallOptions,
): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' })
  if (token) headers.set('Authorization', bearer(token))
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  // The browser itself writes the type of a form, with the boundary that it made up.
  if (parts.body !== undefined && !endpoint.multipart) headers.set('Content-Type', 'application/json')
  const timeout = AbortSignal.timeout(endpoint.multipart ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS)
  try {
    return await fetch(endpointUrl(endpoint, parts), {
      method: endpoint.method,
      headers,
      body: bodyOf(endpoint, parts),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
  } catch (error) {
    // A query that its screen no longer wants is not a failure; whoever aborted knows what to do with it.
    if (signal?.aborted) throw error
    throw new ApiError('', { code: 'NO_RESPONSE' })
  }
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
