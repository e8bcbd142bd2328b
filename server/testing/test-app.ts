import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, TestRunner } from 'vitest'
import type { AnyEndpoint, Input } from '#contract/endpoint.ts'
import { type Simulator, startSimulator } from '#dev/midtrans-simulator/simulator.ts'
import { type App, buildApp } from '#server/app.ts'
import { createDb } from '#server/db/client.ts'
import { watchPulse } from '#server/db/pulse.ts'
import type { Deps } from '#server/deps.ts'
import { type Environment, openConnections } from '#server/features/sambungan/connections.ts'
import { sendDue } from '#server/features/surat/send-due.ts'
import { keyIn, secretKunci } from '#server/kernel/secret-kunci.ts'
import { withGetters } from '#server/kernel/with-getters.ts'
import type { Surat } from '#server/mail/mailer.ts'
import { midtransClient } from '#server/midtrans/client.ts'
import { sealPrivate } from '#server/storage/sealed.ts'
import { openStorage } from '#server/storage/storage.ts'
import { expectHonestBooks } from './expect-honest-books.ts'
import { formPayload } from './form-payload.ts'
import { createTestDatabase } from './test-db.ts'
import { unsorted } from './unsorted.ts'

export const SERVER_KEY = 'SB-Mid-server-uji'
/** Rupiah, above every sum of a test. */
const NO_LIMIT = 999_999_999_999
const SENDER = 'KerapuSehat <toko@contoh.id>'
const PUBLIC_URL = 'http://localhost:3040'

/** Effectively unlimited orders, for tests with few accounts. */
export const WITHOUT_LIMITS = { settings: { unpaidPerAccount: 1_000_000, unpaidPerAddress: 1_000_000 } }

interface Answer<T = unknown> {
  status: number
  body: T
  headers: Record<string, string | string[] | number | undefined>
}

interface CallOptions {
  token?: string
  headers?: Record<string, string>
  /** Client address. */
  dari?: string
}

export interface TestApp {
  deps: Deps
  app: App
  /** The shop's data folder: uploads, and mails as files. */
  folder: string
  simulator: Simulator
  /** Sets the clock, which otherwise stands still; it is reset after the test. */
  setClock(to: Date): void
  /** Sends one request over HTTP, as a form if the endpoint accepts files; returns the body as JSON. */
  call<E extends AnyEndpoint>(endpoint: E, input?: Partial<Input<E>>, options?: CallOptions): Promise<Answer<Json>>
  /** Calls a test hook of the payment simulator. */
  sim(path: string, body?: unknown): Promise<Json>
  /** Sends the mails in the outbox, as the timer does. */
  sendSurat(): Promise<unknown>
  /** Mails sent so far. */
  surat: Surat[]
  /** Closes the shop. @throws if its books violate an invariant, independent of the tests */
  close(): Promise<void>
}

// biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came back
type Json = any

interface Replacements extends Partial<Omit<Deps, 'settings'>> {
  settings?: Partial<Deps['settings']>
  environment?: Pick<Environment, 'hosts'>
  /** Default: WhatsApp is off. */
  whatsapp?: Partial<Environment['whatsapp']>
}

/** Tests change prices and stock for millions in one day; `pelepasan.test.ts` sets the limits that it tests. */
async function openDb(url: string): Promise<Deps['db']> {
  const db = createDb(url, { max: 20, plugins: [unsorted] })
  await db.updateTable('pengaturan_toko').set({ batas_bukti: NO_LIMIT, batas_orang_kedua: NO_LIMIT }).execute()
  return db
}

/**
 * Starts the whole shop on a database of its own, with a payment simulator. Nothing else listens.
 * @param change replacements for the default dependencies; with an `environment` the shop sends mail and asks for payments by the
 * settings of the office
 */
export async function testApp(
  start = new Date(),
  { settings = {}, environment, whatsapp = {}, ...change }: Replacements = {},
): Promise<TestApp> {
  const database = await createTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'kerapusehat-uploads-'))
  const simulator = await startSimulator({
    port: 0,
    serverKey: SERVER_KEY,
    clientKey: 'SB-Mid-client-uji',
    timeScale: 0.0005,
  })
  const simulatorUrl = `http://127.0.0.1:${simulator.port}`
  const [pulse, db] = [watchPulse(database.url), await openDb(database.url)]
  const kunci = secretKunci(keyIn(folder))
  const connections = await openConnections({
    db,
    kunci,
    log: SILENT,
    folder: join(folder, 'surat'),
    environment: { ...environmentAt(simulatorUrl), whatsapp: { ...NO_WHATSAPP, ...whatsapp }, ...environment },
  })
  let now = start
  const surat: Surat[] = []
  const deps: Deps = {
    db,
    pulse,
    clock: () => now,
    midtrans: environment
      ? connections.midtrans
      : midtransClient({ snapUrl: simulatorUrl, apiUrl: simulatorUrl, serverKey: SERVER_KEY }),
    storage: sealPrivate(await openStorage(folder), kunci),
    mailer: environment ? connections.mailer : { send: async (mail) => void surat.push(mail) },
    connections,
    settings: withGetters({ ...SETTINGS }, environment ? connections.settings : settings),
    kunci,
    log: SILENT,
    ...change,
  }
  const app = await buildApp(deps)

  async function sim(path: string, body?: unknown): Promise<Json> {
    const response = await fetch(`${simulatorUrl}/__sim/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return response.json()
  }

  // Notifications arrive over HTTP, as in production.
  const address = await app.server.listen({ host: '127.0.0.1', port: 0 })
  await sim('config', { notificationUrl: `${address}/api/pemesanan/notifikasi-midtrans` })

  return {
    deps,
    app,
    folder,
    simulator,
    sim,
    surat,
    sendSurat: () => sendDue(deps),
    setClock(to) {
      const before = now
      const goBack = () => {
        now = before
      }
      if (TestRunner.getCurrentTest()) onTestFinished(goBack)
      now = to
    },
    async call(endpoint, input = {}, { token, headers, dari } = {}) {
      const { params = {}, query = {}, body } = input as { params?: object; query?: object; body?: object }
      const values = new Map(Object.entries(params))
      const form = endpoint.multipart && body ? await formPayload(body) : undefined
      const response = await app.server.inject({
        method: endpoint.method,
        ...(dari && { remoteAddress: dari }),
        url: endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name)))),
        query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(form && { 'content-type': form.contentType }),
          ...headers,
        },
        ...(body && { payload: form?.payload ?? body }),
      })
      const isJson = /^application\/json(?:;|$)/.test(String(response.headers['content-type']))
      return {
        status: response.statusCode,
        headers: response.headers,
        body: isJson ? response.json() : response.rawPayload,
      }
    },
    async close() {
      await simulator.close()
      await app.server.close()
      await expectHonestBooks(db).finally(async () => {
        await db.destroy()
        await pulse.close()
        await database.drop()
        await rm(folder, { recursive: true, force: true })
      })
    },
  }
}

/** No server has this port. */
const NO_WHATSAPP = { baseUrl: 'http://127.0.0.1:9' }

const environmentAt = (simulatorUrl: string): Omit<Environment, 'whatsapp'> => ({
  smtp: { from: SENDER, address: 'toko@contoh.id', isSenderSet: false },
  midtrans: { mode: 'simulator', snapUrl: simulatorUrl, apiUrl: simulatorUrl, serverKey: SERVER_KEY, clientKey: '' },
  hosts: { sandbox: { snap: '', api: '' }, production: { snap: '', api: '' } },
  isAlone: false,
})

const SETTINGS = {
  publicUrl: PUBLIC_URL,
  midtransServerKey: SERVER_KEY,
  shopEmail: 'toko@contoh.id',
  paymentWindowMinutes: 60,
  unpaidPerAccount: 3,
  unpaidPerAddress: 20,
  lotMinHari: 60,
  sendsMail: false,
}

const SILENT = { info: () => {}, warn: () => {}, error: () => {} }
