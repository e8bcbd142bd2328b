import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#server/testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await testApp()
})
afterAll(() => shop.close())

/** Sends a raw request. @returns the status of the response */
async function ask(line: string, ...headers: string[]) {
  const { hostname, port } = new URL(shop.app.server.listeningOrigin)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.end(`${[`${line} HTTP/1.1`, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  return Number((await text(socket)).split(' ')[1])
}

test.each([
  ['accepts a path', 'GET /healthz', ['Host: toko'], 200],
  ['accepts a whole address', 'GET http://toko/healthz', ['Host: toko'], 200],
  ['accepts a whole address without a path', 'GET http://toko/api/tidak-ada?x=1', ['Host: toko'], 404],
  ['rejects a star', 'GET *', ['Host: toko'], 400],
  ['accepts a star for the whole server', 'OPTIONS *', ['Host: toko'], 400],
  ['rejects another kind of address', 'GET ftp://toko/healthz', ['Host: toko'], 400],
  ['rejects an invalid address', 'GET http://[toko/healthz', ['Host: toko'], 400],
  ['rejects two hosts', 'GET /healthz', ['Host: toko', 'host: lain'], 400],
  ['rejects a missing host', 'GET /healthz', [], 400],
])('%s', async (_, line, headers, status) => {
  expect(await ask(line, ...headers)).toBe(status)
})
