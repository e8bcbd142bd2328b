import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { createDb, type Db } from '#server/db/client.ts'
import { findPostmaster } from '#server/db/embedded/pid-file.ts'
import { findServer, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { hashToken } from '#server/http/session.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { isiToko } from './isi-toko.ts'
import { median } from './toko.ts'

/*
 * How many orders a second does the shop take? The built shop, its database, the payment simulator and the buyers are
 * processes of their own on one machine; each buyer waits for the answer, payment token included, before the next order.
 * Beside it stands the processor time that each of them spends on an order, which other work on the machine changes less.
 */

const { values: args } = parseArgs({
  options: {
    pembeli: { type: 'string', default: '8' },
    putaran: { type: 'string', default: '5' },
    detik: { type: 'string', default: '5' },
    produk: { type: 'string', default: '1000' },
    port: { type: 'string', default: '5500' },
  },
})
const [BUYERS, ROUNDS, SECONDS] = [Number(args.pembeli), Number(args.putaran), Number(args.detik)]
const [PRODUK, PORT] = [Number(args.produk), Number(args.port)]
/** Accounts that order in turn, each time something else, so that no order repeats another. */
const AKUN = 5000
const YESTERDAY = new Date(Date.now() - 86_400_000)

const folder = makeTempFolder()
const embedded = await startEmbedded(folder, console)
const children: ChildProcess[] = []
const agent = new Agent({ keepAlive: true, maxSockets: BUYERS })
let orders = 0
try {
  await fill()
  const simulator = `http://127.0.0.1:${PORT + 1}`
  const keys = { MIDTRANS_SERVER_KEY: 'SB-Mid-server-bench', MIDTRANS_CLIENT_KEY: 'SB-Mid-client-bench' }
  const parts: Record<string, number | undefined> = {
    simulator: await start('dev/midtrans-simulator/main.ts', { SIMULATOR_PORT: `${PORT + 1}`, ...keys }),
    shop: await start('server/main.ts', {
      NODE_ENV: 'production',
      DATABASE_URL: embedded.url,
      DATA_DIR: folder,
      PORT: `${PORT}`,
      SEED: 'none',
      LOG_LEVEL: 'error',
      MIDTRANS_SNAP_URL: simulator,
      MIDTRANS_API_URL: simulator,
      ...keys,
    }),
    database: findPostmaster((await findServer(folder))?.cluster ?? '')?.pid,
    buyers: process.pid,
  }

  console.log(
    `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`,
  )
  console.log(`${BUYERS} buyers, ${PRODUK} products, ${ROUNDS} rounds of ${SECONDS} s\n`)
  console.log(`| orders/s | median, ms | p99, ms | ${Object.keys(parts).join(', ms | ')}, ms |`)
  console.log(
    `| ---: | ---: | ---: | ${Object.keys(parts)
      .map(() => '---:')
      .join(' | ')} |`,
  )
  const rates: number[] = []
  for (let round = -1; round < ROUNDS; round++) {
    const before = Object.values(parts).map(cpuMs)
    const { rate, times } = await rush()
    const spent = Object.values(parts).map((pid, index) => (cpuMs(pid) - (before[index] ?? 0)) / times.length)
    if (round < 0) continue
    rates.push(rate)
    const p99 = times[Math.floor(times.length * 0.99)] ?? 0
    console.log(
      `| ${rate.toFixed(0)} | ${median(times).toFixed(1)} | ${p99.toFixed(1)} | ${spent.map((ms) => ms.toFixed(2)).join(' | ')} |`,
    )
  }
  console.log(`\nmedian ${median(rates).toFixed(0)} orders/s`)
} finally {
  agent.destroy()
  for (const child of children.reverse()) {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  await embedded.stop()
  removeTempFolder(folder)
}

/** Fills the shop, puts more of everything on the shelf than can be sold, and signs everybody in. */
async function fill(): Promise<void> {
  await migrate(embedded.url)
  const db = createDb(embedded.url, { max: 1 })
  await isiToko(db, { produk: PRODUK, pengguna: AKUN, pesanan: 10_000 }, YESTERDAY)
  await sql`UPDATE produk SET stok = 1000000, aktif = true`.execute(db)
  await signIn(db)
  await sql`VACUUM ANALYZE`.execute(db)
  await db.destroy()
}

async function signIn(db: Db): Promise<void> {
  const hashes = Array.from({ length: AKUN }, (_, index) => hashToken(tokenOf(index + 1)))
  await sql`INSERT INTO sesi (token_hash, pengguna_id, dibuat, kedaluwarsa)
    SELECT token_hash, pengguna_id, now(), now() + interval '1 day'
    FROM unnest(${hashes}::bytea[]) WITH ORDINALITY AS sesi (token_hash, pengguna_id)`.execute(db)
}

function tokenOf(penggunaId: number): string {
  return `token-of-the-account-${penggunaId}`
}

/** All buyers order for so many seconds. Times are milliseconds, shortest first. */
async function rush(): Promise<{ rate: number; times: number[] }> {
  const times: number[] = []
  const begin = performance.now()
  const buy = async () => {
    while (performance.now() - begin < SECONDS * 1000) {
      const asked = performance.now()
      await order(orders++)
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: BUYERS }, buy))
  const seconds = (performance.now() - begin) / 1000
  return { rate: times.length / seconds, times: times.toSorted((a, b) => a - b) }
}

/** @throws where the order was not taken, or has no payment token */
function order(index: number): Promise<void> {
  const produkId = 1 + ((index * 7919) % PRODUK)
  const body = JSON.stringify({ produkId, jumlah: 1 + (Math.floor(index / AKUN) % 50), shippingId: 2 })
  const headers = {
    authorization: `Bearer ${tokenOf(1 + (index % AKUN))}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const options = { agent, host: '127.0.0.1', port: PORT, path: '/api/pemesanan/create', method: 'POST', headers }
  const asking = request(options, (answer) => {
    let text = ''
    answer.on('data', (chunk) => (text += chunk))
    answer.on('end', () => {
      const isTaken = answer.statusCode === 201 && text.includes('"midtransToken":"')
      return isTaken ? resolve() : reject(new Error(`${answer.statusCode} ${text}`))
    })
  })
  asking.on('error', reject)
  asking.end(body)
  return promise
}

/** Starts a process of Node and waits for its first word. @returns its number */
async function start(script: string, settings: Record<string, string>): Promise<number | undefined> {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [script], {
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${script} ended`)))
  await Promise.race([once(child.stdout, 'data'), ended])
  ended.catch(() => {})
  return child.pid
}

/** Processor time of a process so far, with that of its children: PostgreSQL has one for every connection. Linux only. */
function cpuMs(pid: number | undefined): number {
  if (process.platform !== 'linux') return Number.NaN
  const own = statOf(`${pid}`)
  let ticks = own ? own.ownTime : 0
  // This process has the others for its children.
  if (own && pid !== process.pid) {
    ticks += own.endedTime
    for (const name of readdirSync('/proc')) {
      const child = /^\d+$/.test(name) ? statOf(name) : undefined
      if (child && child.parent === pid) ticks += child.ownTime
    }
  }
  return ticks * 10
}

/** What Linux says of a process: its parent, its processor time and that of children that have ended, in 1/100 s. */
function statOf(pid: string): { parent: number; ownTime: number; endedTime: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The fields after the name, which may hold anything.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15)
    return { parent: fields[1] ?? 0, ownTime: user + system, endedTime: endedUser + endedSystem }
  } catch {
    return undefined
  }
}
