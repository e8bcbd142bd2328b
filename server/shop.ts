import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { ViteDevServer } from 'vite'
import { openCadangan } from '#server/backup/cadangan.ts'
import { refuseUnfinished } from '#server/backup/unfinished.ts'
import { createDb } from '#server/db/client.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { lastWritten } from '#server/db/last-written.ts'
import { tryLines } from '#server/db/lines.ts'
import { migrate } from '#server/db/migrate.ts'
import { watchPulse } from '#server/db/pulse.ts'
import { holdAddress, listenAt, orTaken } from '#server/http/address.ts'
import { CLIENT_FOLDER, registerPages } from '#server/http/pages.ts'
import { findOther } from '#server/http/release-files.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { steadyClock } from '#server/kernel/clock.ts'
import { keyIn, kunciRahasia } from '#server/kernel/kunci-rahasia.ts'
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
  /** Stops taking requests, finishes those under way, then stops everything that was started. */
  close(): Promise<void>
}

interface ShopOptions {
  /** Vite in middleware mode, while developing. */
  dev?: ViteDevServer
  /** Shows the owner what is stored nowhere. */
  tell?: (sentence: string) => void
}

/** Starts everything that the shop needs, in order; what was started is stopped again when a later step fails. */
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
    // First, so that nothing is made where the shop cannot be opened.
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
      // Not the error itself: it carries the connection, and with it more than belongs into a log.
      onError: ({ message }) => log.warn({ reason: message }, 'database connection lost'),
    })
    letGo(() => db.destroy())

    const simulated = config.midtrans.mode === 'simulator'
    if (simulated) await startPaymentSimulator()

    const clock = steadyClock(Date.now, await lastWritten(db))
    // While developing, pages change with their sources.
    const kept = dev ? undefined : await openAnswers(directUrl, { db, pulse, clock, log })
    letGo(() => kept?.close())

    const cadangan = config.databaseUrl ? undefined : openCadangan(config, clock, log)
    letGo(() => cadangan?.close())
    const metrics = config.metrics && (await openMetrics())
    const deps: Deps = {
      db,
      pulse,
      clock,
      midtrans: countCalls(metrics, 'midtrans', midtransClient(config.midtrans)),
      ...(config.kurir && { kurir: countCalls(metrics, 'kurir', biteshipClient(config.kurir)) }),
      mailer: countCalls(metrics, 'mail', await openMailer(config.smtp, join(config.dataDir, 'surat'))),
      storage: countCalls(metrics, 'storage', await openStorage(join(config.dataDir, 'uploads'), config.s3)),
      kunci: kunciRahasia(keyIn(config.dataDir)),
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
      cadangan,
      space,
      metrics,
    }
    const newAdminPassword = await fillShop(directUrl, deps, config, dev ? undefined : CLIENT_FOLDER)
    // At once: whatever fails later, nobody could read it any more.
    if (newAdminPassword)
      tell(`Administrator: ${config.admin.email}, kata sandi ${newAdminPassword} (hanya ditampilkan sekali)`)

    const { server, endpoints, load, files } = await buildApp(deps, {
      logger: log,
      trustProxy: config.trustProxy,
      // Whatever else is logged: who asks for these lines wants them.
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
    // Last, so that who gets an answer gets the whole shop.
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

/** What cannot be written, because the log lies on a full disk, waits for room: no reason to end. */
function openLogStream() {
  const stream = pino.destination({ sync: true, maxLength: 1_000_000 })
  stream.on('error', () => {})
  return stream
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
