import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RecordedResponse } from '#tools/bench/bare.ts'

/* The minimal server in Node.js: the same bytes for every request. */

let answer: RecordedResponse = { status: 503, headers: [], body: Buffer.alloc(0) }
const server = createServer((_request, response) => {
  response.writeHead(answer.status, answer.headers).end(answer.body)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
process.on('message', (next: RecordedResponse) => {
  answer = { ...next, body: Buffer.from(next.body) }
  process.send?.('ready')
})
process.send?.((server.address() as AddressInfo).port)
