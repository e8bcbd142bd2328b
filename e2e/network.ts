import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** The way between a browser and the shop, which a test can make as bad as it is on a raft. */
export interface Network {
  /** The shop's origin by this way. */
  url: string
  /** Answers to this path stay away until they are released. */
  hold(path: string): { asked: Promise<void>; release(): void }
  /** From now on the file at this path ends in these words, as in another release. */
  append(path: string, words: string): void
  /** From now on the shop is another release of itself: its table of routes has this name, and so its tools another version. */
  release(name: string): void
  close(): Promise<void>
}

const tabelOf = (name: string | undefined) => `/assets/manifest-${name}.js`

/**
 * Playwright's own routes see neither what the browser asks while the worker wakes up, nor its look for a newer worker.
 * @param shop its origin
 */
export async function openNetwork(shop: string): Promise<Network> {
  const held = new Map<string, { asked(): void; released: Promise<void> }>()
  const appended = new Map<string, string>()
  let released: string | undefined
  let tabel = ''

  /** In documents the table has its new name, and in the list of what devices keep the tools have a new version. */
  const inNewWords = (body: string, name: string) =>
    body
      .replace(/\/assets\/manifest-\w+\.js/g, (before) => {
        tabel = before
        return tabelOf(name)
      })
      .replace(/"alat":.*/, (alat) => alat.replaceAll('"versi":"', `"versi":"${name}`))

  const server = createServer(async ({ method, url = '/', headers }, response) => {
    const gate = held.get(url)
    gate?.asked()
    await gate?.released
    const words = appended.get(url)
    const name = released
    // Whole and as it is, so that words can be put behind it.
    const plain = words || name ? { host: headers.host } : headers
    const asked = request(shop + (url === tabelOf(name) ? tabel : url), { method, headers: plain }, (answer) => {
      const { 'content-length': _, 'content-security-policy': policy, ...rest } = answer.headers
      const isOther = name && /html|json/.test(rest['content-type'] ?? '')
      // The policy has hashes of scripts that name the table.
      if (policy && !isOther) response.setHeader('content-security-policy', policy)
      response.writeHead(answer.statusCode ?? 502, rest)
      if (isOther) void text(answer).then((body) => response.end(inNewWords(body, name)))
      else answer.on('end', () => response.end(words)).pipe(response, { end: false })
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
    release(name) {
      released = name
    },
    async close() {
      server.closeAllConnections()
      await once(server.close(), 'close')
    },
  }
}
