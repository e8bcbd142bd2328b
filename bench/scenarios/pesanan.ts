import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { createDb, type Db } from '#server/db/client.ts'
import { findPostmaster } from '#server/db/embedded/pid-file.ts'
import { findServer, startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import { hashToken } from '#server/http/session.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { isiToko } from '../isi-toko.ts'

/*
 * How many orders a second does the shop take? The shop, its database, the payment simulator and the buyers are processes
 * of their own on the same machine; each buyer waits for an answer, payment token included, before the next order.
 */

const { values: args } = parseArgs({
  options: {
    klien: { type: 'string', default: '8' },
    putaran: { type: 'string', default: '5' },
    detik: { type: 'string', default: '5' },
    produk: { type: 'string', default: '1000' },
    port: { type: 'string', default: '5500' },
    prof: { type: 'string' },
    log: { type: 'boolean', default: false },
  },
})
const [CLIENTS, ROUNDS, SECONDS, PORT] = [args.klien, args.putaran, args.detik, args.port].map(Number) as [
  number,
  number,
  number,
  number,
]
const PRODUK = Number(args.produk)
const PEMBELI = 5000
const KEY = 'SB-Mid-server-uji'

const folder = makeTempFolder()
const embedded = await startEmbedded(folder, console)
const children: ChildProcess[] = []
const db = createDb(embedded.url)
const postmaster = findPostmaster((await findServer(folder))?.cluster ?? '')?.pid
try {
  await migrate(embedded.url)
  await isiToko(db, { produk: PRODUK, pengguna: PEMBELI, pesanan: 10_000 }, new Date(Date.now() - 86_400_000))
  await openDoors(db)
  if (args.log)
    await sql
      .raw(`ALTER SYSTEM SET log_statement='all'`)
      .execute(db)
      .then(() => sql`SELECT pg_reload_conf()`.execute(db))

  const simulator = `http://127.0.0.1:${PORT + 1}`
  await start(['dev/midtrans-simulator/main.ts'], {
    SIMULATOR_PORT: `${PORT + 1}`,
    MIDTRANS_SERVER_KEY: KEY,
    MIDTRANS_CLIENT_KEY: 'x',
  })
  const shop = await start(
    [...(args.prof ? ['--cpu-prof', `--cpu-prof-dir=${args.prof}`] : []), 'server/main.ts'],
    {
      NODE_ENV: 'production',
      DATABASE_URL: embedded.url,
      DATA_DIR: folder,
      PORT: `${PORT}`,
      SEED: 'none',
      LOG_LEVEL: 'error',
      MIDTRANS_SERVER_KEY: KEY,
      MIDTRANS_CLIENT_KEY: 'x',
      MIDTRANS_SNAP_URL: simulator,
      MIDTRANS_API_URL: simulator,
    },
    'siap di',
  )

  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  let n = 0
  const perSecond: number[] = []
  for (let round = -1; round < ROUNDS; round++) {
    const times: number[] = []
    const cpuBefore = cpu()
    const begin = performance.now()
    const until = begin + SECONDS * 1000
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        while (performance.now() < until) {
          const t = performance.now()
          await order(agent, n++)
          times.push(performance.now() - t)
        }
      }),
    )
    const seconds = (performance.now() - begin) / 1000
    times.sort((a, b) => a - b)
    const rate = times.length / seconds
    if (round >= 0) perSecond.push(rate)
    const cpuAfter = cpu()
    const spent = Object.entries(cpuAfter)
      .map(([k, v]) => `${k} ${(((v - (cpuBefore[k] ?? 0)) * 1000) / times.length).toFixed(2)}`)
      .concat(
        `SUM ${(((Object.values(cpuAfter).reduce((a, b) => a + b) - Object.values(cpuBefore).reduce((a, b) => a + b)) * 1000) / times.length).toFixed(2)}`,
      )
      .join(', ')
    console.log(
      `round ${round}: ${rate.toFixed(0)}/s p50 ${times[times.length >> 1]?.toFixed(1)} p99 ${times[Math.floor(times.length * 0.99)]?.toFixed(1)} ms; cpu ms/order: ${spent}`,
    )
  }
  perSecond.sort((a, b) => a - b)
  console.log(`median ${perSecond[ROUNDS >> 1]?.toFixed(0)} orders/s`)
  agent.destroy()
  console.log(
    'books:',
    JSON.stringify((await findViolations(db)).filter((v) => /terakhir|Stok tidak/.test(v.aturan)).slice(0, 3)),
  )
} finally {
  await db.destroy()
  for (const child of children.reverse()) {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  if (args.log) {
    const { cpSync } = await import('node:fs')
    for (const f of (await import('node:fs')).readdirSync(folder)) console.log(f)
    cpSync(folder, '/tmp/tulis-log', { recursive: true, dereference: true })
  }
  await embedded.stop()
  removeTempFolder(folder)
}

import { readdirSync, readFileSync } from 'node:fs'

function cpu(): Record<string, number> {
  const out: Record<string, number> = { pg: 0, shop: 0, sim: 0, client: 0 }
  const times = (pid: number | string) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number) as number[]
  }
  for (const pid of readdirSync('/proc').filter((x) => /^\d+$/.test(x))) {
    try {
      const t = times(pid)
      const own = ((t[11] ?? 0) + (t[12] ?? 0)) / 100
      if (t[1] === postmaster) out.pg! += own
      else if (Number(pid) === postmaster) out.pg! += own + ((t[13] ?? 0) + (t[14] ?? 0)) / 100
      else if (Number(pid) === process.pid) out.client! += own
      else if (Number(pid) === children[0]?.pid) out.sim! += own
      else if (Number(pid) === children[1]?.pid) out.shop! += own
    } catch {}
  }
  return out
}

async function openDoors(db: Db) {
  await sql`UPDATE produk SET stok = 1000000, aktif = true, resep = false`.execute(db)
  await sql`INSERT INTO mutasi_stok (produk_id, perubahan, alasan, waktu) SELECT produk_id, 1000000 - coalesce(sum(m.perubahan), 0), 'koreksi', now() FROM produk LEFT JOIN mutasi_stok m USING (produk_id) GROUP BY produk_id`.execute(
    db,
  )
  const tokens = Array.from({ length: PEMBELI }, (_, i) => hashToken(tokenOf(i + 1)))
  await sql`INSERT INTO sesi (token_hash, pengguna_id, dibuat, kedaluwarsa)
    SELECT t, i, now(), now() + interval '1 day' FROM unnest(${tokens}::bytea[]) WITH ORDINALITY AS x (t, i)`.execute(
    db,
  )
  await sql`VACUUM ANALYZE`.execute(db)
}

function tokenOf(i: number) {
  return `bench-token-number-${String(i).padStart(8, '0')}`
}

function order(agent: Agent, i: number): Promise<void> {
  const body = JSON.stringify({
    produkId: 1 + ((i * 7919) % PRODUK),
    jumlah: 1 + (Math.floor(i / PEMBELI) % 50),
    shippingId: 2,
  })
  return new Promise((resolve, reject) => {
    const req = request(
      {
        agent,
        host: '127.0.0.1',
        port: PORT,
        method: 'POST',
        path: '/api/pemesanan/create',
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          authorization: `Bearer ${tokenOf(1 + (i % PEMBELI))}`,
        },
      },
      (res) => {
        let text = ''
        res.on('data', (c) => (text += c))
        res.on('end', () => {
          if (res.statusCode === 201 && /"midtransToken":"/.test(text)) resolve()
          else reject(new Error(`${res.statusCode} ${text}`))
        })
      },
    )
    req.on('error', reject)
    req.end(body)
  })
}

async function start(argv: string[], env: Record<string, string>, ready = 'at') {
  const child = spawn(process.execPath, argv, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (c) => String(c).includes(ready) && resolve())
    child.on('exit', (code) => reject(new Error(`exit ${code}`)))
  })
  return child
}
