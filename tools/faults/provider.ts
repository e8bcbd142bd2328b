import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * Responds in place of the provider, or corrupts its response.
 * @param forward sends the request to the real provider and returns the response
 * @param asked method and address of the request
 */
export type ProviderBehavior = (
  answer: ServerResponse,
  forward: () => Promise<Response>,
  asked: string,
) => Promise<void> | void

/** Starts a proxy in front of the simulator that can misbehave. @param host address to listen on */
export async function startFaultyProvider(host = '127.0.0.1') {
  let behavior: ProviderBehavior = forwardUnchanged
  let origin = ''
  const requests: string[] = []

  const server = createServer(async (request, answer) => {
    const line = `${request.method} ${request.url}`
    requests.push(line)
    const body = await text(request)
    try {
      await behavior(answer, () => ask(origin, request, body), line)
    } catch {
      // The real provider closed the connection, so close this one.
      answer.destroy()
    }
  })
  await new Promise<void>((listening) => server.listen(0, host, listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${host}:${port}`,
    /** All requests so far. */
    asked: requests,
    /** Sets the address of the real provider. */
    setOrigin(simulator: string) {
      origin = simulator
    },
    setMood(to: ProviderBehavior) {
      behavior = to
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function ask(origin: string, { method = 'GET', url = '/', headers }: IncomingMessage, body: string): Promise<Response> {
  const { authorization = '' } = headers
  return fetch(origin + url, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body && { body }),
  })
}

export const forwardUnchanged: ProviderBehavior = async (answer, truth) => {
  const response = await truth()
  answer.writeHead(response.status, { 'content-type': 'application/json' }).end(await response.text())
}
