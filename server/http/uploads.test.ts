import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Sesi } from '#server/kernel/sesi.ts'
import { setErrorHandler } from './error-handler.ts'
import { uploadLimit } from './uploads.ts'

/** A door that takes files and holds every request until `finish`. */
function openDoor() {
  const held: (() => void)[] = []
  const app = Fastify()
  setErrorHandler(app)
  app.addHook('onRequest', async (request) => {
    const { penggunaid, admin } = request.headers
    request.sesi = {
      penggunaId: Number(penggunaid),
      isAdmin: admin === 'ya',
      tokenHash: Buffer.alloc(0),
    } satisfies Sesi
  })
  uploadLimit()(app)
  app.post('/', () => new Promise<string>((done) => held.push(() => done('ok'))))
  return {
    send: async (penggunaid: number, admin = 'tidak') => {
      const { statusCode, headers, body } = await app.inject({
        method: 'POST',
        url: '/',
        headers: { penggunaid, admin },
      })
      return { code: statusCode === 200 ? 'taken' : JSON.parse(body).code, wait: Number(headers['retry-after']) }
    },
    async finish(count: number) {
      while (held.length < count) await new Promise(setImmediate)
      for (const end of held.splice(0)) end()
    },
  }
}
const codes = async (answers: Promise<{ code: string }>[]) => (await Promise.all(answers)).map(({ code }) => code)

test('an account has two bodies in memory at once, all accounts six', async () => {
  const door = openDoor()
  const answers = [1, 1, 1, 2, 2, 3, 3, 4].map((id) => door.send(id))
  await door.finish(6)
  const BUSY = 'TERLALU_RAMAI'
  expect(await codes(answers)).toEqual(['taken', 'taken', BUSY, 'taken', 'taken', 'taken', 'taken', BUSY])
  const again = [1, 4].map((id) => door.send(id))
  await door.finish(2)
  expect(await codes(again)).toEqual(['taken', 'taken'])
})

test.each([
  ['a customer', 'tidak', 30],
  ['an administrator', 'ya', 600],
])('%s sends so many in an hour, whatever others send', async (_, admin, most) => {
  const door = openDoor()
  const send = async (id: number) => {
    const answer = door.send(id, admin)
    await Promise.race([answer, door.finish(1)])
    return answer
  }
  for (let count = 0; count < most; count++) expect((await send(1)).code).toBe('taken')
  const refused = await door.send(1, admin)
  expect(refused.code).toBe('UNGGAHAN_TERLALU_SERING')
  expect(refused.wait).toBeGreaterThan(3000)
  expect((await send(2)).code).toBe('taken')
})
