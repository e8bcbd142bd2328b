import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { getPush } from '#contract/saluran/endpoints.ts'
import { templatWaName } from '#contract/saluran/templat-wa.ts'
import { WEBHOOK_PATH } from '#contract/saluran/whatsapp.ts'
import { createDb, type Db } from '#server/db/client.ts'
import { findViolations } from '#server/doctor/invariants.repository.ts'
import { openPushService } from '#server/features/saluran/test-push-service.ts'
import type { WhatsAppAccess } from '#server/features/sambungan/whatsapp-access.ts'
import { outboxRepository } from '#server/features/surat/outbox.repository.ts'
import { submitTemplat } from '#server/features/whatsapp/templat.ts'
import { buildPelanggan } from '#server/testing/build-rows.ts'
import { freePort } from '#server/testing/processes/free-port.ts'
import { startShopProcess } from '#server/testing/processes/shop-process.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { createWhatsApp } from '#server/whatsapp/client.ts'
import { signatureOf } from '#server/whatsapp/signature.ts'
import { ask } from './ask.ts'
import { newChance, report, sizeOf, TIMEOUT_MS } from './scenario.ts'
import { Tally } from './tally.ts'

/*
 * Notices leave by push and WhatsApp while both services are slow, refuse, lie or break off, and the shop is killed at any moment.
 * Nothing is lost. Nothing is sent twice, except once more after an attempt without an answer.
 */

const { kills, batch } = sizeOf({ short: { kills: 2, batch: 5 }, long: { kills: 20, batch: 12 } })
const { batches, singles, perBatch } = sizeOf({
  short: { batches: 3, singles: 60, perBatch: 100 },
  long: { batches: 100, singles: 5_000, perBatch: 1000 },
})
const MINUTE = 60_000
/** Pace of the restarted shop's clock in ms: longer than the wait for a lost answer. */
const STEP_MS = 2 * MINUTE
const DAY_MS = 86_400_000

const ACCOUNT = {
  WHATSAPP_NUMBER: '6281100000000',
  WHATSAPP_PHONE_NUMBER_ID: '100000000000001',
  WHATSAPP_ACCOUNT_ID: '200000000000002',
  WHATSAPP_TOKEN: 'token-uji',
  WHATSAPP_APP_SECRET: 'rahasia-uji',
}
const TEMPLAT = templatWaName('penarikan_lot')
const chance = newChance()

/** Starts the simulator of WhatsApp in its own process, so that it survives the shop. */
async function startWhatsApp(shopPort: number) {
  const port = await freePort()
  const { PATH } = process.env
  const child = spawn(process.execPath, ['dev/whatsapp-simulator/main.ts'], {
    env: {
      ...{ PATH, ...ACCOUNT, WHATSAPP_SIMULATOR_PORT: `${port}` },
      WHATSAPP_WEBHOOK_URL: `http://127.0.0.1:${shopPort}${WEBHOOK_PATH}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  const url = `http://127.0.0.1:${port}`
  return { url, hook: async (path: string, body?: unknown) => (await ask(`${url}/__sim/${path}`, { body })).body }
}

/** Starts shops on one database, one after the other. Each starts later than the last by its own clock. */
async function openShops() {
  const [database, service, port] = [await createTestDatabase(), await openPushService(), await freePort()]
  const db = createDb(database.url)
  const folder = makeTempFolder()
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
    await service.close()
    removeTempFolder(folder)
  })
  const whatsapp = await startWhatsApp(port)
  const preload = new URL('../../server/testing/shift-date.ts', import.meta.url).href
  const own = Number(process.env.TEST_CLOCK_SHIFT ?? 0)
  let shift = own
  const start = async (stepMs: number) => {
    shift += stepMs
    // A dead process holds its jobs for 20 s, which would only lengthen the test.
    await db.updateTable('pekerjaan').set({ sampai: sql`'-infinity'` }).execute()
    const shop = await startShopProcess(folder, {
      ...ACCOUNT,
      PORT: `${port}`,
      DATABASE_URL: database.url,
      WHATSAPP_URL: `${whatsapp.url}/v26.0`,
      PUSH_TEST_ORIGIN: service.origin,
      TEST_CLOCK_SHIFT: `${shift}`,
      NODE_OPTIONS: `--import=${preload}`,
    })
    await shop.ready()
    return shop
  }
  const now = () => new Date(Date.now() + shift - own)
  return { db, service, whatsapp, start, now, url: `http://127.0.0.1:${port}` }
}
type Shops = Awaited<ReturnType<typeof openShops>>

/** Submits the template of a recall, and lifts the limits. */
async function approveTemplate({ db, whatsapp, now, url }: Shops) {
  await whatsapp.hook('config', { approveMs: 0, stateMs: 20, timeScale: 0.2 })
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId, WHATSAPP_ACCOUNT_ID: wabaId } = ACCOUNT
  const client = createWhatsApp({ baseUrl: `${whatsapp.url}/v26.0`, token, phoneNumberId, wabaId })
  const access = { mode: 'aktif', client: async () => client } as unknown as WhatsAppAccess
  await submitTemplat(
    { db, clock: now, settings: { publicUrl: url }, connections: { whatsapp: async () => access } } as never,
    'penarikan_lot',
  )
  await db.updateTable('templat_wa').set({ status: 'APPROVED' }).execute()
  await db.updateTable('sambungan').set({ wa_batas: 1_000_000, wa_pagu: 1_000_000 }).execute()
}

/** Creates an account that agreed to one channel. */
async function buildReader({ db, service, now }: Shops, saluran: 'push' | 'wa') {
  const akun = await buildPelanggan(db, now())
  const { pengguna_id } = akun
  await db
    .insertInto('izin_kabar')
    .values({ pengguna_id, saluran, keperluan: 'pesanan', tempat: 'pengaturan', naskah: 1, diberi: now() })
    .execute()
  const nomor = `62812${String(pengguna_id).padStart(8, '0')}`
  if (saluran === 'wa') {
    await db.insertInto('nomor_wa').values({ pengguna_id, nomor, dikonfirmasi: now() }).execute()
    return { ...akun, endpoint: '' }
  }
  const { endpoint, keys } = service.subscribe()
  await db
    .insertInto('langganan_push')
    .values({
      ...{ pengguna_id, endpoint, nama: 'Uji', dibuat: now() },
      sesi_hash: sql<Buffer>`(SELECT token_hash FROM sesi WHERE pengguna_id = ${pengguna_id} LIMIT 1)`,
      p256dh: Buffer.from(keys.p256dh, 'base64url'),
      auth: Buffer.from(keys.auth, 'base64url'),
    })
    .execute()
  return { ...akun, endpoint }
}
type Reader = Awaited<ReturnType<typeof buildReader>>

/** Faults of a message. Those after acceptance leave the outcome unknown. */
const WA_FAULTS = [
  { kind: 'cut' },
  { kind: 'slow', ms: 15_000 },
  { kind: 'reset' },
  { kind: '502' },
  { kind: 'html' },
  { kind: 'empty' },
  { kind: 'error', code: 131000 },
  { kind: 'error', code: 130429, retryAfter: 1 },
  { kind: 'late', code: 131049 },
  { kind: 'held' },
]
const PUSH_FAULTS = ['cut', 'reset', 500, 429, 503] as const
/** Orders of states as WhatsApp may report them. */
const PLANS = [
  ['sent', 'delivered'],
  ['delivered', 'sent'],
  ['delivered', 'delivered', 'sent'],
  ['read'],
  ['sent', 'read'],
]

/** Troubles both services until the next call. */
async function trouble({ db, whatsapp, service }: Shops, readers: readonly Reader[]) {
  await whatsapp.hook('config', { plan: chance.pick(PLANS), stateMs: chance.pick([0, 20, 500]) })
  await whatsapp.hook('webhooks/policy', { duplicate: chance.pick([0, 1, 2]) })
  for (let i = 0; i < 3; i++) await whatsapp.hook('faults', { match: 'POST .*/messages', ...chance.pick(WA_FAULTS) })
  // Ten failures in a row would delete a device.
  await db.updateTable('langganan_push').set({ gagal: 0 }).execute()
  for (const { endpoint } of readers)
    if (endpoint) service.fail(endpoint, chance.next() < 0.4 ? chance.pick(PUSH_FAULTS) : 201)
}

/** Repeats webhooks that a dead shop missed, as WhatsApp does for days. @returns true if none is left */
async function repeatMissed({ whatsapp }: Shops, repeated: Set<number>): Promise<boolean> {
  const { deliveries } = await whatsapp.hook('webhooks')
  const open = (deliveries as { id: number; state: string }[]).filter(
    ({ id, state }) => state !== 'delivered' && !repeated.has(id),
  )
  for (const { id, state } of open) {
    if (state !== 'failed') continue
    repeated.add(id)
    await whatsapp.hook(`webhooks/${id}/redeliver`, {})
  }
  return open.length === 0
}

const waiting = async (db: Db) => {
  const { rows } = await sql<{ n: number }>`SELECT (SELECT count(*) FROM kabar_saluran WHERE status = 'menunggu')
    + (SELECT count(*) FROM surat WHERE saluran_pada IS NOT NULL)
    + (SELECT count(*) FROM peristiwa_wa WHERE kerjakan_pada IS NOT NULL) AS n`.execute(db)
  return Number(rows[0]?.n)
}

test(
  `each notice leaves once by push or WhatsApp, with ${kills} kills and faults of both services`,
  async () => {
    const shops = await openShops()
    const { db, service, whatsapp, now } = shops
    let shop = await shops.start(0)
    await approveTemplate(shops)
    const readers: Reader[] = []
    for (let i = 0; i < batch; i++) readers.push(await buildReader(shops, 'push'), await buildReader(shops, 'wa'))
    // The first visit makes the shop's key.
    await ask(shops.url + getPush.path, { token: readers[0]?.token ?? '' })

    const written = new Map<string, Reader>()
    const repeated = new Set<number>()
    const tally = new Tally()
    const write = async () => {
      for (const reader of readers) {
        const kunci = `tarik:${randomUUID()}`
        const { pengguna_id: penggunaId, email } = reader
        const text = { kepada: email, subjek: 'Penarikan', teks: 'Isi', tautan: '/riwayat-pembayaran', rujukan: '' }
        await outboxRepository(db).enqueue(kunci, { penggunaId, ...text, keperluan: 'pesanan', byMail: false }, now())
        written.set(kunci, reader)
      }
    }
    for (let kill = 1; kill <= kills; kill++) {
      await trouble(shops, readers)
      await write()
      await db.updateTable('pekerjaan').set({ sampai: sql`'-infinity'` }).where('nama', '=', 'kirim-saluran').execute()
      const forged = await postRaw(shops.url, '{"object":"whatsapp_business_account","entry":[]}', 'wrong secret')
      tally.add(`forged webhook ${forged.status}`)
      // The jobs start within five seconds.
      await delay(chance.next() * 7000)
      shop.child.kill('SIGKILL')
      await shop.ended
      shop = await shops.start(STEP_MS)
      await repeatMissed(shops, repeated)
    }

    // The services work again. Later retries are an hour apart.
    for (const { endpoint } of readers) if (endpoint) service.fail(endpoint, 201)
    await whatsapp.hook('webhooks/policy', { duplicate: 0 })
    await whatsapp.hook('config', { plan: ['sent', 'delivered'], stateMs: 20 })
    for (let round = 0; round < 12 && (await waiting(db)) > 0; round++) {
      await delay(8000)
      await repeatMissed(shops, repeated)
      shop.child.kill('SIGKILL')
      await shop.ended
      shop = await shops.start(round < 2 ? STEP_MS : 65 * MINUTE)
    }
    const isSettled = async () => (await repeatMissed(shops, repeated)) && (await waiting(db)) === 0
    await waitFor('all notices to be settled', isSettled, sizeOf({ short: 120_000, long: 600_000 }))

    await compare(shops, written, tally)
    expect(tally.of('forged webhook 403')).toBe(kills)
    expect(await findViolations(db)).toEqual([])
    report('notices under faults', { kills, notices: written.size, ...tally.toJSON() })
  },
  TIMEOUT_MS,
)

/** Compares the shop with what both services received. */
async function compare({ db, service, whatsapp }: Shops, written: ReadonlyMap<string, Reader>, tally: Tally) {
  const rows = await db
    .selectFrom('surat')
    .leftJoin('kabar_saluran', 'kabar_saluran.surat_id', 'surat.surat_id')
    .select([
      'kunci',
      'pengguna_id',
      'saluran',
      'kabar_saluran.status',
      'tanda',
      'kabar_saluran.kesalahan',
      'tanpa_jawaban',
    ])
    .where('kunci', 'like', 'tarik:%')
    .execute()
  expect(new Set(rows.map(({ kunci }) => kunci)), 'each notice in the inbox').toEqual(new Set(written.keys()))
  expect(rows, 'one delivery each').toHaveLength(written.size)

  const messages = (await whatsapp.hook('messages')) as { reference?: string; states: string[] }[]
  const pushes = service.received.map(({ text }) => JSON.parse(text).tanda as string)
  for (const { kunci, saluran, tanda, status, kesalahan, tanpa_jawaban } of rows) {
    const own = messages.filter(({ reference }) => reference === `kabar:${tanda}`)
    const copies = saluran === 'push' ? pushes.filter((one) => one === tanda).length : own.length
    tally.add(`${saluran} ${status}`)
    if (copies > 1) tally.add(`${saluran} sent twice, after an attempt without an answer`)
    const what = `${kunci} ${saluran} ${status} ${kesalahan}`
    expect(copies, what).toBeLessThanOrEqual(2)
    // A second copy follows an attempt without an answer.
    if (copies === 2) expect(tanpa_jawaban, what).toBe(2)
    if (status !== 'gagal') expect(copies, what).toBeGreaterThan(0)
    else if (saluran === 'push') expect(kesalahan, what).toMatch(/^(tanpa jawaban|status (500|429|503))$/)
    // A message that arrived is never marked as failed.
    const hasArrived = own.some(({ states }) => states.includes('delivered') || states.includes('read'))
    if (saluran === 'wa') expect([what, status]).toEqual([what, hasArrived ? 'tiba' : 'gagal'])
  }
}

/** Posts a webhook as WhatsApp does. */
async function postRaw(url: string, body: string, secret = ACCOUNT.WHATSAPP_APP_SECRET) {
  const headers = {
    'content-type': 'application/json',
    'x-hub-signature-256': signatureOf(Buffer.from(body), secret),
  }
  const response = await fetch(url + WEBHOOK_PATH, { method: 'POST', headers, body })
  await response.arrayBuffer()
  return response
}

test(
  `a flood of ${2 * (batches * perBatch + singles)} statuses, half of them duplicates, is stored and processed once`,
  async () => {
    const shops = await openShops()
    const { db, url, now } = shops
    let shop = await shops.start(0)
    const { pengguna_id, email } = await buildReader(shops, 'wa')
    const count = (perBatch * batches) / 2
    await sql`INSERT INTO surat (kunci, kepada, subjek, teks, pengguna_id, status, kirim_pada, dibuat)
      SELECT 'uji:' || n, ${email}, 'a', 'b', ${pengguna_id}, 'tanpa-email', ${now()}, ${now()}
      FROM generate_series(1, ${count}) n`.execute(db)
    await sql`INSERT INTO kabar_saluran (surat_id, saluran, templat, status, wamid, kirim_pada, sampai, dibuat)
      SELECT surat_id, 'wa', ${TEMPLAT}, 'terkirim', 'wamid.' || kunci, ${now()}, ${now()}, ${now()}
      FROM surat WHERE kunci LIKE 'uji:%'`.execute(db)
    let serial = 0
    const bodyOf = (size: number) =>
      JSON.stringify({
        object: 'whatsapp_business_account',
        entry: [
          { id: '1', changes: [{ field: 'messages', value: { statuses: Array.from({ length: size }, statusOf) } }] },
        ],
      })
    const statusOf = () => ({
      id: `wamid.uji:${(serial++ % count) + 1}`,
      status: 'delivered',
      timestamp: String(Math.floor(now().getTime() / 1000)),
      recipient_id: '62811',
      nomor: serial,
    })
    const rssOf = () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${shop.child.pid}/status`, 'utf8'))?.[1]) / 1024
    const open = async () => {
      const { rows } = await sql<{
        n: number
      }>`SELECT count(*)::int AS n FROM peristiwa_wa WHERE kerjakan_pada IS NOT NULL`.execute(db)
      return rows[0]?.n ?? 0
    }
    const idleMb = rssOf()
    let peakMb = 0
    const bodies = [
      ...Array.from({ length: batches }, () => bodyOf(perBatch)),
      ...Array.from({ length: singles }, () => bodyOf(1)),
    ].flatMap((body) => [body, body])
    const begun = performance.now()
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let body = bodies.shift(); body; body = bodies.shift()) {
          expect((await postRaw(url, body)).status).toBe(200)
          if (bodies.length % 100 === 0) peakMb = Math.max(peakMb, rssOf())
        }
      }),
    )
    const receivedS = (performance.now() - begun) / 1000
    while ((await open()) > 0) {
      peakMb = Math.max(peakMb, rssOf())
      await delay(200)
    }
    const processedS = (performance.now() - begun) / 1000

    const states = await db
      .selectFrom('kabar_saluran')
      .select((eb) => ['status', eb.fn.countAll<number>().as('n')])
      .groupBy('status')
      .execute()
    expect(states).toEqual([{ status: 'tiba', n: count }])
    const { tiba } = await db.selectFrom('pemakaian_wa').select('tiba').executeTakeFirstOrThrow()
    expect(tiba, 'each arrival is counted once').toBe(count)
    const size = async () => {
      const { rows } = await sql<{ mb: number; n: number }>`SELECT count(*)::int AS n,
        round(pg_total_relation_size('peristiwa_wa') / 1e6, 1)::float8 AS mb FROM peristiwa_wa`.execute(db)
      return rows[0]
    }
    const stored = await size()
    expect(stored?.n).toBe(batches + singles)

    shop.child.kill('SIGKILL')
    await shop.ended
    shop = await shops.start(31 * DAY_MS)
    const sweepBegun = performance.now()
    await waitFor('the sweep', async () => (await size())?.n === 0, 120_000)
    report('flood of webhooks', {
      requests: 2 * (batches + singles),
      statuses: 2 * (batches * perBatch + singles),
      'requests a second': Math.round((2 * (batches + singles)) / receivedS),
      'received, s': Math.round(receivedS),
      'processed, s': Math.round(processedS),
      'statuses processed a second': Math.round((batches * perBatch + singles) / processedS),
      'memory idle, peak, MB': [idleMb, peakMb].map(Math.round),
      'table, MB': stored?.mb,
      'swept within, s': Math.round((performance.now() - sweepBegun) / 1000),
    })
  },
  TIMEOUT_MS,
)
