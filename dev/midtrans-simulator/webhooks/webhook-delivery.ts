import { request } from 'undici'

/** Response of the merchant's server: an HTTP status, or the reason why there is none. */
export type Answer = number | 'timeout' | 'unreachable'

const MAX_HOPS = 5

/** Sends a notification as Midtrans does: follows 307 and 308 with POST, but not 301 to 303. */
export async function deliver(
  url: string,
  body: string,
  signal: AbortSignal,
): Promise<{ answer: Answer; text: string }> {
  try {
    let address = url
    let response = await post(address, body, signal)
    for (let hop = 0; hop < MAX_HOPS && (response.statusCode === 307 || response.statusCode === 308); hop++) {
      const { location } = response.headers
      if (typeof location !== 'string') break
      await response.body.dump()
      address = new URL(location, address).href
      response = await post(address, body, signal)
    }
    return { answer: response.statusCode, text: (await response.body.text()).slice(0, 2000) }
  } catch (error) {
    const timedOut = error instanceof Error && error.name === 'TimeoutError'
    return { answer: timedOut ? 'timeout' : 'unreachable', text: error instanceof Error ? error.message : '' }
  }
}

function post(url: string, body: string, signal: AbortSignal) {
  return request(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', accept: 'application/json', 'user-agent': 'Veritrans' },
    signal,
  })
}
