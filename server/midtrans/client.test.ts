import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { midtransClient } from './client.ts'

/** Starts a provider that sends the same response to every request. */
async function midtransAt(answer: RequestListener, timeoutMs?: number) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return midtransClient({ snapUrl: url, apiUrl: url, serverKey: 'SB-Mid-server-uji', timeoutMs })
}

const json = (status: number, body: object, headers = {}): RequestListener => {
  return (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

function* repeatedly(chunk: Buffer) {
  for (;;) yield chunk
}

const BACK = { refundKey: 'uji-1', amount: 1000, reason: 'uji' }

test.each<[string, RequestListener, object]>([
  ['a broken connection', (request) => request.socket.destroy(), { kind: 'unreachable', status: undefined }],
  ['a truncated body', (_, response) => response.write('{', () => response.destroy()), { kind: 'unreachable' }],
  [
    'an endless body',
    (_, response) => void Readable.from(repeatedly(Buffer.alloc(64 * 1024, ' '))).pipe(response),
    { kind: 'unreachable', message: 'Midtrans did not answer: ResponseExceededMaxSizeError' },
  ],
  ['an error page of its gateway', (_, response) => response.end('<html>'), { kind: 'unreachable', status: 200 }],
  ['another address', json(302, { status_code: '200' }, { location: '/' }), { kind: 'unreachable', status: 302 }],
  ['a failure', json(503, { status_message: 'Sibuk' }), { kind: 'unreachable', status: 503, message: 'Sibuk' }],
  ['a failure in the body', json(200, { status_code: '500' }), { kind: 'unreachable', status: 500 }],
  ['too many requests', json(200, { status_code: '429' }), { kind: 'unreachable', status: 429 }],
  ['a rejection', json(200, { status_code: '412', status_message: 'Tidak' }), { kind: 'refused', status: 412 }],
])('throws for a provider that answers with %s', async (_name, answer, expected) => {
  const midtrans = await midtransAt(answer)
  await expect(midtrans.refund('KS-1', BACK)).rejects.toMatchObject(expected)
})

test('throws for a provider that does not answer in time', async () => {
  const midtrans = await midtransAt(() => {}, 200)
  await expect(midtrans.refund('KS-1', BACK)).rejects.toMatchObject({ kind: 'unreachable', status: undefined })
})

test('never includes the key in an error', async () => {
  const midtrans = await midtransAt(json(401, { error_messages: ['unauthorized'] }))
  const error = await midtrans.getStatus('KS-1').catch((error) => error)
  expect(error).toMatchObject({ kind: 'refused', status: 401, message: 'unauthorized' })
  expect(JSON.stringify(error) + error.stack).not.toContain(Buffer.from('SB-Mid-server-uji:').toString('base64'))
})

test.each([
  ['settlement', '200', 'accept', true],
  ['settlement', '201', 'accept', false],
  ['capture', '201', 'accept', false],
  ['capture', '201', 'challenge', true],
  ['refund', '202', 'accept', false],
  ['pending', '200', 'accept', true],
  ['expire', '407', 'accept', true],
])(
  'a status %s, with %s and %s, is accepted as %s',
  async (transaction_status, status_code, fraud_status, isBelieved) => {
    const fields = { order_id: 'KS-1', transaction_id: 't-1', gross_amount: '14000.00' }
    const midtrans = await midtransAt(json(200, { ...fields, transaction_status, status_code, fraud_status }))
    const answer = await midtrans.getStatus('KS-1').catch((error) => error)
    expect(answer).toMatchObject(isBelieved ? { transaction_status } : { kind: 'unreachable' })
  },
)
