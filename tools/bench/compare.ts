import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Kategori } from '#contract/katalog/endpoints.ts'
import { openFolder } from './at-exit.ts'
import { benchProduk } from './catalogue.ts'
import { checkOut, pay } from './checkout.ts'
import { call, newCustomer } from './customer.ts'
import { firstView } from './first-view.ts'
import { measureAlternately } from './in-turn.ts'
import { type Request, startGenerator } from './load.ts'
import { cpuMs, pssMb } from './proc.ts'
import { formatSpread, median, saveResult } from './report.ts'
import { ADMIN_PASSWORD, databasePids, type ShopProcess, startShop, startSimulator, withSimulator } from './shop.ts'

/*
 * `npm run bench:compare -- ../other-checkout`: measures this checkout's shop and another's alternately.
 * Both run as processes on their own data and are filled and queried over HTTP only, so the other checkout may be older.
 */

const PRODUCTS = 240
const BUYERS = 8
/** Maximum number of rounds of the slow measurements. */
const ROUNDS_MAX = 5
const PER_SECOND_MAX = 2000
/** Idle time before the memory is measured, in ms. */
const IDLE_MS = 10_000
/** Wait in ms after which an invalidated response is no longer served stale: the next request rebuilds it. */
const OVERTAKEN_MS = 700
const ENCODING = { 'accept-encoding': 'gzip, deflate, br' }
const IN_MEMORY = ['/api/produks?limit=24', '/api/kategoris', '/', '/produk/produk-satuan', '/produk/produk-satuan/1']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '0.5' },
    connections: { type: 'string', default: '50' },
  },
})
const other = positionals[0] && resolve(positionals[0])
if (!other) throw new Error('Compare with which checkout? npm run bench:compare -- ../other-checkout')
const [rounds, seconds, connections] = [Number(values.rounds), Number(values.seconds), Number(values.connections)]

type Side = Awaited<ReturnType<typeof openSide>>
/** Measures a shop. Each value's name ends with its unit. */
type Measure = (side: Side) => Promise<Record<string, number>>

execFileSync('npm', ['run', 'build'], { cwd: other, stdio: 'inherit' })
const simulator = await startSimulator()
const generator = startGenerator()
const [here, there] = [await openSide('.'), await openSide(other)]
const results: Record<string, { here: number[]; there: number[]; ratios: number[] }> = {}
console.log('\n| measured | here | there | ratio: above 1, here is better |\n| --- | --- | --- | --- |')
await compare(start, Math.min(rounds, ROUNDS_MAX))
for (const path of IN_MEMORY) await compare(fromMemory(path))
await compare(madeAnew)
await compare(orders)
await compare(({ shop }) => firstView(shop.url), Math.min(rounds, ROUNDS_MAX))
console.log(`\nKept as ${saveResult('compare', { rounds, seconds, connections, figures: results })}.`)
for (const side of [here, there]) await side.close()
await simulator.stop()
generator.close()

async function compare(measure: Measure, times = rounds): Promise<void> {
  const measured = await measureAlternately(times, { here: () => measure(here), there: () => measure(there) })
  for (const name of Object.keys(measured.here[0] ?? {})) {
    const [ours, theirs] = [measured.here, measured.there].map((all) => all.map((values) => values[name] ?? Number.NaN))
    if (!ours || !theirs) continue
    const quotients = ours.map((value, round) => value / (theirs[round] ?? Number.NaN))
    const ratios = name.endsWith('/s') ? quotients : quotients.map((quotient) => 1 / quotient)
    results[name] = { here: ours, there: theirs, ratios }
    console.log(`| ${[name, formatSpread(ours), formatSpread(theirs), formatSpread(ratios)].join(' | ')} |`)
  }
}

/** Starts a shop with the demo products, `PRODUCTS` generated products and signed-in buyers. */
async function openSide(checkout: string) {
  const { folder, remove } = openFolder()
  // A few buyers place all orders, so the limits for unpaid orders are lifted.
  const settings = { ...withSimulator(simulator.url), UNPAID_PER_ACCOUNT: '1000000', UNPAID_PER_ADDRESS: '1000000' }
  const start = () => startShop(folder, settings, checkout)
  const shop = await start()
  const admin = { email: 'admin@kerapusehat.local', password: ADMIN_PASSWORD }
  const { token } = await call<{ token: string }>(shop.url, 'POST', '/api/auth/login-admin', { body: admin })
  const kategori = await call<Kategori[]>(shop.url, 'GET', '/api/kategoris')
  const produkIds: number[] = []
  for (let nomor = 0; nomor < PRODUCTS; nomor++) {
    const input = { ...benchProduk(nomor), kategoriId: kategori[nomor % kategori.length]?.kategoriId }
    produkIds.push((await sendForm(shop.url, 'POST', '/api/produks', token, input)).produkId)
  }
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => newCustomer(shop.url)))
  // Every buyer has a paid order.
  for (const customer of buyers)
    await pay(
      shop.url,
      simulator.url,
      customer,
      await checkOut(shop.url, { customer, produkId: produkIds[0] ?? 0, quantity: 1 }),
    )
  return {
    folder,
    token,
    produkIds,
    buyers,
    shop,
    ordered: 0,
    start,
    async close() {
      await this.shop.stop()
      remove()
    },
  }
}

async function start(side: Side) {
  await side.shop.stop()
  side.shop = await side.start()
  const processor = cpuMs(side.shop.pid)
  await delay(IDLE_MS)
  return {
    'second start, ms': side.shop.readyMs,
    'second start: processor, ms': processor,
    'idle memory of the shop, MB': pssMb([side.shop.pid]),
    'idle memory of shop and database, MB': pssMb([side.shop.pid, ...databasePids(side.folder)]),
  }
}

function fromMemory(path: string): Measure {
  const name = `out of memory: ${path}`
  return ({ shop }) => load(name, shop, [{ path, headers: ENCODING }], connections, 200)
}

/** Loads every page of the product list once after a price change. */
async function madeAnew({ shop, token, produkIds }: Side) {
  const harga = 1000 * (100 + Math.floor(Math.random() * 900))
  await sendForm(shop.url, 'PUT', `/api/produks/${produkIds[0]}`, token, { harga })
  await delay(OVERTAKEN_MS)
  const times: number[] = []
  for (let page = 1; page <= PRODUCTS / 24; page++) {
    const began = performance.now()
    const answer = await fetch(`${shop.url}/produk/produk-satuan?page=${page}`, { headers: ENCODING })
    await answer.arrayBuffer()
    times.push(performance.now() - began)
  }
  return { 'a page of the list made anew, ms': median(times) }
}

/** Each buyer orders another product or quantity each time, so no order counts as a repeat. */
function orders(side: Side) {
  const next = (): Request => {
    const index = side.ordered++
    const [at, turn] = [index % BUYERS, Math.floor(index / BUYERS)]
    const produkId = side.produkIds[(turn + at * 30) % PRODUCTS]
    const body = { produkId, jumlah: 1 + (Math.floor(turn / PRODUCTS) % 50), shippingId: 1 }
    const headers = { authorization: `Bearer ${side.buyers[at]?.token}` }
    return { method: 'POST', path: '/api/pemesanan/create', headers, body: JSON.stringify(body) }
  }
  const plan = Array.from({ length: seconds * PER_SECOND_MAX }, next)
  return load('orders, one call', side.shop, plan, BUYERS, 201)
}

async function load(
  name: string,
  { port, pid }: ShopProcess,
  requests: Request[],
  connections: number,
  status: number,
) {
  const before = cpuMs(pid)
  const measured = await generator.load(port, requests, { connections, seconds, expect: [status] })
  return {
    [`${name}, /s`]: measured.perSecond,
    [`${name}: processor of the shop, µs`]: ((cpuMs(pid) - before) * 1000) / measured.requests,
  }
}

async function sendForm(url: string, method: string, path: string, token: string, fields: object) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  const answer = await fetch(url + path, { method, headers: { authorization: `Bearer ${token}` }, body: form })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as { produkId: number }
}
