import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Sesi } from '#server/kernel/sesi.ts'
import { waitFor } from '#server/testing/wait-for.ts'
import { bodyPatience } from './body-patience.ts'
import { setErrorHandler } from './error-handler.ts'
import { uploadLimit } from './uploads.ts'

/** Starts an app that accepts uploads and holds every request until `finish`. */
function openDoor() {
  const held: (() => void)[] = []
  const app = Fastify()
  setErrorHandler(app)
  app.addHook('onRequest', async (request) => {
    const { userid, admin } = request.headers
    request.sesi = {
      penggunaId: Number(userid),
      isAdmin: admin === 'ya',
      isProven: true,
      peran: ['pemilik'],
      tokenHash: Buffer.alloc(0),
    } satisfies Sesi
  })
  uploadLimit()(app)
  app.post('/', () => new Promise<string>((done) => held.push(() => done('ok'))))
  return {
    send: async (userid: number, admin = 'tidak') => {
      const { statusCode, headers, body } = await app.inject({
        method: 'POST',
        url: '/',
        headers: { userid, admin },
      })
      return { code: statusCode === 200 ? 'taken' : JSON.parse(body).code, wait: Number(headers['retry-after']) }
    },
    inside: () => held.length,
    async arrived(count: number) {
      while (held.length < count) await new Promise(setImmediate)
    },
    async finish(count: number) {
      while (held.length < count) await new Promise(setImmediate)
      for (const end of held.splice(0)) end()
    },
  }
}
const codes = async (answers: Promise<{ code: string }>[]) => (await Promise.all(answers)).map(({ code }) => code)

test('holds four bodies in memory at once, four per account, without delaying the office', async () => {
  const door = openDoor()
  const answers = [1, 1, 1, 1, 1, 2, 3, 3].map((id) => door.send(id))
  await door.arrived(4)
  const office = Array.from({ length: 6 }, () => door.send(9, 'ya'))
  await door.arrived(8)
  expect(door.inside()).toBe(8)
  await door.finish(8)
  await door.finish(5)
  expect(await codes(answers)).toEqual(['taken', 'taken', 'taken', 'taken', 'TERLALU_RAMAI', 'taken', 'taken', 'taken'])
  expect(await codes(office)).toEqual(Array(6).fill('taken'))
})

test('allows a customer thirty uploads an hour, and an administrator any number', async () => {
  const door = openDoor()
  const send = async (id: number, admin?: string) => {
    const answer = door.send(id, admin)
    await Promise.race([answer, door.finish(1)])
    return answer
  }
  for (let count = 0; count < 30; count++) expect((await send(1)).code).toBe('taken')
  const refused = await door.send(1)
  expect(refused.code).toBe('UNGGAHAN_TERLALU_SERING')
  expect(refused.wait).toBeGreaterThan(3000)
  expect((await send(2)).code).toBe('taken')
  for (let count = 0; count < 100; count++) expect((await send(3, 'ya')).code).toBe('taken')
})

test('frees the place of a client that disconnects during the session query', async () => {
  const app = Fastify()
  const waiting: (() => void)[] = []
  app.addHook('onRequest', async (request) => {
    request.sesi = { penggunaId: 1, isAdmin: false, isProven: true, peran: ['pemilik'], tokenHash: Buffer.alloc(0) }
    if (request.headers.tunggu) await new Promise<void>((known) => waiting.push(known))
  })
  uploadLimit()(app)
  app.post('/', async () => 'ok')
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  for (let count = 0; count < 4; count++) {
    const impatient = new AbortController()
    const gone = fetch(url, { method: 'POST', headers: { tunggu: 'ya' }, signal: impatient.signal }).catch(() => 'gone')
    await waitFor('somebody at the door', async () => waiting.length > 0)
    impatient.abort()
    await gone
    await waitFor('nobody on the line', async () => (await connections(app)) === 0)
    waiting.pop()?.()
  }
  expect((await fetch(url, { method: 'POST' })).status).toBe(200)
})

/** Sends the headers of a request to a server with the shop's limits. @returns both ends of the connection */
async function beginSlowly(contentType: string) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = Fastify()
  bodyPatience(app)
  if (contentType.startsWith('multipart')) uploadLimit()(app)
  app.addContentTypeParser(/^multipart|json/, { parseAs: 'string', bodyLimit: 1e6 }, (_, body, done) =>
    done(null, body),
  )
  app.post('/', async () => 'ok')
  const receivers: Socket[] = []
  app.server.on('connection', (socket) => receivers.push(socket))
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  onTestFinished(() => app.close())
  const sender = connect(Number(port), '127.0.0.1').on('error', () => {})
  await once(sender, 'connect')
  let answer = ''
  sender.on('data', (chunk) => {
    answer += chunk
  })
  const ended = once(sender, 'close').then(() => answer)
  const head = `POST / HTTP/1.1\r\nhost: toko\r\ncontent-type: ${contentType}\r\ncontent-length: 500000\r\n\r\n`
  let written = 0
  const write = async (text: string) => {
    sender.write(text)
    written += text.length
    await waitFor('the bytes to arrive', async () => receivers[0]?.bytesRead === written)
  }
  await write(head)
  await waitFor('the body to be watched', async () => vi.getTimerCount() > 0)
  return { write, ended, isOpen: () => receivers[0]?.writable === true }
}

test('requires 64 KB every ten seconds from an upload', async () => {
  const { write, ended, isOpen } = await beginSlowly('multipart/form-data; boundary=x')
  vi.advanceTimersByTime(9_999)
  await write('x'.repeat(64 * 1024))
  vi.advanceTimersByTime(1)
  expect(isOpen()).toBe(true)
  await write('x'.repeat(64 * 1024 - 1))
  vi.advanceTimersByTime(9_999)
  expect(isOpen()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(await ended).toMatch(/^HTTP\/1\.1 408 /)
})

test('requires a body without files within ten seconds, however much of it arrives', async () => {
  const { write, ended, isOpen } = await beginSlowly('application/json')
  await write('x'.repeat(200_000))
  vi.advanceTimersByTime(9_999)
  expect(isOpen()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(await ended).toMatch(/^HTTP\/1\.1 408 /)
})

const connections = (app: FastifyInstance) =>
  new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))
