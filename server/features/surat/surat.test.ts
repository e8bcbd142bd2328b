import { chmod, mkdir, mkdtemp, readdir, readFile, rm, rmdir, stat } from 'node:fs/promises'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createDb, type Db } from '#server/db/client.ts'
import { tryTakeJatah } from '#server/db/jatah.ts'
import type { Deps } from '#server/deps.ts'
import { type Mailer, openMailer, type Surat } from '#server/mail/mailer.ts'
import { buildPelanggan, buildPesanan } from '#server/testing/build-rows.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { outboxRepository } from './outbox.repository.ts'
import { LEASE_MS, sendBriefly, sendDue } from './send-due.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

const SURAT: Surat = {
  kepada: 'budi@contoh.id',
  subjek: 'Pesanan diterima – terima kasih',
  teks: 'Halo Pak Budi,\n\nTotal: Rp 96.000\n',
}
const FROM = 'KerapuSehat <toko@kerapusehat.example>'
const later = (minutes: number) => shop.setClock(new Date(shop.deps.clock().getTime() + minutes * 60_000))
const stored = (kunci: string) =>
  shop.deps.db.selectFrom('surat').selectAll().where('kunci', '=', kunci).executeTakeFirstOrThrow()

interface Receive {
  mail: string
  /** Sends the SMTP reply. Default: the mail is accepted. */
  answer(code?: number, text?: string): void
  /** Closes the connection without a reply. */
  hangUp(): void
}

/** @param onMail called with each complete mail; the client gets no reply until `answer` is called */
async function smtpServer(onMail: (receive: Receive) => void, options: SMTPServerOptions = {}) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) =>
      void text(stream).then((mail) =>
        onMail({
          mail,
          answer: (code, reason = '') => done(code ? Object.assign(new Error(reason), { responseCode: code }) : null),
          hangUp: () =>
            (server.connections as Set<{ id: string; _socket: Socket }>).forEach(({ id, _socket }) => {
              if (id === session.id) _socket.destroy()
            }),
        }),
      ),
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => new Promise((closed) => server.close(() => closed(undefined))))
  return openMailer({ url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, from: FROM }, '')
}

/** Starts a server that accepts every mail immediately. */
async function quickServer() {
  const mails: string[] = []
  const mailer = await smtpServer(({ mail, answer }) => {
    mails.push(mail)
    answer()
  })
  return { mails, mailer }
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })
const messageId = (mail = '') => mail.match(/^Message-ID: (.+)$/im)?.[1]
const via = (mailer: Mailer): Deps => ({ ...shop.deps, mailer })
let nomor = 0
async function enqueue(surat: Partial<Surat> = {}) {
  const kunci = `uji-${++nomor}`
  await outboxRepository(shop.deps.db).enqueue(kunci, { ...SURAT, ...surat }, shop.deps.clock())
  return kunci
}

beforeEach(async () => {
  await shop.deps.db.deleteFrom('surat').execute()
  shop.surat.length = 0
})

test('delivers a mail to a real SMTP server', async () => {
  const { mails, mailer } = await quickServer()
  await mailer.send(SURAT, 7, 'satu')
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('To: budi@contoh.id')
  expect(mails[0]).toContain('From: KerapuSehat <toko@kerapusehat.example>')
  expect(mails[0]).toContain('Message-ID: <satu@kerapusehat.example>')
  expect(mails[0]).toContain('Total: Rp 96.000')
})

test('writes each mail to a file without SMTP', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kerapusehat-surat-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [surat, file] = [join(folder, 'surat'), join(folder, 'surat', '00000007.eml')]
  const mailer = await openMailer({ from: FROM }, surat)
  await mailer.send(SURAT, 7, 'satu')
  expect(await readdir(surat)).toEqual(['00000007.eml'])
  expect(await readFile(file, 'utf8')).toContain('Total: Rp 96.000')

  // Mails may contain links that set a password, so only the owner may read the files. Wrong modes are repaired.
  const modes = async () => [(await stat(surat)).mode & 0o777, (await stat(file)).mode & 0o777]
  expect(await modes()).toEqual([0o700, 0o600])
  await chmod(surat, 0o755)
  await chmod(file, 0o644)
  await openMailer({ from: FROM }, surat)
  expect(await modes()).toEqual([0o700, 0o600])
})

test("sends a mail as text and HTML, both with the shop's contact", async () => {
  const { mails, mailer } = await quickServer()
  await shop.deps.db.updateTable('pengaturan_toko').set({ telepon_toko: '0217654321' }).execute()
  const kunci = await enqueue({ subjek: 'Uji', teks: 'Total: Rp 96.000\nTelepon: <b>\n' })
  await sendDue(via(mailer))
  expect(await stored(kunci)).toMatchObject({ status: 'terkirim', teks: 'Total: Rp 96.000\nTelepon: <b>\n' })
  const [text = '', html = ''] = (mails[0] ?? '').split('Content-Type: text/html')
  expect(mails[0]).toContain('Content-Type: multipart/alternative')
  expect(text).toContain('Telepon: 021-')
  // Without the line breaks of quoted-printable.
  expect(html.replaceAll('=\r\n', '')).toContain('&lt;b&gt;')
  await shop.deps.db.updateTable('pengaturan_toko').set({ telepon_toko: '' }).execute()
})

test('the job ends after it has sent the due mails, or after a moment if the mail server is slow', async () => {
  const kunci = await enqueue()
  await sendBriefly(shop.deps)
  expect(await stored(kunci)).toMatchObject({ status: 'terkirim' })

  const slow = Promise.withResolvers<void>()
  const next = await enqueue()
  await sendBriefly(via({ send: () => slow.promise }))
  expect(await stored(next)).toMatchObject({ status: 'menunggu' })
  slow.resolve()
  await waitFor('its answer', async () => (await stored(next))?.status === 'terkirim')
})

test('rejects headers and further receivers in an address', async () => {
  const { mails, mailer } = await quickServer()
  await mailer.send({ ...SURAT, subjek: 'Halo\r\nBcc: semua@contoh.id' }, 8, 'dua')
  expect(mails[0]).not.toMatch(/^Bcc:/m)
})

test('sends a mail in the outbox once, by the first worker', async () => {
  await outboxRepository(shop.deps.db).enqueue('uji-sekali', SURAT, shop.deps.clock())
  await outboxRepository(shop.deps.db).enqueue('uji-sekali', { ...SURAT, subjek: 'lain' }, shop.deps.clock())
  const sent = await Promise.all(Array.from({ length: 5 }, () => sendDue(shop.deps)))
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(shop.surat).toEqual([SURAT])
  expect(await stored('uji-sekali')).toMatchObject({ status: 'terkirim', percobaan: 1 })
})

test('sends eight mails in parallel in each of three instances, and none twice', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const dbs = [1, 2, 3].map(() => createDb(database.url))
  onTestFinished(async () => void (await Promise.all(dbs.map((db) => db.destroy()))))
  const [now, mails] = [new Date(), [] as string[]]
  const all = Array.from({ length: 60 }, (_, at) => ({
    ...SURAT,
    kunci: `ramai-${at}`,
    kepada: `petani${at}@contoh.id`,
  }))
  await outboxRepository(dbs[0] as Db).enqueueAll(all, now, now)

  // Hold the first replies until all workers are busy.
  const held: (() => void)[] = []
  let begun = 0
  const mailer = await smtpServer(
    ({ mail, answer }) => {
      mails.push(mail)
      answer()
    },
    { onMailFrom: (_from, _session, done) => (++begun > 24 ? done() : held.push(done)) },
  )
  const runs = dbs.map((db) => sendDue({ ...via(mailer), db, clock: () => now }))
  await waitFor('all of them to be at work', async () => held.length === 24)
  for (const answer of held) answer()
  const sent = await Promise.all(runs)

  expect(sent.reduce((sum, count) => sum + count)).toBe(60)
  expect(Math.min(...sent)).toBeGreaterThanOrEqual(8)
  expect(new Set(mails.map(messageId)).size).toBe(60)
  expect(mails).toHaveLength(60)
})

test('retries for three days with growing delays while the server is away, then gives up', async () => {
  const kunci = await enqueue()
  const mailer = await smtpServer(() => {}, { onMailFrom: (_from, _session, done) => done(refusal(421, 'coba lagi')) })
  const tried: number[] = []
  let step = 5
  for (let minutes = 0; minutes <= 80 * 60; minutes += step) {
    const before = await stored(kunci)
    await sendDue(via(mailer))
    if ((await stored(kunci)).percobaan > before.percobaan) tried.push(minutes)
    if (minutes === 120) step = 60
    later(step)
  }
  expect(tried.slice(0, 6)).toEqual([0, 5, 10, 20, 40, 80])
  expect(tried.at(-1)).toBe(72 * 60)
  // Two hours apart at most.
  expect(Math.max(...tried.slice(1).map((minutes, at) => minutes - (tried[at] ?? 0)))).toBe(120)
  expect(await stored(kunci)).toMatchObject({ status: 'gagal', kesalahan: expect.stringContaining('421 coba lagi') })
  later(10_000)
  await sendDue(shop.deps)
  expect((await stored(kunci)).percobaan).toBe(tried.length)
})

test('sends a mail returned to the outbox before the next retry', async () => {
  const kunci = await enqueue()
  await sendDue(via({ send: () => Promise.reject(new Error('away')) }))
  expect(await sendDue(shop.deps)).toBe(0)
  later(1)
  expect(await sendDue(shop.deps)).toBe(1)
  expect(await stored(kunci)).toMatchObject({ status: 'terkirim', kesalahan: '', dipegang_sampai: null })
})

test.each<[string, SMTPServerOptions, string]>([
  ['an unknown receiver', { onRcptTo: (_to, _s, done) => done(refusal(550, 'tidak ada')) }, 'gagal'],
  ['a receiver with a full mailbox', { onRcptTo: (_to, _s, done) => done(refusal(452, 'penuh')) }, 'menunggu'],
  ['a rejected sender', { onMailFrom: (_from, _s, done) => done(refusal(553, 'bukan Anda')) }, 'gagal'],
  ['a server that requires a password', { onMailFrom: (_from, _s, done) => done(refusal(530, 'login')) }, 'menunggu'],
  ['a server that rejects connections', { onConnect: (_s, done) => done(refusal(554, 'tutup')) }, 'menunggu'],
])('%s', async (_who, options, status) => {
  const kunci = await enqueue()
  const mailer = await smtpServer(({ answer }) => answer(), options)
  expect(await sendDue(via(mailer))).toBe(0)
  expect(await stored(kunci)).toMatchObject({ status, percobaan: 1, kesalahan: expect.not.stringMatching(/^$/) })
  later(60 * 24)
  await sendDue(shop.deps)
})

test('gives up at once on a rejected text, with the reason', async () => {
  const kunci = await enqueue()
  await sendDue(via(await smtpServer(({ answer }) => answer(554, 'dikira sampah'))))
  expect(await stored(kunci)).toMatchObject({ status: 'gagal', percobaan: 1 })
  expect((await stored(kunci)).kesalahan).toContain('554 dikira sampah')
})

test('sends the same message again if the connection is lost before the answer', async () => {
  const mails: string[] = []
  const mailer = await smtpServer(({ mail, answer, hangUp }) => {
    mails.push(mail)
    if (mails.length === 1) hangUp()
    else answer()
  })
  const kunci = await enqueue()
  expect(await sendDue(via(mailer))).toBe(0)
  expect((await stored(kunci)).status).toBe('menunggu')
  later(1)
  expect(await sendDue(via(mailer))).toBe(1)
  expect(mails).toHaveLength(2)
  expect(messageId(mails[0])).toMatch(/^<.+@kerapusehat\.example>$/)
  expect(messageId(mails[1])).toBe(messageId(mails[0]))
})

test('sends a slow server one copy, without delaying other receivers', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const held: Receive[] = []
  const slow = await smtpServer((receive) => held.push(receive))
  const delayed = await enqueue({ kepada: 'lambat@contoh.id' })
  const sending = sendDue(via(slow))
  await waitFor('the mail to be there', async () => held.length === 1)

  const [same, other] = [await enqueue({ kepada: 'lambat@contoh.id' }), await enqueue({ kepada: 'lain@contoh.id' })]
  // Wait after each step, so that a late update is not mistaken for the next one.
  for (let seconds = 0; seconds < 600; seconds += 10) {
    later(1 / 6)
    const { dipegang_sampai: before } = await stored(delayed)
    vi.advanceTimersByTime(10_000)
    await waitFor(
      'it to be held on',
      async () => (await stored(delayed)).dipegang_sampai?.getTime() !== before?.getTime(),
    )
    await sendDue(shop.deps)
  }
  expect((await stored(other)).status).toBe('terkirim')
  expect((await stored(same)).status).toBe('menunggu')
  held[0]?.answer()
  await waitFor('the next one', async () => held.length === 2)
  held[1]?.answer()
  expect(await sending).toBe(2)
  expect(await stored(delayed)).toMatchObject({ status: 'terkirim', percobaan: 1 })
  expect(await stored(same)).toMatchObject({ status: 'terkirim', percobaan: 1 })
})

test('leaves a mail to the next process if the sending one ends', async () => {
  const kunci = await enqueue()
  await outboxRepository(shop.deps.db).claimDue(shop.deps.clock(), LEASE_MS, [])
  expect(await sendDue(shop.deps)).toBe(0)
  later(LEASE_MS / 60_000)
  expect(await sendDue(shop.deps)).toBe(1)
  expect(await stored(kunci)).toMatchObject({ status: 'terkirim', percobaan: 2 })
})

test('does not delay a new, retried or claimed mail after the clock was set back an hour', async () => {
  const [tried, held] = [await enqueue(), await enqueue({ kepada: 'lain@contoh.id' })]
  await sendDue(via({ send: () => Promise.reject(new Error('away')) }))
  await shop.deps.db
    .updateTable('surat')
    .set({ dipegang_sampai: new Date(shop.deps.clock().getTime() + LEASE_MS) })
    .where('kunci', '=', held)
    .execute()
  const fresh = await enqueue({ kepada: 'baru@contoh.id' })
  later(-60)
  expect(await sendDue(shop.deps)).toBe(3)
  for (const kunci of [tried, held, fresh]) expect((await stored(kunci)).status).toBe('terkirim')
  later(60)
})

test('keeps a mail waiting if its folder is not writable, and leaves no partial file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kerapusehat-surat-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const mailer = await openMailer({ from: FROM }, folder)
  const kunci = await enqueue()
  const { surat_id } = await stored(kunci)
  const name = `${String(surat_id).padStart(8, '0')}.eml`
  await mkdir(join(folder, name))
  expect(await sendDue(via(mailer))).toBe(0)
  expect(await stored(kunci)).toMatchObject({ status: 'menunggu', kesalahan: expect.stringContaining('EISDIR') })
  expect(await readdir(folder)).toEqual([name])
  await rmdir(join(folder, name))
  later(1)
  expect(await sendDue(via(mailer))).toBe(1)
  expect(await readdir(folder)).toEqual([name])
})

test('mails an unconfirmed address thirty notices a day besides retries, and leaves the rest in the inbox', async () => {
  const { db, clock } = shop.deps
  const stranger = await buildPelanggan(db, clock(), { email_dikonfirmasi: null })
  const owner = await buildPelanggan(db, clock())
  for (const { pengguna_id, email } of [stranger, owner])
    for (let number = 1; number <= 32; number++)
      await outboxRepository(db).enqueue(
        `uji-${pengguna_id}:${number}`,
        { ...SURAT, kepada: number % 2 ? email : email.toUpperCase(), penggunaId: pengguna_id },
        clock(),
      )
  const retried = [stranger, owner].map(({ pengguna_id }) => `uji-${pengguna_id}:1`)
  await db.updateTable('surat').set({ percobaan: 1 }).where('kunci', 'in', retried).execute()
  await sendDue(shop.deps)
  const countOf = async ({ pengguna_id }: { pengguna_id: number }, status: 'terkirim' | 'tanpa-email') => {
    const rows = db.selectFrom('surat').select('surat_id').where('pengguna_id', '=', pengguna_id)
    return (await rows.where('status', '=', status).execute()).length
  }
  expect([await countOf(stranger, 'terkirim'), await countOf(stranger, 'tanpa-email')]).toEqual([31, 1])
  expect([await countOf(owner, 'terkirim'), await countOf(owner, 'tanpa-email')]).toEqual([32, 0])
})

test('leaves a notice about an order in the inbox if its network got three hundred for unconfirmed addresses', async () => {
  const { db, clock } = shop.deps
  const network = '203.0.113.0/24'
  const pembeli = await buildPelanggan(db, clock(), { email_dikonfirmasi: null })
  const order = await buildPesanan(db, clock(), pembeli.pengguna_id, { jaringan: network })
  const notice = { ...SURAT, kepada: pembeli.email, penggunaId: pembeli.pengguna_id, rujukan: order.midtrans_order_id }
  const send = async (kunci: string) => {
    await outboxRepository(db).enqueue(kunci, notice, clock())
    await sendDue(shop.deps)
    return (await stored(kunci)).status
  }
  for (let count = 1; count < 300; count++) await tryTakeJatah(db, 'surat-asing-jaringan', network, clock())
  expect(await send('uji-jaringan:1')).toBe('terkirim')
  expect(await send('uji-jaringan:2')).toBe('tanpa-email')
})
