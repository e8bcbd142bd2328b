import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Config } from '@react-router/dev/config'
import { buildWorker } from './scripts/build-worker.ts'
import { isKantor, kantorManifest } from './server/http/kantor-manifest.ts'

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

const MANIFEST = /^(window\.__reactRouterManifest=)(\{.*\})(;?)\s*$/s

interface Rute {
  id: string
  parentId?: string
  imports?: string[]
  css?: string[]
  [what: string]: unknown
}

/**
 * The route table is part of every first view. The shop's has no screen of the office, and what a route has not need not be said, nor
 * which of its files every document brings: 2.5 KB. The office's own has all routes, but not which files a screen brings along: that is
 * only asked for a link whose screen is fetched ahead, and nobody fetches the office's.
 */
async function shortenRoutes(folder: string): Promise<void> {
  const name = (await readdir(join(folder, 'assets'))).find((file) => /^manifest-\w+\.js$/.test(file))
  const path = join(folder, 'assets', name ?? 'manifest')
  const [, before, table, after] = MANIFEST.exec(await readFile(path, 'utf8')) ?? []
  if (!table) throw new Error(`${path} is not written as it was`)
  const { routes, ...rest }: { routes: Record<string, Rute>; entry: { imports: string[] } } = JSON.parse(table)
  const selalu = new Set([...rest.entry.imports, ...(routes.root?.imports ?? []), ...(routes.root?.css ?? [])])
  const lain = (files: string[] = []) => files.filter((file) => !selalu.has(file))
  const pendek = Object.entries(routes).map(([id, { imports, css, ...route }]) => {
    const has = Object.entries(route).filter(([, value]) => value !== false)
    const files = id === 'root' ? { imports, css } : { imports: isKantor(route) ? [] : lain(imports), css: lain(css) }
    return [id, { ...Object.fromEntries(has), ...files }] as const
  })
  const write = (to: string, which: typeof pendek) =>
    writeFile(to, `${before}${JSON.stringify({ ...rest, routes: Object.fromEntries(which) })}${after}`)
  await write(kantorManifest(path), pendek)
  await write(
    path,
    pendek.filter(([id]) => !isKantor(routes[id] ?? { id })),
  )
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
    await shortenRoutes(folder)
    await buildWorker(folder)
    // Assets never change under their name, so the slow, best compression is paid once, here, instead of per request.
    await compressFolder(folder)
  },
} satisfies Config
