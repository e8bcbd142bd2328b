import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'

const SOURCE = join(import.meta.dirname, '../web/toko/offline/sw.ts')

/**
 * Builds the service worker as one file at a fixed URL. The file contains a hash of the release, because browsers update a
 * worker only if its bytes differ.
 * @param folder of the built pages
 */
export async function buildWorker(folder: string): Promise<void> {
  // The file names contain content hashes.
  const assets = (await readdir(join(folder, 'assets'))).sort()
  const release = createHash('sha256').update(assets.join('\n')).digest('hex').slice(0, 16)
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: SOURCE,
        output: { entryFileNames: 'sw.js', format: 'iife', postFooter: `// ${release}` },
      },
    },
  })
}
