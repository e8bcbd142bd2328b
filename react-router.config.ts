import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Config } from '@react-router/dev/config'
import { buildWorker } from './scripts/build-worker.ts'
import { adminManifest, isAdminScreen } from './server/http/pages/admin-manifest.ts'

const COMPRESSIBLE = /\.(?:js|css|svg|txt|webmanifest)$/

/** Writes a `.br` and a `.gz` file for every text asset; the static file server selects them by Accept-Encoding. */
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

interface Route {
  id: string
  parentId?: string
  imports?: string[]
  css?: string[]
  [what: string]: unknown
}

/**
 * Shortens the route table, which is part of every first view. The shop's table drops office screens, absent properties, and
 * the files that every document loads anyway: 2.5 KB. The office's table keeps all routes, but not the imports of each screen.
 * These are only needed to prefetch links, which the office does not do.
 */
async function shortenRoutes(folder: string): Promise<void> {
  const name = (await readdir(join(folder, 'assets'))).find((file) => /^manifest-\w+\.js$/.test(file))
  const path = join(folder, 'assets', name ?? 'manifest')
  const [, before, table, after] = MANIFEST.exec(await readFile(path, 'utf8')) ?? []
  if (!table) throw new Error(`${path} is not written as it was`)
  const { routes, ...rest }: { routes: Record<string, Route>; entry: { imports: string[] } } = JSON.parse(table)
  const always = new Set([...rest.entry.imports, ...(routes.root?.imports ?? []), ...(routes.root?.css ?? [])])
  const other = (files: string[] = []) => files.filter((file) => !always.has(file))
  const short = Object.entries(routes).map(([id, { imports, css, ...route }]) => {
    const has = Object.entries(route).filter(([, value]) => value !== false)
    const files =
      id === 'root' ? { imports, css } : { imports: isAdminScreen(route) ? [] : other(imports), css: other(css) }
    return [id, { ...Object.fromEntries(has), ...files }] as const
  })
  const write = (to: string, which: typeof short) =>
    writeFile(to, `${before}${JSON.stringify({ ...rest, routes: Object.fromEntries(which) })}${after}`)
  await write(adminManifest(path), short)
  await write(
    path,
    short.filter(([id]) => !isAdminScreen(routes[id] ?? { id })),
  )
}

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The route table has about 20 lines: one inline object is cheaper than a request per discovered link.
  routeDiscovery: { mode: 'initial' },
  // A screen's client loader returns nothing; as a separate file it would cost a request of 600 bytes.
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = join(reactRouterConfig.buildDirectory, 'client')
    await shortenRoutes(folder)
    await buildWorker(folder)
    // Asset names contain a hash, so the slow maximum compression runs once at build time instead of per request.
    await compressFolder(folder)
  },
} satisfies Config
