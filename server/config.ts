import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { nomorWa } from '#contract/no-hp.ts'
import { MIDTRANS_KEY_MIN } from '#contract/sambungan/admin.ts'
import { isInside } from '#server/kernel/is-inside.ts'
import { StartError } from '#server/kernel/start-error.ts'
import {
  absolutePath,
  addressOf,
  backupKey,
  email,
  MAX_PORT,
  metricsToken,
  oneOf,
  origin,
  password,
  portNumber,
  postCode,
  postgresUrl,
  sender,
  share,
  trustProxy,
  urlOf,
  wholeNumber,
  yesOrNo,
} from './config-fields.ts'

/** Maximum pool size: the embedded database accepts 100 connections, and some are reserved for other uses. */
const EMBEDDED_POOL_MAX = 80

type Env = Record<string, string | undefined>

export type Config = ReturnType<typeof parseConfig>

/** Configuration error, with one sentence for each setting that is invalid or contradicts another. */
export class ConfigError extends StartError {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(['Pengaturan toko belum benar:', ...problems].join('\n- '))
    this.problems = problems
  }
}

/**
 * Loads the settings from the environment and from `.env`, if present; the environment has priority. Nothing else reads either.
 */
export function loadConfig(): Config {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  // OpenTelemetry reads its variables from the environment itself.
  for (const [name, value] of Object.entries(file)) if (/^OTEL_/.test(name) && value) process.env[name] ??= value
  return parseConfig({ ...file, ...process.env })
}

/**
 * Validates and freezes all settings. An empty value counts as absent.
 * @throws ConfigError with all problems, not only the first
 */
export function parseConfig(env: Env) {
  const problems: string[] = []
  const { read } = reader(env, problems)
  const { port, simulatorPort } = readPorts(env, problems)
  const config = {
    host: read('HOST', z.string(), '127.0.0.1'),
    port,
    /** Without a trailing slash. */
    publicUrl: read('PUBLIC_URL', origin, `http://localhost:${port}`),
    /** `address`: mailbox of the office. */
    smtp: readSmtp(env, problems),
    ...readDatabase(env, problems),
    admin: {
      email: read('ADMIN_EMAIL', email, 'admin@kerapusehat.local'),
      password: read('ADMIN_PASSWORD', password),
    },
    seed: read('SEED', oneOf('demo', 'none'), 'demo'),
    midtrans: readMidtrans(env, problems, simulatorPort),
    /** False to ignore mail server and Midtrans keys that the owner entered in the office, for a copy of the shop. */
    usesOfficeConnections: read('OFFICE_CONNECTIONS', yesOrNo, true),
    simulatorPort,
    whatsapp: readWhatsApp(env, problems),
    kurir: readKurir(env, problems),
    ...readBuckets(env, problems),
    trustProxy: read('TRUST_PROXY', trustProxy),
    /** True if browsers must require https for all subdomains as well. */
    hstsSubdomains: read('HSTS_SUBDOMAINS', yesOrNo, false),
    /** False to publish no documentation of the API. */
    hasApiDocs: read('API_DOCS', yesOrNo, true),
    /** Free megabytes on a disk of the shop below which the owner is warned. */
    diskWarnMb: read('DISK_WARN_MB', wholeNumber(0, 999_999_999), 500),
    metrics: readMetrics(env, problems, [port, simulatorPort]),
    /** Fraction of requests in the access log; undefined to disable it. */
    accessLog: read('ACCESS_LOG', share),
    /** True if OpenTelemetry tracing is on. */
    isTraced: Boolean(
      read('OTEL_EXPORTER_OTLP_ENDPOINT', urlOf('http', 'https')) || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
    ),
    logLevel: read('LOG_LEVEL', oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info'),
    /**
     * Seconds between the stop signal and the shutdown, during which the shop serves requests but reports that it is not ready.
     */
    drainSeconds: read('DRAIN_SECONDS', wholeNumber(0, 300), 0),
    /** Minutes: at least 15, which a bank transfer needs, and at most a week. */
    paymentWindowMinutes: read('PAYMENT_WINDOW_MINUTES', wholeNumber(15, 7 * 24 * 60), 60),
    unpaidPerAccount: read('UNPAID_PER_ACCOUNT', wholeNumber(1, 1_000_000), 3),
    unpaidPerAddress: read('UNPAID_PER_ADDRESS', wholeNumber(1, 1_000_000), 100),
    /** Goods that expire within this many days are not for sale. */
    lotMinHari: read('LOT_MIN_HARI', wholeNumber(0, 3650), 60),
    /** Origin of a push service on this machine, for tests. */
    pushTestOrigin: readPushTestOrigin(env, problems),
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return freeze(config)
}

function readPushTestOrigin(env: Env, problems: string[]) {
  const url = reader(env, problems).read('PUSH_TEST_ORIGIN', origin)
  // Pushes go to addresses that browsers send. Another machine must not be among them.
  if (url && !isLoopback(url)) problems.push('PUSH_TEST_ORIGIN harus alamat komputer ini sendiri.')
  return url
}

function readPorts(env: Env, problems: string[]) {
  const { read } = reader(env, problems)
  const port = read('PORT', portNumber, 3040)
  const simulatorPort = read('SIMULATOR_PORT', portNumber, port + 1)
  if (simulatorPort === port) problems.push('SIMULATOR_PORT harus berbeda dari PORT.')
  if (simulatorPort > MAX_PORT) problems.push(`SIMULATOR_PORT harus diisi jika PORT adalah ${MAX_PORT}.`)
  return { port, simulatorPort }
}

function readSmtp(env: Env, problems: string[]) {
  const { read } = reader(env, problems)
  const url = read('SMTP_URL', urlOf('smtp', 'smtps'))
  const from = read('MAIL_FROM', sender, 'KerapuSehat <toko@kerapusehat.local>')
  if (url && !env.MAIL_FROM) problems.push('MAIL_FROM harus diisi jika SMTP_URL diisi.')
  return { url, from, address: addressOf(from), isSenderSet: Boolean(env.MAIL_FROM) }
}

/** Returns what the environment sets of mail, payment and WhatsApp. */
export const environmentOf = ({ smtp, midtrans, whatsapp, usesOfficeConnections }: Config) => ({
  smtp,
  midtrans,
  whatsapp,
  hosts: MIDTRANS_HOSTS,
  isAlone: !usesOfficeConnections,
})

/** Settings of the data folder and the database. All folders are absolute paths. */
function readDatabase(env: Env, problems: string[]) {
  const { read } = reader(env, problems)
  const dataDir = read('DATA_DIR', absolutePath, resolve('data'))
  const databaseUrl = read('DATABASE_URL', postgresUrl)
  /** URL of PostgreSQL itself if DATABASE_URL is a pooler, for everything that needs a session. */
  const databaseDirectUrl = read('DATABASE_DIRECT_URL', postgresUrl)
  /** URL of PostgreSQL itself for the role that owns the tables, if the shop's role does not. */
  const databaseOwnerUrl = read('DATABASE_OWNER_URL', postgresUrl)
  const databasePool = read('DATABASE_POOL', wholeNumber(2, 1000), 10)
  for (const [name, url] of Object.entries({
    DATABASE_DIRECT_URL: databaseDirectUrl,
    DATABASE_OWNER_URL: databaseOwnerUrl,
  }))
    if (url && !databaseUrl) problems.push(`${name} hanya berlaku bersama DATABASE_URL.`)
  if (!databaseUrl && databasePool > EMBEDDED_POOL_MAX)
    problems.push(`DATABASE_POOL di atas ${EMBEDDED_POOL_MAX} hanya berlaku bersama DATABASE_URL.`)
  const walArchiveDir = read('WAL_ARCHIVE_DIR', absolutePath)
  if (walArchiveDir && databaseUrl) problems.push('WAL_ARCHIVE_DIR hanya berlaku tanpa DATABASE_URL.')
  if (walArchiveDir && isInside(walArchiveDir, dataDir)) problems.push('WAL_ARCHIVE_DIR harus di luar DATA_DIR.')
  return { dataDir, databaseUrl, databaseDirectUrl, databaseOwnerUrl, databasePool, walArchiveDir }
}

/** Settings of the buckets for uploads and for backups, which must not be the same. */
function readBuckets(env: Env, problems: string[]) {
  const { read } = reader(env, problems)
  const s3 = readBucket(env, problems, [
    'S3_BUCKET',
    'S3_ENDPOINT',
    'S3_REGION',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ])
  const backupS3 = readBucket(env, problems, [
    'BACKUP_S3_BUCKET',
    'BACKUP_S3_ENDPOINT',
    'BACKUP_S3_REGION',
    'BACKUP_S3_ACCESS_KEY_ID',
    'BACKUP_S3_SECRET_ACCESS_KEY',
  ])
  if (s3 && backupS3 && s3.bucket === backupS3.bucket && env.S3_ENDPOINT === env.BACKUP_S3_ENDPOINT)
    problems.push('BACKUP_S3_BUCKET harus wadah lain daripada S3_BUCKET.')
  return {
    s3,
    /** Destination of `npm run backup`, the number of backups kept there, and the owner's key that encrypts all backups. */
    backup: {
      s3: backupS3,
      keep: read('BACKUP_KEEP', wholeNumber(1, 1000), 14),
      publicKey: read('BACKUP_PUBLIC_KEY', backupKey),
    },
  }
}

/** @param names of the settings for bucket, endpoint, region, id of the key, key */
function readBucket(env: Env, problems: string[], names: [string, string, string, string, string]) {
  const { read, readAll } = reader(env, problems)
  if (!readAll(...names)) return undefined
  const [bucket = '', , region = '', accessKeyId = '', secretAccessKey = ''] = names.map((name) => env[name])
  return { bucket, endpoint: read(names[1], urlOf('http', 'https'), ''), region, accessKeyId, secretAccessKey }
}

/** Hosts of Snap (pay page) and Core API (status, cancel, refund): docs.midtrans.com, "Technical reference". */
const MIDTRANS_HOSTS = {
  sandbox: { snap: 'https://app.sandbox.midtrans.com', api: 'https://api.sandbox.midtrans.com' },
  production: { snap: 'https://app.midtrans.com', api: 'https://api.midtrans.com' },
}

/** Keys of the simulator only, because they are public in the source code. */
const SIMULATOR_KEYS = { server: 'SB-Mid-server-simulator', client: 'SB-Mid-client-simulator' }

function readMidtrans(env: Env, problems: string[], simulatorPort: number) {
  const { read, readAll } = reader(env, problems)
  const keys = readAll('MIDTRANS_SERVER_KEY', 'MIDTRANS_CLIENT_KEY')
  const production = read('MIDTRANS_PRODUCTION', yesOrNo, false)
  if (production && !keys) problems.push('MIDTRANS_PRODUCTION hanya berlaku bersama kedua kunci Midtrans.')

  // The prefix of the keys is no indication: newer sandbox accounts have keys without "SB-".
  const mode = keys ? (production ? 'production' : 'sandbox') : 'simulator'
  const simulator = `http://127.0.0.1:${simulatorPort}`
  const hosts = mode === 'simulator' ? { snap: simulator, api: simulator } : MIDTRANS_HOSTS[mode]

  const readBase = (name: string, usual: string) => {
    const url = read(name, origin, usual)
    if (url === usual) return url
    if (mode === 'simulator') problems.push(`${name} hanya berlaku bersama kedua kunci Midtrans.`)
    if (mode === 'production' && !isRealMoney(url)) {
      problems.push(`${name} harus alamat produksi di https://….midtrans.com selama MIDTRANS_PRODUCTION aktif.`)
    }
    if (mode === 'sandbox' && isRealMoney(url)) {
      problems.push(`${name} adalah alamat produksi, padahal MIDTRANS_PRODUCTION tidak aktif.`)
    }
    return url
  }
  const [snapUrl, apiUrl] = [readBase('MIDTRANS_SNAP_URL', hosts.snap), readBase('MIDTRANS_API_URL', hosts.api)]
  // Knowing or guessing the key suffices to sign a false payment notification.
  const key = keys?.MIDTRANS_SERVER_KEY
  if (key && (key.length < MIDTRANS_KEY_MIN || (key === SIMULATOR_KEYS.server && !isLoopback(apiUrl))))
    problems.push(
      'MIDTRANS_SERVER_KEY bukan kunci dari dasbor Midtrans; kosongkan kedua kunci untuk pembayaran simulasi.',
    )
  return {
    mode: mode as 'simulator' | 'sandbox' | 'production',
    serverKey: keys?.MIDTRANS_SERVER_KEY ?? SIMULATOR_KEYS.server,
    clientKey: keys?.MIDTRANS_CLIENT_KEY ?? SIMULATOR_KEYS.client,
    snapUrl,
    apiUrl,
  }
}

/** WhatsApp settings; without an account the owner's apply. */
function readWhatsApp(env: Env, problems: string[]) {
  const { read, readAll } = reader(env, problems)
  const keys = readAll(
    'WHATSAPP_NUMBER',
    'WHATSAPP_PHONE_NUMBER_ID',
    'WHATSAPP_ACCOUNT_ID',
    'WHATSAPP_TOKEN',
    'WHATSAPP_APP_SECRET',
  )
  const nomor = keys && nomorWa(keys.WHATSAPP_NUMBER)
  if (keys && !nomor) problems.push('WHATSAPP_NUMBER harus nomor HP Indonesia, misalnya 6281234567890.')
  return {
    baseUrl: read('WHATSAPP_URL', urlOf('https', 'http'), 'https://graph.facebook.com/v26.0').replace(/\/$/, ''),
    account: keys && {
      nomor: nomor ?? '',
      phoneNumberId: keys.WHATSAPP_PHONE_NUMBER_ID,
      accountId: keys.WHATSAPP_ACCOUNT_ID,
      token: keys.WHATSAPP_TOKEN,
      appSecret: keys.WHATSAPP_APP_SECRET,
    },
  }
}

/** Courier settings (Biteship); undefined if no courier is configured. */
function readKurir(env: Env, problems: string[]) {
  const { read, readAll } = reader(env, problems)
  const keys = readAll('BITESHIP_API_KEY', 'KURIR_KODE_POS')
  const originPostcode = read('KURIR_KODE_POS', postCode, '')
  const url = read('BITESHIP_URL', origin, 'https://api.biteship.com')
  if (env.BITESHIP_URL && !keys) problems.push('BITESHIP_URL hanya berlaku bersama BITESHIP_API_KEY.')
  return keys && { url, apiKey: keys.BITESHIP_API_KEY, originPostcode }
}

/** Metrics settings; undefined by default, because the metrics reveal the shop's sales. */
function readMetrics(env: Env, problems: string[], taken: readonly number[]) {
  const { read } = reader(env, problems)
  const port = read('METRICS_PORT', portNumber)
  const host = read('METRICS_HOST', z.string(), '127.0.0.1')
  const token = read('METRICS_TOKEN', metricsToken)
  if (port && taken.includes(port)) problems.push('METRICS_PORT harus berbeda dari PORT dan SIMULATOR_PORT.')
  if (env.METRICS_HOST && !port) problems.push('METRICS_HOST hanya berlaku bersama METRICS_PORT.')
  if (port && !token && !['127.0.0.1', '::1', 'localhost'].includes(host))
    problems.push('METRICS_TOKEN harus diisi jika METRICS_HOST bukan komputer ini sendiri.')
  return port || token ? { port, host, token } : undefined
}

const isLoopback = (url: string) => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname)

function isRealMoney(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' && hostname.endsWith('.midtrans.com') && !hostname.includes('sandbox')
}

function reader(env: Env, problems: string[]) {
  function read<T>(name: string, schema: z.ZodType<T, string>): T | undefined
  function read<T, Fallback>(name: string, schema: z.ZodType<T, string>, fallback: Fallback): T | Fallback
  function read<T, Fallback>(
    name: string,
    schema: z.ZodType<T, string>,
    fallback?: Fallback,
  ): T | Fallback | undefined {
    const text = env[name]
    if (!text) return fallback
    const { data, error } = schema.safeParse(text)
    if (error) problems.push(`${name} ${error.issues[0]?.message}.`)
    return error ? fallback : data
  }

  /** Reads settings that are only valid together: returns all of them, or undefined if none is set. */
  function readAll<Name extends string>(...names: Name[]): Record<Name, string> | undefined {
    const missing = names.filter((name) => !env[name])
    if (missing.length === names.length) return undefined
    if (missing.length > 0)
      problems.push(`${missing.join(', ')} harus diisi, karena ${names.join(', ')} hanya berlaku bersama.`)
    return Object.fromEntries(names.map((name) => [name, env[name] ?? ''])) as Record<Name, string>
  }

  return { read, readAll }
}

type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T

function freeze<T extends object>(value: T): Frozen<T> {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part)
  return Object.freeze(value) as Frozen<T>
}
