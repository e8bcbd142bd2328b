import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import type { ViteDevServer } from 'vite'
import { WEBHOOK_PATH } from '#contract/saluran/whatsapp.ts'
import type { SimulatedWhatsApp } from '#dev/whatsapp-simulator/simulated.ts'
import { openBackups } from '#server/backup/backups.ts'
import { refuseUnfinished } from '#server/backup/unfinished.ts'
import { createDb } from '#server/db/client.ts'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { lastWritten } from '#server/db/last-written.ts'
import { checkConnections } from '#server/db/lines.ts'
import { migrate } from '#server/db/migrate.ts'
import { watchPulse } from '#server/db/pulse.ts'
import { type Connections, openConnections } from '#server/features/sambungan/connections.ts'
import type { WhatsAppEnvironment } from '#server/features/sambungan/whatsapp-access.ts'
import { holdAddress, listenAt, orTaken } from '#server/http/address.ts'
import { CLIENT_FOLDER, registerPages } from '#server/http/pages.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { steadyClock } from '#server/kernel/clock.ts'
import { collectWhenIdle } from '#server/kernel/collect-when-idle.ts'
import { closeDataFolder } from '#server/kernel/private-folder.ts'
import { keyIn, type SecretBox, secretKunci } from '#server/kernel/secret-kunci.ts'
import { traceFields } from '#server/kernel/trace.ts'
import { withGetters } from '#server/kernel/with-getters.ts'
import { workFields } from '#server/kernel/work-id.ts'
import { biteshipClient } from '#server/kurir/biteship.ts'
import { placesOf } from '#server/space/places.ts'
import { watchSpace } from '#server/space/space.ts'
import { sealPrivate } from '#server/storage/sealed.ts'
import { openStorage } from '#server/storage/storage.ts'
import { accessLog } from '#server/telemetry/access-log.ts'
import { countCalls } from '#server/telemetry/calls.ts'
import { openMetrics } from '#server/telemetry/metrics.ts'
import { addMetricsRoute, openMetricsDoor } from '#server/telemetry/metrics-door.ts'
import { addShopFigures } from '#server/telemetry/shop-figures.ts'
import { type App, buildApp } from './app.ts'
import { type Config, environmentOf } from './config.ts'
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
const STOP_MS = 500
const DATABASE_MS = 3_000

/** Interval in milliseconds at which changed settings of mail and payment are read, also without a mail or a payment. */
const FOLLOW_MS = 500

export interface Shop {
  url: string
  /** True if payments are simulated. */
  isSimulated: boolean
  /** Stops accepting requests, finishes those in progress, then stops everything that was started. */
  close(): Promise<void>
}

interface ShopOptions {
  /** Vite in middleware mode, in development. */
  dev?: ViteDevServer
  /** Shows the owner information that is stored nowhere. */
  tell?: (sentence: string) => void
}

/** Notes how to stop a part; the shop waits for that up to `ms` milliseconds. */
type OnClose = (stop: () => unknown, ms?: number) => void

/** Starts all parts of the shop in order. If a step fails, the parts started before are stopped again. */
export async function startShop(config: Config, { dev, tell = () => {} }: ShopOptions = {}): Promise<Shop> {
  const mixin = () => ({ ...workFields(), ...traceFields() })
  const log = pino({ level: config.logLevel, mixin }, openLogStream())
  const started: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const stop of started.splice(0).reverse()) await stop().catch((err) => log.error({ err }, 'part not stopped'))
  }
  const onClose: OnClose = (stop, ms = STOP_MS) => void started.push(() => within(ms, stop()))

  try {
    await refuseUnfinished(config.dataDir)
    // First, so that nothing is created if the address is taken.
    const releaseAddress = await holdAddress(config)
    onClose(releaseAddress)
    // Before the database, which needs room to start.
    const space = await watchSpace(await placesOf(config), config.diskWarnMb, log)
    onClose(() => space.close())
    const { db, pulse, url, directUrl } = await openDatabase(config, log, onClose)

    void closeFiles(config, log)

    const clock = steadyClock(await lastWritten(db))
    // In development, pages change with their sources, so they are not cached.
    const kept = dev ? undefined : await openAnswers(directUrl, { db, pulse, clock, log })
    onClose(() => kept?.close())
    const backup = config.databaseUrl
      ? undefined
      : openBackups({ ...config, publicKey: config.backup.publicKey }, clock, log)
    onClose(() => backup?.close())
    const kunci = secretKunci(keyIn(config.dataDir))
    const connections = await followConnections(config, { db, kunci, log, changes: kept?.changes }, onClose)
    if (connections.page.simulated) await startPaymentSimulator(config, onClose)
    const services = { ...(await openServices(config, connections, kunci)), kunci, connections }
    const settings = settingsOf(config, connections)
    const deps: Deps = { db, pulse, clock, ...services, settings, log, answers: kept?.answers, backups: backup, space }
    const newAdminPassword = await fillShop(directUrl, deps, config, dev ? undefined : CLIENT_FOLDER)
    // At once: after a later failure, the password could not be displayed any more.
    if (newAdminPassword)
      tell(`Administrator: ${config.admin.email}, kata sandi ${newAdminPassword} (hanya ditampilkan sekali)`)

    const app = await buildApp(deps, { ...config, logger: log, accessLog: accessLogOf(config, log) })
    await openFigures(config, { ...deps, server: app.server, url }, onClose)
    await addPages(app, config, deps, connections, dev)
    const collecting = collectWhenIdle()
    onClose(() => collecting.close())
    const jobs = startJobs(deps)
    onClose(() => jobs.cancel())
    onClose(() => Promise.all([app.server.close(), jobs.stop()]), FINISH_MS)
    // Last, so that every served request reaches the complete shop.
    await releaseAddress()
    await listenAt(app.server, config)
    started.push(async () => {
      app.load.drain()
      await delay(config.drainSeconds * 1000)
    })
    return { url: config.publicUrl, isSimulated: connections.page.simulated, close }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Removes other users' access to the data folder, and logs how many files and folders were open to them. Not awaited, because a
 * shop with many pictures must not start later.
 */
async function closeFiles({ dataDir }: Config, log: Logger): Promise<void> {
  try {
    const closed = await closeDataFolder(dataDir)
    if (closed > 0) log.warn({ closed }, 'files in DATA_DIR were open to other users, and are closed now')
  } catch (err) {
    log.warn({ err }, 'access to files in DATA_DIR not checked')
  }
}

/** Opens the configured database, or starts the embedded one, and migrates it as the owner of its tables. */
async function openDatabase(config: Config, log: Logger, onClose: OnClose) {
  const { url, directUrl, ownerUrl, shopRole, isPooled } = config.databaseUrl
    ? await findDatabase({ ...config, databaseUrl: config.databaseUrl }, log)
    : await startDatabase(config, log, onClose)
  await migrate(ownerUrl, undefined, shopRole)
  const pulse = watchPulse(url)
  onClose(() => pulse.close())
  const db = createDb(url, {
    max: config.databasePool,
    isLimited: !isPooled,
    pulse,
    // Not the error itself: it contains the connection, with data that must not be logged.
    onError: ({ message }) => log.warn({ reason: message }, 'database connection lost'),
  })
  onClose(() => db.destroy())
  return { db, pulse, url, directUrl }
}

async function findDatabase(
  { databaseUrl: url, databaseDirectUrl, databaseOwnerUrl }: Config & { databaseUrl: string },
  log: Logger,
) {
  const { isPooled, role } = await checkConnections({ url, directUrl: databaseDirectUrl })
  const directUrl = databaseDirectUrl ?? url
  if (databaseOwnerUrl) return { url, directUrl, ownerUrl: databaseOwnerUrl, shopRole: role, isPooled }
  log.warn('DATABASE_OWNER_URL kosong: peran toko memiliki tabelnya sendiri (docs/operations.md, "Two roles")')
  return { url, directUrl, ownerUrl: directUrl, shopRole: undefined, isPooled }
}

async function startDatabase(config: Config, log: Logger, onClose: OnClose) {
  const embedded = await startEmbedded(config.dataDir, log, config.walArchiveDir)
  onClose(() => embedded.stop(), DATABASE_MS)
  const { url: ownerUrl, shopUrl: url, shopRole } = embedded
  return { url, directUrl: url, ownerUrl, shopRole, isPooled: false }
}

/** Opens mail and payment with the current settings, and reads the settings again after changes. */
async function followConnections(
  config: Config,
  parts: Pick<Parameters<typeof openConnections>[0], 'db' | 'kunci' | 'log' | 'changes'>,
  onClose: OnClose,
): Promise<Connections> {
  const folder = join(config.dataDir, 'surat')
  const environment = environmentOf(config)
  const simulated = simulateWhatsAppOf(config, onClose)
  const whatsapp = { ...environment.whatsapp, simulated }
  const connections = await openConnections({ ...parts, environment: { ...environment, whatsapp }, folder })
  const following = setInterval(() => void connections.refresh(), FOLLOW_MS)
  onClose(() => clearInterval(following))
  return connections
}

/** Returns the simulator of WhatsApp, which is loaded and started at its first use. */
function simulateWhatsAppOf({ port, dataDir }: Config, onClose: OnClose): WhatsAppEnvironment['simulated'] {
  let loading: Promise<SimulatedWhatsApp> | undefined
  const load = () => {
    loading ??= import('#dev/whatsapp-simulator/simulated.ts').then(({ simulateWhatsApp }) =>
      simulateWhatsApp({
        webhookUrl: `http://127.0.0.1:${port}${WEBHOOK_PATH}`,
        stateFile: join(dataDir, 'whatsapp-simulator.json'),
      }),
    )
    return loading
  }
  onClose(async () => (await loading)?.close())
  return {
    appSecret: async () => (await import('#dev/whatsapp-simulator/simulated.ts')).SIMULATED.appSecret,
    whatsapp: async () => (await load()).whatsapp,
    page: async () => (await load()).start(),
  }
}

async function startPaymentSimulator(config: Config, onClose: OnClose): Promise<void> {
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
  onClose(() => simulator.close())
}

/** Opens courier and uploads, beside payment provider and mail. Their calls are counted if metrics are enabled. */
async function openServices(config: Config, { midtrans, mailer }: Connections, kunci: SecretBox) {
  const { kurir, s3, dataDir } = config
  const metrics = config.metrics && (await openMetrics())
  return {
    metrics,
    midtrans: countCalls(metrics, 'midtrans', midtrans),
    ...(kurir && { kurir: countCalls(metrics, 'kurir', biteshipClient(kurir)) }),
    mailer: countCalls(metrics, 'mail', mailer),
    storage: sealPrivate(countCalls(metrics, 'storage', await openStorage(join(dataDir, 'uploads'), s3)), kunci),
  }
}

const settingsOf = (config: Config, { settings }: Connections): Deps['settings'] =>
  withGetters(
    {
      publicUrl: config.publicUrl,
      paymentWindowMinutes: config.paymentWindowMinutes,
      unpaidPerAccount: config.unpaidPerAccount,
      unpaidPerAddress: config.unpaidPerAddress,
      lotMinHari: config.lotMinHari,
      pushTestOrigin: config.pushTestOrigin,
    },
    settings,
  )

/** Returns the access log. It is independent of the log level, because it is enabled explicitly. */
const accessLogOf = ({ accessLog: share }: Config, log: Logger) =>
  share === undefined ? undefined : accessLog(share, log.child({}, { level: 'info' }))

/** Serves the metrics if they are enabled. @param url database URL: figures of the shop have a connection of their own */
async function openFigures(
  { metrics: door }: Config,
  { server, url, ...deps }: Deps & { server: FastifyInstance; url: string },
  onClose: OnClose,
): Promise<void> {
  if (!door || !deps.metrics) return
  const { host, port, token } = door
  const own = createDb(url, { max: 1 })
  onClose(() => own.destroy())
  addShopFigures(deps.metrics, deps, own)
  if (port) {
    const opened = await orTaken('METRICS_PORT', { host, port }, openMetricsDoor(deps.metrics, { host, port, token }))
    onClose(() => opened.close())
  } else if (token) addMetricsRoute(server, deps.metrics, token)
}

async function addPages(
  { server, endpoints, files }: App,
  { publicUrl }: Config,
  { db, answers }: Deps,
  { page, refresh }: Connections,
  dev: ViteDevServer | undefined,
): Promise<void> {
  await registerPages(server, {
    call: endpoints.call,
    answers,
    files,
    ...(!dev && { otherFile: (path) => findOther(db, path) }),
    settings: withGetters({ publicUrl }, page),
    refresh,
    dev,
  })
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
