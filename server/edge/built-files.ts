import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Made } from './kept.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Under `/assets/` the name of a file changes with its content. */
const FOREVER = 'public, max-age=31536000, immutable'
const FOR_A_DAY = 'public, max-age=86400'

/** Returns the response of the built file at a path. */
export function assetAnswer(path: string, body: Buffer): Made {
  return {
    status: 200,
    headers: {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/assets/') ? FOREVER : FOR_A_DAY,
    },
    body,
    madeOf: [],
  }
}

/**
 * Indexes the files of a built `folder`, which must not change afterwards.
 * @param special headers of single files, by path
 * @returns a function that finds the response builder for a path; undefined if there is no file
 */
export function builtFiles(
  folder: string,
  special: Record<string, Record<string, string>> = {},
): (path: string) => (() => Promise<Made>) | undefined {
  const names = new Set(globSync('**/*.*', { cwd: folder }).map((name) => `/${name.replaceAll('\\', '/')}`))

  async function make(path: string): Promise<Made> {
    const file = join(folder, path)
    const [body, br, gzip] = await Promise.all(
      ['', '.br', '.gz'].map((form) => (names.has(path + form) ? readFile(file + form) : undefined)),
    )
    const { headers, ...answer } = assetAnswer(path, body as Buffer)
    return {
      ...answer,
      headers: { ...headers, ...special[path] },
      ...(br && gzip && { compressed: { br, gzip } }),
    }
  }

  return (path) => (names.has(path) && !/\.(?:br|gz)$/.test(path) ? () => make(path) : undefined)
}
