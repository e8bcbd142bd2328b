import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { createDb } from '#server/db/client.ts'
import { findEmbedded } from '#server/db/embedded/start-embedded.ts'
import { freePort } from '#server/testing/free-port.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'

/** A built shop in a process of its own, as `npm start` runs it. */
export interface ShopProcess {
  url: string
  port: number
  pid: number
  /** From the start of the process to its word that it is ready, in milliseconds. */
  readyMs: number
  /** Stops it as the owner would, and waits for its end. */
  stop(): Promise<void>
}

export interface BenchShop extends ShopProcess {
  databaseUrl: string
  dataDir: string
  /** Of the administrator `admin@kerapusehat.local`. */
  adminPassword: string
  /** Stops it and removes its data. */
  close(): Promise<void>
}

/** Settings of a shop that has no payment simulator beside it; its provider is never there. */
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

const ADMIN_PASSWORD = 'rahasia-bench'

/** The payment simulator in a process of its own. */
export async function startSimulator(): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const port = await freePort()
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, ['dev/midtrans-simulator/main.ts'], {
    env: { PATH, HOME, ...WITHOUT_SIMULATOR, SIMULATOR_PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), ended])
  if (child.exitCode !== null) throw new Error('the payment simulator ended')
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** @param settings environment of the process, over those of a shop with the demo catalogue and a payment simulator */
export async function startShop(dataDir: string, settings: Record<string, string> = {}): Promise<ShopProcess> {
  const { PATH, HOME } = process.env
  const port = Number(settings.PORT ?? (await freePort()))
  const began = performance.now()
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: 'build/.compiled',
      DATA_DIR: dataDir,
      PORT: `${port}`,
      LOG_LEVEL: 'warn',
      ADMIN_PASSWORD,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const ready = Promise.withResolvers<void>()
  child.stdout.on('data', (chunk) => String(chunk).includes('KerapuSehat siap') && ready.resolve())
  ended.then(() => ready.reject(new Error('the shop ended before it was ready')))
  await ready.promise
  const readyMs = performance.now() - began
  return { url: `http://127.0.0.1:${port}`, port, pid: child.pid ?? 0, readyMs, stop }
}

/** A shop on an empty data folder whose catalogue has been filled up to `products`. */
export async function openShop(products: number, settings: Record<string, string> = {}): Promise<BenchShop> {
  const dataDir = makeTempFolder()
  const shop = await startShop(dataDir, settings)
  const databaseUrl = await findEmbedded(dataDir)
  if (!databaseUrl) throw new Error('the shop has no database of its own')
  await fillCatalogue(databaseUrl, products)
  return {
    ...shop,
    databaseUrl,
    dataDir,
    adminPassword: ADMIN_PASSWORD,
    async close() {
      await shop.stop()
      removeTempFolder(dataDir)
    },
  }
}

/** Copies the demo products, pictures and all, under names of their own, until there are so many. */
async function fillCatalogue(databaseUrl: string, products: number): Promise<void> {
  const db = createDb(databaseUrl, { max: 1 })
  try {
    await sql`WITH demo AS (SELECT row_number() OVER (ORDER BY produk_id) AS nomor, count(*) OVER () AS banyak, * FROM produk),
      baru AS (
        INSERT INTO produk (kategori_id, nama, deskripsi, harga, stok, gambar, kemasan, zat, golongan, dosis, resep, masa_henti, kelas, dibuat)
        SELECT kategori_id, nama || ' ' || i, deskripsi, harga + i * 500, 1000, gambar, kemasan, zat, golongan, dosis, resep,
               masa_henti, kelas, dibuat
        FROM demo, generate_series(1, ${sql.lit(products)}) i
        WHERE banyak + (i - 1) * banyak + nomor <= ${sql.lit(products)}
        RETURNING produk_id, stok, dibuat)
      INSERT INTO mutasi_stok (produk_id, perubahan, alasan, waktu) SELECT produk_id, stok, 'awal', dibuat FROM baru`.execute(
      db,
    )
    await sql`ANALYZE`.execute(db)
  } finally {
    await db.destroy()
  }
}
