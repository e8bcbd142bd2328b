import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createWhatsApp } from './client.ts'
import type { TemplateMessage } from './whatsapp.ts'

const TOKEN = 'EAAG-secret-token'

/** Starts a provider that sends the same response to every request. */
async function whatsAppAt(answer: RequestListener, timeoutMs?: number) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v26.0`
  return createWhatsApp({ baseUrl, token: TOKEN, phoneNumberId: '111', wabaId: '222', timeoutMs })
}

const json = (status: number, body: object, headers = {}): RequestListener => {
  return (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
const failure = (code: number, status = 400, headers = {}, fields = {}) =>
  json(status, { error: { message: `(#${code}) Salah`, code, fbtrace_id: 'AB', ...fields } }, headers)

function* repeatedly(chunk: Buffer) {
  for (;;) yield chunk
}

const MESSAGE = { to: '6281234567890', text: 'Halo', reference: 'kabar:1' }
const TEMPLATE: TemplateMessage = {
  to: '6281234567890',
  name: 'a',
  language: 'id',
  body: [],
  buttons: [],
  reference: '',
}

describe('a failed send', () => {
  test.each<[string, RequestListener, object]>([
    ['a broken connection', (request) => request.socket.destroy(), { kind: 'unknown' }],
    ['a truncated body', (_, response) => response.write('{', () => response.destroy()), { kind: 'unknown' }],
    [
      'an endless body',
      (_, response) => void Readable.from(repeatedly(Buffer.alloc(64 * 1024, ' '))).pipe(response),
      { kind: 'unknown', message: 'WhatsApp did not answer: UND_ERR_RES_EXCEEDED_MAX_SIZE' },
    ],
    ['an error page', (_, response) => response.writeHead(502).end('<html>'), { kind: 'unknown' }],
    ['an empty body', (_, response) => response.end(), { kind: 'unknown' }],
    ['another address', json(302, {}, { location: 'http://127.0.0.1:9/' }), { kind: 'unknown' }],
    ['no id', json(200, { messages: [] }), { kind: 'unknown' }],
    ['a code of the table, under any status', failure(130429, 400), { kind: 'rate-limited', code: 130429 }],
    ['a new code, 401', failure(999999, 401), { kind: 'account' }],
    ['a new code, 429', failure(999999, 429), { kind: 'rate-limited' }],
    ['a new code, 400', failure(999999, 400), { kind: 'request', code: 999999, trace: 'AB' }],
    ['a new code, 500', failure(999999, 500), { kind: 'unknown' }],
    ['a new code that is transient', failure(999999, 400, {}, { is_transient: true }), { kind: 'transient' }],
    ['429 without JSON', (_, response) => response.writeHead(429).end(), { kind: 'rate-limited' }],
  ])('has the kind of %s', async (_name, answer, expected) => {
    const whatsapp = await whatsAppAt(answer)
    await expect(whatsapp.sendText(MESSAGE)).rejects.toMatchObject(expected)
  })

  test('is of unknown outcome if no answer came in time', async () => {
    const whatsapp = await whatsAppAt(() => {}, 200)
    const expected = { kind: 'unknown', message: 'WhatsApp did not answer: TimeoutError' }
    await expect(whatsapp.sendText(MESSAGE)).rejects.toMatchObject(expected)
  })

  test('is transient if no connection was made', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    server.close()
    await once(server, 'close')
    const whatsapp = createWhatsApp({ baseUrl: `http://127.0.0.1:${port}`, token: '', phoneNumberId: '1', wabaId: '2' })
    await expect(whatsapp.sendText(MESSAGE)).rejects.toMatchObject({ kind: 'transient' })
  })

  test('never includes the token', async () => {
    const whatsapp = await whatsAppAt(failure(190, 401, {}, { error_data: { details: 'Kedaluwarsa' } }))
    const error = await whatsapp.sendText(MESSAGE).catch((error) => error)
    expect(error).toMatchObject({ kind: 'account', message: '(#190) Salah: Kedaluwarsa' })
    expect(JSON.stringify(error) + error.stack).not.toContain(TOKEN)
  })
})

test('a failed read is transient, because nothing can have happened', async () => {
  const whatsapp = await whatsAppAt((request) => request.socket.destroy())
  await expect(whatsapp.checkAccount()).rejects.toMatchObject({ kind: 'transient' })
  await expect(whatsapp.listTemplates()).rejects.toMatchObject({ kind: 'transient' })
})

const usage = (minutes: number) =>
  JSON.stringify({ 222: [{ type: 'whatsapp', call_count: 100, estimated_time_to_regain_access: minutes }] })

test.each<[string, object, number | undefined]>([
  ['seconds', { 'retry-after': '7' }, 7],
  ['a date that has passed', { 'retry-after': new Date(0).toUTCString() }, undefined],
  ['a date beyond a day', { 'retry-after': new Date(Date.now() + 1e9).toUTCString() }, 86_400],
  ['minutes of the account', { 'x-business-use-case-usage': usage(3) }, 180],
  ['an account without a wait', { 'x-business-use-case-usage': usage(0) }, undefined],
  ['nonsense', { 'retry-after': 'soon', 'x-business-use-case-usage': '{' }, undefined],
  ['nothing', {}, undefined],
])('reads the wait from %s', async (_name, headers, retryAfter) => {
  const whatsapp = await whatsAppAt(failure(80007, 400, headers))
  const error = await whatsapp.sendText(MESSAGE).catch((error) => error)
  expect(error).toMatchObject({ kind: 'rate-limited', retryAfter })
})

test('sends the documented request, with clean values', async () => {
  const requests: unknown[] = []
  const whatsapp = await whatsAppAt(async (request, response) => {
    const body = JSON.parse(await text(request))
    requests.push({ path: request.url, authorization: request.headers.authorization, body })
    response.end('{"messages":[{"id":"wamid.1","message_status":"held_for_quality_assessment"}]}')
  })
  const sent = await whatsapp.sendTemplate({
    ...TEMPLATE,
    name: 'pesanan_v1',
    body: ['Bu\nNeng', ''],
    buttons: [
      { type: 'url', text: 'KS-1' },
      { type: 'reply', payload: 'terima:1' },
    ],
    reference: 'kabar:1',
  })
  expect(sent).toEqual({ id: 'wamid.1', isHeld: true })
  await whatsapp.sendTemplate({ ...TEMPLATE, to: 'ID.abc', isMarketing: true })
  expect(requests).toEqual([
    {
      path: '/v26.0/111/messages',
      authorization: `Bearer ${TOKEN}`,
      body: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: '6281234567890',
        biz_opaque_callback_data: 'kabar:1',
        type: 'template',
        template: {
          name: 'pesanan_v1',
          language: { code: 'id' },
          components: [
            {
              type: 'body',
              parameters: [
                { type: 'text', text: 'Bu Neng' },
                { type: 'text', text: '-' },
              ],
            },
            { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: 'KS-1' }] },
            {
              type: 'button',
              sub_type: 'quick_reply',
              index: '1',
              parameters: [{ type: 'payload', payload: 'terima:1' }],
            },
          ],
        },
      },
    },
    {
      path: '/v26.0/111/marketing_messages',
      authorization: `Bearer ${TOKEN}`,
      body: {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        recipient: 'ID.abc',
        biz_opaque_callback_data: '',
        type: 'template',
        template: { name: 'a', language: { code: 'id' }, components: [] },
      },
    },
  ])
})
