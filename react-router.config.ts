import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Config } from '@react-router/dev/config'
import { buildWorker } from './scripts/build-worker.ts'

const COMPRESSIBLE = /\.(?:js|css|svg|txt)$/

/** Writes `.br` and `.gz` beside every text asset; the static file server picks them by Accept-Encoding. */
async function compressFolder(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name))
  const compressOne = async (name: string) => {
    const path = join(folder, name)
    const bytes = await readFile(path)
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, best))
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }
  await Promise.all(names.map(compressOne))
}

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table is 20 lines: one inline object is cheaper than a request per discovered link.
  routeDiscovery: { mode: 'initial' },
  // In the browser a screen's loader returns nothing: as a file of its own it would cost a request of 600 bytes.
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = join(reactRouterConfig.buildDirectory, 'client')
    await buildWorker(folder)
    // Assets never change under their name, so the slow, best compression is paid once, here, instead of per request.
    await compressFolder(folder)
  },
} satisfies Config
