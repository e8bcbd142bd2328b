import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { bodyPatience, watchBody } from './body-patience.ts'

const FORM = 'multipart/form-data; boundary=x'

/** Sends the headers of a POST, then the pieces 30 ms apart until the server closes. @returns the response */
async function sendSlowly(type: string, pieces: string[], piece: number) {
  const app = Fastify()
  bodyPatience(app, { bodyMs: 400, piece })
  app.addHook('preParsing', async (request, _reply, body) => {
    if (type === FORM) watchBody(request, body, { bodyMs: 400, piece })
  })
  app.addContentTypeParser(['application/json', 'multipart/form-data'], { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.post('/', async ({ body }) => String(body).length)
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  onTestFinished(() => app.close())

  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  const length = pieces.join('').length
  socket.write(
    `POST / HTTP/1.1\r\nhost: toko\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`,
  )
  let answer = ''
  let isOver = false
  socket.on('data', (chunk) => {
    answer += chunk
  })
  // The client may still be writing when the server closes the connection.
  socket.on('error', () => {})
  socket.once('end', () => {
    isOver = true
  })
  const closed = new Promise((done) => socket.once('close', done))
  for (const part of pieces) {
    await new Promise((rest) => setTimeout(rest, 30))
    if (isOver) break
    socket.write(part)
  }
  await closed
  return answer
}

test.each([
  ['a body byte by byte', 'application/json', Array(30).fill('x'), 10],
  ['a file byte by byte', FORM, Array(30).fill('x'), 1000],
])('closes the connection of a client that sends %s', async (_, type, pieces, piece) => {
  expect(await sendSlowly(type, pieces, piece)).toMatch(/^HTTP\/1\.1 408 /)
})

test('waits for a file that arrives slowly but steadily', async () => {
  expect(await sendSlowly(FORM, Array(30).fill('x'.repeat(1000)), 500)).toMatch(/^HTTP\/1\.1 200 .*30000$/s)
})

test.each([
  ['GET', undefined],
  ['POST', undefined],
  ['POST', 'x'],
] as const)('does not take a slow answer for a slow body: %s %s', async (method, body) => {
  const app = Fastify()
  bodyPatience(app, { bodyMs: 50 })
  app.route({ method, url: '/', handler: () => new Promise((answer) => setTimeout(() => answer('ya'), 300)) })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  expect((await fetch(url, { method, body })).status).toBe(200)
})
