import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Size budgets in bytes (brotli) of a first view of the shop's pages, based on the build's manifest. Not included: response
 * headers, and pictures below the first screen, which load after a user interaction (`web/later-scripts.tsx`).
 */

const CLIENT = join(import.meta.dirname, '../../build/client')
const KB = 1024

/** `dokumen`: expected size of the landing page's HTML, which contains the picture of its first screen. */
export const LIMITS = { js: 126.5 * KB, whole: 163.5 * KB, dokumen: 12.8 * KB, tambahan: 31 * KB, forms: 45.2 * KB }

/**
 * Limits of single pages: where most visitors arrive, the checkout together with the form of a new buyer, a form with pictures,
 * and those that know every substance without a signal (ADR 101).
 */
const OWN_LIMITS: Readonly<Record<string, number>> = {
  'toko/katalog/produk/produk-list.page': 11 * KB,
  'toko/katalog/produk/produk-detail.page': 18 * KB,
  'toko/katalog/paket/paket-detail.page': 12.2 * KB,
  'toko/penyakit/kartu-penyakit.page': 15 * KB,
  'toko/checkout/first/first.page': LIMITS.forms,
  'toko/keluhan/keluhan.page': 33.2 * KB,
  'toko/buku-obat/buku-obat.page': 40.5 * KB,
}

export interface Manifest {
  url: string
  entry: { module: string; imports: string[] }
  routes: Record<string, { id: string; parentId?: string; module: string; imports?: string[]; css?: string[] }>
}

/** Returns all files that a screen's document requests at once: its own and those of its parent routes. */
export function filesOf({ url, entry, routes }: Manifest, id: string): Set<string> {
  const files = new Set([url, entry.module, ...entry.imports])
  for (let route = routes[id]; route; route = routes[route.parentId ?? '']) {
    for (const file of [route.module, ...(route.imports ?? []), ...(route.css ?? [])])
      files.add(file.split('#')[0] ?? file)
  }
  return files
}

/**
 * Returns one line per exceeded budget.
 * @param size bytes of a file over the wire
 * @param shared bytes that every document preloads in addition: the font
 */
export function overBudget(manifest: Manifest, size: (file: string) => number, shared: number): string[] {
  const weigh = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + size(file), 0)
  const landing = filesOf(manifest, 'toko/beranda/beranda.page')
  const js = weigh([...landing].filter((file) => file.endsWith('.js')))
  const whole = weigh(landing) + shared + LIMITS.dokumen
  const problems: string[] = []
  if (js > LIMITS.js) problems.push(`beranda: ${kb(js)} KB of JavaScript, at most ${kb(LIMITS.js)}`)
  if (whole > LIMITS.whole) problems.push(`beranda: ${kb(whole)} KB in the first view, at most ${kb(LIMITS.whole)}`)
  for (const id of publicPages(manifest)) {
    const more = weigh(filesOf(manifest, id)) - weigh(landing)
    const limit = OWN_LIMITS[id] ?? LIMITS.tambahan
    if (more > limit) problems.push(`${id}: ${kb(more)} KB more than the landing page, at most ${kb(limit)}`)
  }
  return problems
}

/** Returns the screens of the shop without the account settings. The build keeps the office out, see admin-fence.ts. */
const publicPages = ({ routes }: Manifest) =>
  Object.keys(routes).filter((id) => /^toko\/.*\.page$/.test(id) && !/^toko\/akun\/.*pengaturan/.test(id))

const kb = (bytes: number) => (bytes / KB).toFixed(1)

function main(): void {
  const names = readdirSync(join(CLIENT, 'assets'))
  const find = (pattern: RegExp) => `/assets/${names.find((name) => pattern.test(name))}`
  const text = readFileSync(join(CLIENT, find(/^manifest-\w+\.js$/)), 'utf8')
  const manifest: Manifest = JSON.parse(text.slice(text.indexOf('=') + 1).replace(/;\s*$/, ''))
  const size = (file: string) => statSync(join(CLIENT, `${file}.br`)).size
  const font = statSync(join(CLIENT, find(/^plus-jakarta-sans-inti-.*\.woff2$/))).size
  const problems = overBudget(manifest, size, font)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

if (import.meta.main) main()
