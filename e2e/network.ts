import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A proxy between browser and shop whose faults a test controls. */
export interface Network {
  /** Origin of the shop through the proxy. */
  url: string
  /** Holds responses to this path until they are released. */
  hold(path: string): { asked: Promise<void>; release(): void }
  /** Appends text to the file at this path, as if it came from another release. */
  append(path: string, words: string): void
  /** Simulates another release: its route manifest has this name, so its tools have another version. */
  release(name: string): void
  close(): Promise<void>
}

const manifestOf = (name: string | undefined) => `/assets/manifest-${name}.js`

/**
 * Starts the proxy.
 * Playwright's routes see neither requests during the worker's start nor its update check.
 * @param shop origin of the shop
 */
export async function openNetwork(shop: string): Promise<Network> {
  const held = new Map<string, { asked(): void; released: Promise<void> }>()
  const appended = new Map<string, string>()
  let released: string | undefined
  let originalManifest = ''

  /** Replaces the manifest's name in documents, and the tools' versions in the list of offline content. */
  const asOtherRelease = (body: string, name: string) =>
    body
      .replace(/\/assets\/manifest-\w+\.js/g, (before) => {
        originalManifest = before
        return manifestOf(name)
      })
      .replace(/"alat":.*/, (tools) => tools.replaceAll('"versi":"', `"versi":"${name}`))

  const server = createServer(async ({ method, url = '/', headers }, response) => {
    const gate = held.get(url)
    gate?.asked()
    await gate?.released
    const addedText = appended.get(url)
    const name = released
    // Uncompressed and unconditional, so that text can be appended.
    const plain = addedText || name ? { host: headers.host } : headers
    const asked = request(
      shop + (url === manifestOf(name) ? originalManifest : url),
      { method, headers: plain },
      (answer) => {
        const { 'content-length': _, 'content-security-policy': policy, ...rest } = answer.headers
        const isOther = name && /html|json/.test(rest['content-type'] ?? '')
        // The policy contains hashes of scripts that name the manifest, so a changed document has none.
        if (policy && !isOther) response.setHeader('content-security-policy', policy)
        response.writeHead(answer.statusCode ?? 502, rest)
        if (isOther) void text(answer).then((body) => response.end(asOtherRelease(body, name)))
        else answer.on('end', () => response.end(addedText)).pipe(response, { end: false })
      },
    )
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
