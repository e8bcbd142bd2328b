import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findPostmaster } from '#server/db/embedded/pid-file.ts'
import { findEmbedded } from '#server/db/embedded/start-embedded.ts'
import { freePort } from '#server/testing/processes/free-port.ts'
import { atExit, openFolder } from './at-exit.ts'
import { fillCatalogue } from './catalogue.ts'
import { childrenOf } from './proc.ts'

/** A built shop in its own process, as `npm start` runs it. */
export interface ShopProcess {
  url: string
  port: number
  pid: number
  /** Time from the start of the process until it reports readiness, in ms. */
  readyMs: number
  /** Sends SIGTERM and waits for the end of the process. */
  stop(): Promise<void>
}

export interface BenchShop extends ShopProcess {
  databaseUrl: string
  dataDir: string
  /** Password of the administrator `admin@kerapusehat.local`. */
  adminPassword: string
  /** Stops the shop and deletes its data. */
  close(): Promise<void>
}

/** Settings of a shop without payment simulator. Its provider is unreachable. */
export const WITHOUT_SIMULATOR = {
  MIDTRANS_SERVER_KEY: 'SB-Mid-server-bench',
  MIDTRANS_CLIENT_KEY: 'SB-Mid-client-bench',
  MIDTRANS_SNAP_URL: 'http://127.0.0.1:1',
  MIDTRANS_API_URL: 'http://127.0.0.1:1',
}

/** Settings of a shop whose payment simulator runs at `url`. */
export const withSimulator = (url: string) => ({
  ...WITHOUT_SIMULATOR,
  MIDTRANS_SNAP_URL: url,
  MIDTRANS_API_URL: url,
})

export const ADMIN_PASSWORD = 'rahasia-bench'

/** @returns a function that ends the process with SIGTERM and waits for its end */
function stopper(child: ChildProcess): () => Promise<void> {
  const forget = atExit(() => child.kill('SIGKILL'))
  const ended = once(child, 'exit').finally(forget)
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}

/** Starts the payment simulator in its own process. */
export async function startSimulator(): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort()
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, ['dev/midtrans-simulator/main.ts'], {
    env: { PATH, HOME, ...WITHOUT_SIMULATOR, SIMULATOR_PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = stopper(child)
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  if (child.exitCode !== null) throw new Error('the payment simulator ended')
  return { url: `http://127.0.0.1:${port}`, stop }
}

/**
 * Starts a built shop and waits until it is ready.
 * @param settings environment variables that override the defaults (demo catalogue, payment simulator)
 * @param checkout folder of a built checkout; default: this one
 */
export async function startShop(
  dataDir: string,
  settings: Record<string, string> = {},
  checkout = '.',
): Promise<ShopProcess> {
  const { PATH, HOME } = process.env
  const port = Number(settings.PORT ?? (await freePort()))
  const began = performance.now()
  const child = spawn(process.execPath, ['build/shop/main.js'], {
    cwd: checkout,
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '1',
      DATA_DIR: dataDir,
      PORT: `${port}`,
      LOG_LEVEL: 'warn',
      ADMIN_PASSWORD,
      // Each customer has its own address, as in production.
      TRUST_PROXY: 'loopback',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = stopper(child)
  const ready = Promise.withResolvers<void>()
  child.stdout.on('data', (chunk) => String(chunk).includes('KerapuSehat siap') && ready.resolve())
  child.once('exit', () => ready.reject(new Error('the shop ended before it was ready')))
  await ready.promise
  const readyMs = performance.now() - began
  return { url: `http://127.0.0.1:${port}`, port, pid: child.pid ?? 0, readyMs, stop }
}

/** Returns the process ids of a running shop's database server. */
export function databasePids(dataDir: string): number[] {
  const postmaster = findPostmaster(join(dataDir, 'postgres/data'))?.pid ?? 0
  return [postmaster, ...childrenOf(postmaster)]
}

/** Opens a shop on an empty data folder and fills its catalogue up to `products`. */
export async function openShop(products: number, settings: Record<string, string> = {}): Promise<BenchShop> {
  const { folder, remove } = openFolder()
  const shop = await startShop(folder, settings)
  const databaseUrl = await findEmbedded(folder)
  if (!databaseUrl) throw new Error('the shop has no database of its own')
  await fillCatalogue(databaseUrl, products)
  return {
    ...shop,
    databaseUrl,
    dataDir: folder,
    adminPassword: ADMIN_PASSWORD,
    async close() {
      await shop.stop()
      remove()
    },
  }
}
