import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { ViteDevServer } from 'vite'
import { createDb } from '#server/db/client.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { isEmpty, seedDemo } from '#server/db/seed/seed.ts'
import { ensureAdmin } from '#server/features/akun/ensure-admin.ts'
import { registerPages } from '#server/http/pages.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { openMailer } from '#server/mail/mailer.ts'
import { midtransClient } from '#server/midtrans/client.ts'
import { openStorage } from '#server/storage/storage.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { openAnswers } from './open-answers.ts'

/**
 * Who stops processes kills them after ten seconds, so the shop has ended by then: requests and jobs under way get half of
 * the time, each connection a moment, and the database what is left. Jobs that are cut off go on in the next shop, and the
 * database goes on stopping by itself.
 */
const FINISH_MS = 5_000
const LET_GO_MS = 500
const DATABASE_MS = 3_000

export interface Shop {
  url: string
  /** The administrator's password, when it was made up just now; shown once and stored nowhere. */
  newAdminPassword: string | undefined
  /** Stops taking requests, finishes those under way, then stops everything that was started. */
  close(): Promise<void>
}

interface ShopOptions {
  /** Vite in middleware mode, while developing. */
  dev?: ViteDevServer
}

/** Starts everything that the shop needs, in order; what was started is stopped again when a later step fails. */
export async function startShop(config: Config, { dev }: ShopOptions = {}): Promise<Shop> {
  const log = pino({ level: config.logLevel })
  const started: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const stop of started.splice(0).reverse()) await stop()
  }
  const letGo = (stop: () => unknown, ms = LET_GO_MS) => started.push(() => within(ms, stop()))

  try {
    const databaseUrl = config.databaseUrl ?? (await startDatabase())
    await migrate(databaseUrl)
    const db = createDb(databaseUrl, {
      // Not the error itself: it carries the connection, and with it more than belongs into a log.
      onError: ({ message }) => log.warn({ reason: message }, 'database connection lost'),
    })
    letGo(() => db.destroy())

    const simulated = config.midtrans.mode === 'simulator'
    if (simulated) await startPaymentSimulator()

    const clock = () => new Date()
    // While developing, pages change with their sources.
    const kept = dev ? undefined : await openAnswers(databaseUrl, { db, clock, log })
    letGo(() => kept?.close())

    const deps: Deps = {
      db,
      clock,
      midtrans: midtransClient(config.midtrans),
      mailer: openMailer(config.smtp, join(config.dataDir, 'surat')),
      storage: await openStorage(join(config.dataDir, 'uploads'), config.s3),
      settings: {
        publicUrl: config.publicUrl,
        midtransServerKey: config.midtrans.serverKey,
        shopEmail: config.smtp.from,
        paymentWindowMinutes: config.paymentWindowMinutes,
      },
      log,
      answers: kept?.answers,
    }
    if (config.seed === 'demo' && (await isEmpty(db)))
      await seedDemo(db, { putGambar: deps.storage.put, now: deps.clock() })
    const newAdminPassword = await ensureAdmin(deps, config.admin)

    const { server, endpoints, load, files } = await buildApp(deps, { logger: log, trustProxy: config.trustProxy })
    const { publicUrl } = config
    const { snapUrl, clientKey } = config.midtrans
    await registerPages(server, {
      call: endpoints.call,
      answers: deps.answers,
      files,
      settings: { publicUrl, snapUrl, clientKey, simulated },
      dev,
    })
    const jobs = startJobs(deps)
    letGo(() => Promise.all([server.close(), jobs.stop()]), FINISH_MS)
    // Last, so that who gets an answer gets the whole shop.
    await listen(server, config)
    started.push(async () => {
      load.drain()
      await delay(config.drainSeconds * 1000)
    })
    return { url: publicUrl, newAdminPassword, close }
  } catch (error) {
    await close()
    throw error
  }

  async function startDatabase(): Promise<string> {
    const embedded = await startEmbedded(config.dataDir, log, config.walArchiveDir)
    letGo(() => embedded.stop(), DATABASE_MS)
    return embedded.url
  }

  async function startPaymentSimulator(): Promise<void> {
    const { startSimulator } = await import('#dev/midtrans-simulator/simulator.ts')
    const simulator = await startSimulator({
      port: config.simulatorPort,
      publicUrl: config.midtrans.snapUrl,
      serverKey: config.midtrans.serverKey,
      clientKey: config.midtrans.clientKey,
      notificationUrl: `http://127.0.0.1:${config.port}/api/pemesanan/notifikasi-midtrans`,
      stateFile: join(config.dataDir, 'simulator.json'),
    })
    letGo(() => simulator.close())
  }
}

/** Waits for it, but not for ever. */
async function within(ms: number, work: unknown): Promise<void> {
  const patience = new AbortController()
  try {
    await Promise.race([work, delay(ms, undefined, { signal: patience.signal })])
  } finally {
    patience.abort()
  }
}

async function listen(server: FastifyInstance, { host, port }: Config): Promise<void> {
  await server.listen({ host, port }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EADDRINUSE') throw cause
    throw new StartError(`Alamat ${host}:${port} sudah dipakai program lain; hentikan program itu atau ubah PORT.`, {
      cause,
    })
  })
}
