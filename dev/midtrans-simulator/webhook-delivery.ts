/** What the merchant's server said: an HTTP status, or why there is none. */
export type Answer = number | 'timeout' | 'unreachable'

const MAX_HOPS = 5

/** Sends one notification the way Midtrans does: 307 and 308 are followed with POST, 301 to 303 are not. */
export async function deliver(
  url: string,
  body: string,
  signal: AbortSignal,
): Promise<{ answer: Answer; text: string }> {
  try {
    let response = await post(url, body, signal)
    for (let hop = 0; hop < MAX_HOPS && (response.status === 307 || response.status === 308); hop++) {
      const location = response.headers.get('location')
      if (!location) break
      response = await post(new URL(location, response.url).href, body, signal)
    }
    return { answer: response.status, text: (await response.text()).slice(0, 2000) }
  } catch (error) {
    const timedOut = error instanceof Error && error.name === 'TimeoutError'
    return { answer: timedOut ? 'timeout' : 'unreachable', text: error instanceof Error ? error.message : '' }
  }
}

function post(url: string, body: string, signal: AbortSignal) {
  return fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', accept: 'application/json', 'user-agent': 'Veritrans' },
    redirect: 'manual',
    signal,
  })
}
