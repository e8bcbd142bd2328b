import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openMailer, type Surat } from '#server/mail/mailer.ts'
import { type TestApp, testApp } from '#server/testing/test-app.ts'
import { outboxRepository } from './outbox.repository.ts'
import { sendDue } from './send-due.ts'

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

async function smtpServer(onMail: (mail: string) => void) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) =>
      void text(stream)
        .then(onMail)
        .then(() => done(), done),
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => new Promise((closed) => server.close(() => closed(undefined))))
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
}

test('a real SMTP server gets the mail', async () => {
  const mails: string[] = []
  const url = await smtpServer((mail) => mails.push(mail))
  await openMailer({ url, from: FROM }, '').send(SURAT, 7)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('To: budi@contoh.id')
  expect(mails[0]).toContain('From: KerapuSehat <toko@kerapusehat.example>')
  expect(mails[0]).toContain('Message-ID: <surat-7@kerapusehat.example>')
  expect(mails[0]).toContain('Total: Rp 96.000')
})

test('without SMTP each mail is a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kerapusehat-surat-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await openMailer({ from: FROM }, join(folder, 'surat')).send(SURAT, 7)
  expect(await readdir(join(folder, 'surat'))).toEqual(['00000007.eml'])
  expect(await readFile(join(folder, 'surat', '00000007.eml'), 'utf8')).toContain('Total: Rp 96.000')
})

test('an address cannot bring headers or other receivers with it', async () => {
  const mails: string[] = []
  const url = await smtpServer((mail) => mails.push(mail))
  await openMailer({ url, from: FROM }, '').send({ ...SURAT, subjek: 'Halo\r\nBcc: semua@contoh.id' }, 8)
  expect(mails[0]).not.toMatch(/^Bcc:/m)
})

test('a mail in the outbox is sent once, by whoever is first', async () => {
  await outboxRepository(shop.deps.db).enqueue('uji-sekali', SURAT, shop.deps.clock())
  await outboxRepository(shop.deps.db).enqueue('uji-sekali', { ...SURAT, subjek: 'lain' }, shop.deps.clock())
  const sent = await Promise.all(Array.from({ length: 5 }, () => sendDue(shop.deps)))
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(shop.surat).toEqual([SURAT])
  expect(await stored('uji-sekali')).toMatchObject({ status: 'terkirim', percobaan: 1 })
})

test('a mail server that is away is tried again, later and later, and given up after the sixth time', async () => {
  await outboxRepository(shop.deps.db).enqueue('uji-gagal', SURAT, shop.deps.clock())
  const away = { ...shop.deps, mailer: { send: () => Promise.reject(new Error('421 coba lagi')) } }
  for (const minutes of [0, 1, 5, 30, 120, 360]) {
    later(minutes)
    expect(await sendDue(away)).toBe(0)
  }
  expect(await stored('uji-gagal')).toMatchObject({ status: 'gagal', percobaan: 6, kesalahan: '421 coba lagi' })
  later(10_000)
  await sendDue(shop.deps)
  expect((await stored('uji-gagal')).percobaan).toBe(6)
})

test('between two attempts a mail that has come back is sent', async () => {
  await outboxRepository(shop.deps.db).enqueue('uji-pulih', SURAT, shop.deps.clock())
  await sendDue({ ...shop.deps, mailer: { send: () => Promise.reject(new Error('away')) } })
  expect(await sendDue(shop.deps)).toBe(0)
  later(1)
  expect(await sendDue(shop.deps)).toBe(1)
})
