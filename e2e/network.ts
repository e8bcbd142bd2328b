import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The way between a browser and the shop, which a test can make as bad as it is on a raft. */
export interface Network {
  /** The shop's origin by this way. */
  url: string
  /** Answers to this path stay away until they are released. */
  hold(path: string): { asked: Promise<void>; release(): void }
  /** From now on the file at this path ends in these words, as in another release. */
  append(path: string, words: string): void
  close(): Promise<void>
}

/**
 * Playwright's own routes see neither what the browser asks while the worker wakes up, nor its look for a newer worker.
 * @param shop its origin
 */
export async function openNetwork(shop: string): Promise<Network> {
  const held = new Map<string, { asked(): void; released: Promise<void> }>()
  const appended = new Map<string, string>()

  const server = createServer(async ({ method, url = '/', headers }, response) => {
    const gate = held.get(url)
    gate?.asked()
    await gate?.released
    const words = appended.get(url)
    // Whole and as it is, so that words can be put behind it.
    const plain = words ? { host: headers.host } : headers
    const asked = request(shop + url, { method, headers: plain }, (answer) => {
      const { 'content-length': _, ...rest } = answer.headers
      response.writeHead(answer.statusCode ?? 502, rest)
      answer.on('end', () => response.end(words)).pipe(response, { end: false })
    })
    asked.on('error', () => response.destroy())
    asked.end()
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    hold(path) {
      const asked = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      held.set(path, { asked: asked.resolve, released: released.promise })
      const release = () => {
        held.delete(path)
        released.resolve()
      }
      return { asked: asked.promise, release }
    },
    append: (path, words) => void appended.set(path, words),
    async close() {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}
