import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

const js = 'text/javascript; charset=utf-8'
const css = 'text/css; charset=utf-8'

const files: [address: string, file: URL, type: string][] = [
  ['/snap/snap.js', new URL('./assets/snap.js', import.meta.url), js],
  ['/snap/assets/hosted-page.js', new URL('./assets/hosted-page.js', import.meta.url), js],
  ['/snap/assets/hosted-page.css', new URL('./assets/hosted-page.css', import.meta.url), css],
  ['/snap/assets/controls.css', new URL('./assets/controls.css', import.meta.url), css],
]

/** Serves the files that browsers load: snap.js for the shop, the others for the hosted page. */
export function assets(app: FastifyInstance) {
  for (const [address, file, type] of files) {
    const content = readFileSync(file, 'utf8')
    app.get(address, async (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(content))
  }
}
