import type { Dispatcher } from 'undici'

type Options = Omit<Dispatcher.RequestOptions, 'origin' | 'path'>

/** Responses take a few kilobytes, and an endless one must not fill the memory. Bytes. */
const MAX_BYTES = 1024 * 1024

/** Errors of a connection that was never made, so nothing can have been sent. */
export const NOT_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

let opening: Promise<(url: string, options: Options) => Promise<Dispatcher.ResponseData>> | undefined

/**
 * Calls another service. A response above 1 MB is an error. undici is loaded at the first call, because its hundred modules
 * are not needed to start.
 */
export async function callService(url: string, options: Options): Promise<Dispatcher.ResponseData> {
  opening ??= open()
  return (await opening)(url, options)
}

async function open() {
  const { Agent, request } = await import('undici')
  const dispatcher = new Agent({ maxResponseSize: MAX_BYTES })
  return (url: string, options: Options) => request(url, { ...options, dispatcher })
}
