import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findChromium } from '#e2e/find-chromium.ts'
import { atExit, openFolder } from './at-exit.ts'
import { newCustomer } from './customer.ts'
import { median, saveResult } from './report.ts'
import { openShop } from './shop.ts'

/*
 * Speed of the shop on a cheap phone: Lighthouse's mobile preset (slow 4G, a processor four times slower, simulated).
 * The pages are measured alternately; the result is the median. Each visit uses a new browser.
 * npx downloads Lighthouse on demand: it is larger than the shop.
 */

const LIGHTHOUSE = 'lighthouse@13.5.0'
const PAGES = {
  landing: '/',
  list: '/produk/produk-satuan',
  product: '/produk/produk-satuan/1',
  disease: '/layanan/detail/1',
  diseases: '/penyakit-ikan',
  article: '/artikel/1',
  symptoms: '/layanan/cek-gejala',
  card: '/layanan/penyakit/cacing-kulit',
  water: '/layanan/air',
  calculator: '/layanan/kalkulator-dosis?produk=5&untuk=cacing-kulit&bentuk=volume&volume=2,4&hitung=1',
  package: '/produk/produk-paketan/1',
  directory: '/layanan/siapa-dihubungi',
  checkout: '/produk/produk-satuan/pemesanan?produk=1&jumlah=1',
}
type Name = keyof typeof PAGES

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const

type Visit = Record<(typeof CATEGORIES)[number] | keyof typeof METRICS, number>
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>
}

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true, default: Object.keys(PAGES) },
    /** Keeps the last report of each page in this folder. */
    reports: { type: 'string' },
  },
})
const names = options.only as Name[]

const { folder, remove } = openFolder()
const reports = options.reports ? resolve(options.reports) : folder
mkdirSync(reports, { recursive: true })
const config = join(folder, 'config.json')
// The profile is new anyway; a storage reset would sign out the customer of the checkout.
const settings = { onlyCategories: CATEGORIES, disableStorageReset: true }
writeFileSync(config, JSON.stringify({ extends: 'lighthouse:default', settings }))

const shop = await openShop(0)
const origin = `http://localhost:${shop.port}`
const { token, user } = await newCustomer(shop.url)

const visits = Object.fromEntries(names.map((name) => [name, [] as Visit[]])) as Record<Name, Visit[]>
const flaws = new Set<string>()
// The first run is discarded: the shop resizes its pictures then.
for (let run = -1; run < Number(options.runs); run++) {
  for (const name of names) {
    const report = await visit(name)
    if (run < 0) continue
    visits[name].push(read(report))
    for (const title of flawsOf(report)) flaws.add(`${name}: ${title}`)
  }
}
const medians = Object.fromEntries(names.map((name) => [name, medianOf(visits[name])]))
console.table(medians)
for (const flaw of flaws) console.log(flaw)
console.log(`Kept as ${saveResult('lighthouse', { lighthouse: LIGHTHOUSE, medians, visits })}.`)
await shop.close()
remove()

/** Runs Lighthouse on a page. It starts a browser with a new profile and ends it. */
async function visit(name: Name): Promise<Report> {
  const profile = openFolder()
  if (name === 'checkout') await signIn(profile.folder)
  const path = join(reports, `${name}.json`)
  const flags = `--headless --no-sandbox --disable-gpu --user-data-dir=${profile.folder}`
  const output = ['--output=json', `--output-path=${path}`, '--quiet']
  // A process group of its own, so that one signal ends npx, Lighthouse and the browser.
  const child = spawn(
    'npx',
    ['--yes', LIGHTHOUSE, origin + PAGES[name], `--config-path=${config}`, `--chrome-flags=${flags}`, ...output],
    {
      env: { ...process.env, CHROME_PATH: findChromium() },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    },
  )
  const forget = atExit(() => child.pid && process.kill(-child.pid, 'SIGINT'))
  const [code] = await once(child, 'exit')
  forget()
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${PAGES[name]}`)
  profile.remove()
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Writes the customer's session into a browser profile, on a page that does not come from the shop. */
async function signIn(profile: string): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await context.newPage()
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>' }))
  await page.goto(origin)
  await page.evaluate(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    },
    { token, user: JSON.stringify(user) },
  )
  await context.close()
}

function read({ categories, audits }: Report): Visit {
  return Object.fromEntries([
    ...CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
    ...Object.entries(METRICS).map(([name, id]) => [name, Number((audits[id]?.numericValue ?? -1).toFixed(3))]),
  ]) as Visit
}

function medianOf(all: Visit[]) {
  const keys = Object.keys(all[0] ?? {}) as (keyof Visit)[]
  return Object.fromEntries(keys.map((key) => [key, median(all.map((visit) => visit[key]))]))
}

/** Returns the titles of failed audits outside of performance. */
function flawsOf({ categories, audits }: Report): string[] {
  return CATEGORIES.slice(1).flatMap((id) =>
    (categories[id]?.auditRefs ?? []).flatMap((audit) => {
      const { title = '', score = null } = audits[audit.id] ?? {}
      return score !== null && score < 1 ? [title] : []
    }),
  )
}
