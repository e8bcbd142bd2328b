/** Result of a request: an HTTP status with its body, or no answer. */
export interface Reply {
  status: number | 'no answer'
  // biome-ignore lint/suspicious/noExplicitAny: scenarios look at whatever came back
  body?: any
  retryAfter?: number
  /** The response is marked as possibly stale, because the database is unreachable. */
  isStale?: true
}

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT'
  body?: unknown
  token?: string
  headers?: Record<string, string>
  /** Timeout in ms. */
  patienceMs?: number
}

/** Sends an HTTP request. A missing response is a result, not an exception: customers have to handle it too. */
export async function ask(
  url: string,
  { method, body, token, headers, patienceMs = 60_000 }: RequestOptions = {},
): Promise<Reply> {
  try {
    const response = await fetch(url, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const retryAfter = response.headers.get('retry-after')
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : text,
      ...(retryAfter && { retryAfter: Number(retryAfter) }),
      ...(response.headers.get('cache-status')?.includes('ttl=-') && { isStale: true }),
    }
  } catch {
    return { status: 'no answer' }
  }
}
