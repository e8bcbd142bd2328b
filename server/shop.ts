import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { ViteDevServer } from 'vite'
import { openBackups } from '#server/backup/backups.ts'
import { refuseUnfinished } from '#server/backup/unfinished.ts'
import { createDb } from '#server/db/client.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { lastWritten } from '#server/db/last-written.ts'
import { tryLines } from '#server/db/lines.ts'
import { migrate } from '#server/db/migrate.ts'
import { watchPulse } from '#server/db/pulse.ts'
import { holdAddress, listenAt, orTaken } from '#server/http/address.ts'
import { CLIENT_FOLDER, registerPages } from '#server/http/pages.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { steadyClock } from '#server/kernel/clock.ts'
import { keyIn, secretKunci } from '#server/kernel/secret-kunci.ts'
import { traceFields } from '#server/kernel/trace.ts'
import { workFields } from '#server/kernel/work-id.ts'
import { biteshipClient } from '#server/kurir/biteship.ts'
import { openMailer } from '#server/mail/mailer.ts'
import { midtransClient } from '#server/midtrans/client.ts'
import { placesOf } from '#server/space/places.ts'
import { watchSpace } from '#server/space/space.ts'
import { openStorage } from '#server/storage/storage.ts'
import { accessLog } from '#server/telemetry/access-log.ts'
import { countCalls } from '#server/telemetry/calls.ts'
import { openMetrics } from '#server/telemetry/metrics.ts'
import { addMetricsRoute, openMetricsDoor } from '#server/telemetry/metrics-door.ts'
import { addShopFigures } from '#server/telemetry/shop-figures.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { fillShop } from './fill-shop.ts'
import { findOther } from './http/pages/release-files.ts'
import { openAnswers } from './open-answers.ts'

/**
 * Shutdown timeouts in milliseconds. Service managers kill a process after 10 s, so the shutdown must take less. Requests and
 * jobs get half of that time, each connection a moment, and the database the rest. Interrupted jobs continue after the next
 * start, and the database continues to stop by itself.
 */
const FINISH_MS = 5_000
const LET_GO_MS = 500
const DATABASE_MS = 3_000

export interface Shop {
  url: string
  /** Stops accepting requests, finishes those in progress, then stops everything that was started. */
  close(): Promise<void>
}

interface ShopOptions {
  /** Vite in middleware mode, in development. */
  dev?: ViteDevServer
  /** Shows the owner information that is stored nowhere. */
  tell?: (sentence: string) => void
}

/** Starts all parts of the shop in order. If a step fails, the parts started before are stopped again. */
export async function startShop(config: Config, { dev, tell = () => {} }: ShopOptions = {}): Promise<Shop> {
  const mixin = () => ({ ...workFields(), ...traceFields() })
  const log = pino({ level: config.logLevel, mixin }, openLogStream())
  const started: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const stop of started.splice(0).reverse()) await stop()
  }
  const letGo = (stop: () => unknown, ms = LET_GO_MS) => started.push(() => within(ms, stop()))

  try {
    await refuseUnfinished(config.dataDir)
    // First, so that nothing is created if the address is taken.
    const giveAddress = await holdAddress(config)
    letGo(giveAddress)
    // Before the database, which needs room to start.
    const space = await watchSpace(await placesOf(config), config.diskWarnMb, log)
    letGo(() => space.close())
    const databaseUrl = config.databaseUrl ?? (await startDatabase())
    const directUrl = config.databaseDirectUrl ?? databaseUrl
    const { isPooled } = config.databaseUrl
      ? await tryLines({ url: config.databaseUrl, directUrl: config.databaseDirectUrl })
      : { isPooled: false }
    await migrate(directUrl)
    const pulse = watchPulse(databaseUrl)
    letGo(() => pulse.close())
    const db = createDb(databaseUrl, {
      max: config.databasePool,
      isLimited: !isPooled,
      pulse,
      // Not the error itself: it contains the connection, with data that must not be logged.
      onError: ({ message }) => log.warn({ reason: message }, 'database connection lost'),
    })
    letGo(() => db.destroy())

    const simulated = config.midtrans.mode === 'simulator'
    if (simulated) await startPaymentSimulator()

    const clock = steadyClock(Date.now, await lastWritten(db))
    // In development, pages change with their sources, so they are not cached.
    const kept = dev ? undefined : await openAnswers(directUrl, { db, pulse, clock, log })
    letGo(() => kept?.close())

    const backup = config.databaseUrl ? undefined : openBackups(config, clock, log)
    letGo(() => backup?.close())
    const metrics = config.metrics && (await openMetrics())
    const deps: Deps = {
      db,
      pulse,
      clock,
      midtrans: countCalls(metrics, 'midtrans', midtransClient(config.midtrans)),
      ...(config.kurir && { kurir: countCalls(metrics, 'kurir', biteshipClient(config.kurir)) }),
      mailer: countCalls(metrics, 'mail', await openMailer(config.smtp, join(config.dataDir, 'surat'))),
      storage: countCalls(metrics, 'storage', await openStorage(join(config.dataDir, 'uploads'), config.s3)),
      kunci: secretKunci(keyIn(config.dataDir)),
      settings: {
        publicUrl: config.publicUrl,
        midtransServerKey: config.midtrans.serverKey,
        shopEmail: config.smtp.address,
        paymentWindowMinutes: config.paymentWindowMinutes,
        unpaidPerAccount: config.unpaidPerAccount,
        unpaidPerAddress: config.unpaidPerAddress,
        lotMinHari: config.lotMinHari,
        sendsMail: config.smtp.url !== undefined,
      },
      log,
      answers: kept?.answers,
      cadangan: backup,
      space,
      metrics,
    }
    const newAdminPassword = await fillShop(directUrl, deps, config, dev ? undefined : CLIENT_FOLDER)
    // At once: after a later failure, the password could not be displayed any more.
    if (newAdminPassword)
      tell(`Administrator: ${config.admin.email}, kata sandi ${newAdminPassword} (hanya ditampilkan sekali)`)

    const { server, endpoints, load, files } = await buildApp(deps, {
      logger: log,
      trustProxy: config.trustProxy,
      // Independent of the log level, because the access log is enabled explicitly.
      accessLog:
        config.accessLog === undefined ? undefined : accessLog(config.accessLog, log.child({}, { level: 'info' })),
    })
    await openFigures(deps, server, databaseUrl)
    const { publicUrl } = config
    const { snapUrl, clientKey } = config.midtrans
    await registerPages(server, {
      call: endpoints.call,
      answers: deps.answers,
      files,
      ...(!dev && { otherFile: (path) => findOther(db, path) }),
      settings: { publicUrl, snapUrl, clientKey, simulated },
      dev,
    })
    const jobs = startJobs(deps)
    letGo(() => Promise.all([server.close(), jobs.stop()]), FINISH_MS)
    // Last, so that every served request reaches the complete shop.
    await giveAddress()
    await listenAt(server, config)
    started.push(async () => {
      load.drain()
      await delay(config.drainSeconds * 1000)
    })
    return { url: publicUrl, close }
  } catch (error) {
    await close()
    throw error
  }

  async function startDatabase(): Promise<string> {
    const embedded = await startEmbedded(config.dataDir, log, config.walArchiveDir)
    letGo(() => embedded.stop(), DATABASE_MS)
    return embedded.url
  }

  async function openFigures(deps: Deps, server: FastifyInstance, databaseUrl: string): Promise<void> {
    if (!config.metrics || !deps.metrics) return
    const { host, port, token } = config.metrics
    const own = createDb(databaseUrl, { max: 1 })
    letGo(() => own.destroy())
    addShopFigures(deps.metrics, deps, own)
    if (port) {
      const door = await orTaken('METRICS_PORT', { host, port }, openMetricsDoor(deps.metrics, { host, port, token }))
      letGo(() => door.close())
    } else if (token) addMetricsRoute(server, deps.metrics, token)
  }

  async function startPaymentSimulator(): Promise<void> {
    const { startSimulator } = await import('#dev/midtrans-simulator/simulator.ts')
    const listening = startSimulator({
      port: config.simulatorPort,
      publicUrl: config.midtrans.snapUrl,
      serverKey: config.midtrans.serverKey,
      clientKey: config.midtrans.clientKey,
      notificationUrl: `http://127.0.0.1:${config.port}/api/pemesanan/notifikasi-midtrans`,
      stateFile: join(config.dataDir, 'simulator.json'),
    })
    const simulator = await orTaken('SIMULATOR_PORT', { host: '127.0.0.1', port: config.simulatorPort }, listening)
    letGo(() => simulator.close())
  }
}

/**
 * Opens the log's output. Lines that cannot be written because of a full disk are buffered, up to 1 MB; the process continues.
 */
function openLogStream() {
  const stream = pino.destination({ sync: true, maxLength: 1_000_000 })
  stream.on('error', () => {})
  return stream
}

/** Awaits the work, up to `ms` milliseconds. */
async function within(ms: number, work: unknown): Promise<void> {
  const patience = new AbortController()
  try {
    await Promise.race([work, delay(ms, undefined, { signal: patience.signal })])
  } finally {
    patience.abort()
  }
}
