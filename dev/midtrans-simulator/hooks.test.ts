import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startSimulator } from './simulator.ts'
import { clientKey, serverKey, startSandbox, until } from './test-support.ts'
import { sign } from './webhooks/notification.ts'

test.each([
  ['settle', 'bca_va', ['pending', 'settlement']],
  ['pending', undefined, ['pending']],
  ['deny', undefined, ['pending', 'deny']],
  ['expire', 'echannel', ['pending', 'expire']],
  ['cancel', 'alfamart', ['pending', 'cancel']],
  ['failure', undefined, ['pending', 'failure']],
  ['capture', undefined, ['pending', 'capture']],
  ['challenge', undefined, ['pending', 'capture']],
  ['reverse', undefined, ['pending', 'settlement', 'deny']],
  ['refund', undefined, ['pending', 'settlement', 'refund', 'refund']],
  ['partial_refund', undefined, ['pending', 'settlement', 'partial_refund', 'partial_refund']],
  ['chargeback', undefined, ['pending', 'capture', 'settlement', 'chargeback']],
])('the outcome %s with method %s sends its notifications in order', async (outcome, method, statuses) => {
  await using sandbox = await startSandbox()
  await sandbox.createToken('A-1')
  const body = await sandbox.hook('/pay', { order_id: 'A-1', outcome, method })
  expect(body.transaction_status).toBe(statuses.at(-1))
  await until(() => sandbox.received.length === statuses.length, 'all notifications')
  expect(sandbox.statuses()).toEqual(statuses)
})

test('marks the second notification of a refund as confirmed by the bank', async () => {
  await using sandbox = await startSandbox()
  await sandbox.createToken('A-1')
  await sandbox.hook('/pay', { order_id: 'A-1', outcome: 'refund' })
  await until(() => sandbox.received.length === 4, 'both refund notifications')
  const refunds = sandbox.received.slice(2).map(({ body }) => (body as unknown as { refunds: object[] }).refunds[0])
  expect(refunds[0]).not.toHaveProperty('bank_confirmed_at')
  expect(refunds[1]).toHaveProperty('bank_confirmed_at')
})

test('a denied attempt leaves the order payable, under a new transaction id', async () => {
  await using sandbox = await startSandbox()
  await sandbox.createToken('A-1')
  const denied = await sandbox.hook('/pay', { order_id: 'A-1', outcome: 'deny' })
  const paid = await sandbox.hook('/pay', { order_id: 'A-1', outcome: 'settle' })
  expect(paid.transaction_id).not.toBe(denied.transaction_id)
  expect((await sandbox.api('GET', '/v2/A-1/status')).body.transaction_status).toBe('settlement')
  expect((await sandbox.api('GET', `/v2/${denied.transaction_id}/status`)).body.transaction_status).toBe('deny')
})

test('time expires an attempt with a notification and a page without one', async () => {
  await using sandbox = await startSandbox()
  const expiry = { expiry: { duration: 60, unit: 'minutes' } }
  await sandbox.createToken('A-1', expiry)
  const silent = await sandbox.createToken('A-2', expiry)
  await sandbox.hook('/pay', { order_id: 'A-1', outcome: 'pending' })
  await sandbox.hook('/clock', { advance: 3601 })
  await until(() => sandbox.received.length === 2, 'the expiry of the attempt')
  expect(sandbox.received[1]?.body).toMatchObject({ transaction_status: 'expire', status_code: '202', order_id: 'A-1' })
  expect((await sandbox.api('GET', '/v2/A-2/status')).body.status_code).toBe('404')
  expect(await (await fetch(silent.redirect_url)).text()).toContain('Waktu pembayaran sudah habis')
})

test('settles a captured card a day later', async () => {
  await using sandbox = await startSandbox()
  await sandbox.createToken('A-1')
  await sandbox.hook('/pay', { order_id: 'A-1', outcome: 'capture' })
  await sandbox.hook('/clock', { advance: 24 * 3600 + 1 })
  await until(() => sandbox.received.length === 3, 'the settlement')
  expect(sandbox.statuses()).toEqual(['pending', 'capture', 'settlement'])
})

test('accepts a pending payment after a minute', async () => {
  await using sandbox = await startSandbox()
  await sandbox.createToken('A-1')
  const first = await sandbox.hook('/pay', { order_id: 'A-1', outcome: 'pending-then-accept', method: 'gopay' })
  expect(first.transaction_status).toBe('pending')
  await sandbox.hook('/clock', { advance: 61 })
  expect((await sandbox.api('GET', '/v2/A-1/status')).body.transaction_status).toBe('settlement')
})

test('reports an impossible outcome and an unknown order', async () => {
  await using sandbox = await startSandbox()
  expect((await sandbox.send('POST', '/__sim/pay', { order_id: 'A-1', outcome: 'settle' })).status).toBe(404)
  await sandbox.createToken('A-1')
  await sandbox.hook('/pay', { order_id: 'A-1', outcome: 'settle' })
  expect((await sandbox.send('POST', '/__sim/pay', { order_id: 'A-1', outcome: 'cancel' })).status).toBe(409)
  expect((await sandbox.send('POST', '/__sim/pay', { order_id: 'A-1', outcome: 'win' })).status).toBe(400)
})

test('forged notifications are wrong in exactly one way', async () => {
  await using sandbox = await startSandbox()
  await sandbox.createToken('A-1')
  await sandbox.hook('/pay', { order_id: 'A-1', outcome: 'pending' })
  const forged = async (kind: string, extra = {}) =>
    (await sandbox.hook('/webhooks/forge', { order_id: 'A-1', kind, ...extra })).request
  const isSigned = (body: Record<string, string>) =>
    body.signature_key ===
    sign(body.order_id ?? '', body.status_code ?? '', Number(body.gross_amount).toFixed(2), serverKey)

  expect(isSigned(await forged('genuine'))).toBe(true)
  expect(isSigned(await forged('bad_signature'))).toBe(false)
  const cheap = await forged('wrong_amount')
  expect([cheap.gross_amount, isSigned(cheap)]).toEqual(['24000.00', true])
  expect(await forged('amount_as_number')).toMatchObject({ gross_amount: 25_000 })
  const dressedUp = await forged('changed_status', { state: 'pending' })
  expect(dressedUp).toMatchObject({ transaction_status: 'settlement', status_code: '201' })
  expect(isSigned(dressedUp)).toBe(true)
  expect((await forged('unknown_order')).order_id).toMatch(/^unknown-/)
  expect((await forged('test_notification')).order_id).toMatch(/^payment_notif_test_/)
  expect((await forged('genuine', { fields: { currency: 'USD' } })).currency).toBe('USD')
})

test('faults spoil the next matching requests, and only those', async () => {
  await using sandbox = await startSandbox()
  const fault = (kind: string, match: string) => sandbox.hook('/faults', { kind, match })
  const create = (order_id: string) =>
    sandbox.api('POST', '/snap/v1/transactions', { transaction_details: { order_id, gross_amount: 1000 } })

  await fault('503', 'POST /snap/v1/transactions .*A-2')
  expect((await create('A-1')).status).toBe(201)
  expect((await create('A-2')).status).toBe(503)
  expect((await create('A-2')).status).toBe(201)

  await fault('html', 'GET /v2')
  expect((await sandbox.api('GET', '/v2/A-1/status')).text).toContain('<html>')
  await fault('empty', 'GET /v2')
  expect(await sandbox.api('GET', '/v2/A-1/status')).toMatchObject({ status: 200, text: '' })
  await fault('reset', 'GET /v2')
  await expect(sandbox.api('GET', '/v2/A-1/status')).rejects.toThrow()
  await fault('truncated', 'GET /v2')
  await expect(sandbox.api('GET', '/v2/A-1/status')).rejects.toThrow(SyntaxError)
  await fault('hang', 'GET /v2')
  const headers = { authorization: `Basic ${btoa(`${serverKey}:`)}` }
  const impatient = fetch(`${sandbox.simulator.url}/v2/A-1/status`, { headers, signal: AbortSignal.timeout(50) })
  await expect(impatient).rejects.toThrow(/timeout/)

  await fault('commit-then-drop', 'transactions .*A-3')
  await expect(create('A-3')).rejects.toThrow()
  expect((await sandbox.hook('/transactions')).sessions).toHaveLength(3)
})

test('the same seed gives the same ids', async () => {
  await using sandbox = await startSandbox()
  await sandbox.hook('/seed', { n: 7 })
  const first = await sandbox.createToken('A-1')
  await sandbox.hook('/reset', {})
  await sandbox.hook('/seed', { n: 7 })
  expect((await sandbox.createToken('A-1')).token).toBe(first.token)
})

test('accepts calls of the hooks from local programs only', async () => {
  await using sandbox = await startSandbox()
  const { port } = sandbox.simulator
  const statusWith = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve) => {
      request({ port, host: '127.0.0.1', path: '/__sim/transactions', headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).end()
    })
  expect(await statusWith({})).toBe(200)
  expect(await statusWith({ host: 'evil.example' })).toBe(403)
  expect(await statusWith({ origin: 'http://localhost:3040' })).toBe(403)
  expect(await statusWith({ 'x-forwarded-for': '203.0.113.9' })).toBe(403)
})

test('the simulator refuses to listen beyond loopback', async () => {
  await expect(startSimulator({ port: 0, host: '0.0.0.0', serverKey, clientKey })).rejects.toThrow(/loopback only/)
})

/** Returns a copy of the state file while the simulator is running, as a kill would leave it. */
function afterKill(stateFile: string): string {
  copyFileSync(stateFile, `${stateFile}.killed`)
  return `${stateFile}.killed`
}

function makeStateFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'simulator-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'state.json')
}

test('keeps answered state after a kill, also in the middle of a line', async () => {
  const stateFile = makeStateFile()
  await using sandbox = await startSandbox({ stateFile })
  for (const order_id of ['A-1', 'A-2']) await sandbox.createToken(order_id)
  await sandbox.hook('/webhooks/policy', { hold: true })
  await sandbox.hook('/pay', { order_id: 'A-1', outcome: 'settle' })
  const killed = afterKill(stateFile)
  appendFileSync(killed, '{"sessions":[{"token":"')
  for (const _ of ['once', 'again']) {
    await using next = await startSandbox({ stateFile: killed })
    expect((await next.api('GET', '/v2/A-1/status')).body.transaction_status).toBe('settlement')
    expect((await next.hook('/webhooks')).deliveries).toHaveLength(2)
    expect((await next.hook('/transactions')).sessions).toHaveLength(2)
  }
})

test('appends to the state file, and removes old entries', async () => {
  const stateFile = makeStateFile()
  await using sandbox = await startSandbox({ stateFile })
  const pay = async (order_id: string) => {
    await sandbox.createToken(order_id)
    await sandbox.hook('/pay', { order_id, outcome: 'settle' })
  }
  await pay('A-1')
  const before = readFileSync(stateFile, 'utf8')
  await pay('A-2')
  expect(readFileSync(stateFile, 'utf8').startsWith(before)).toBe(true)
  await sandbox.hook('/clock', { advance: 91 * 24 * 3600 })
  await pay('A-3')
  await using next = await startSandbox({ stateFile: afterKill(stateFile) })
  const { sessions, transactions } = await next.hook('/transactions')
  expect([...sessions, ...transactions].map(({ order_id }) => order_id)).toEqual(['A-3', 'A-3'])
})

test('with a state file, tokens, payments and unsent notifications survive a restart', async () => {
  const stateFile = makeStateFile()
  {
    await using sandbox = await startSandbox({ stateFile })
    await sandbox.hook('/webhooks/policy', { hold: true })
    await sandbox.createToken('A-1')
    await sandbox.hook('/pay', { order_id: 'A-1', outcome: 'pending' })
  }
  await using sandbox = await startSandbox({ stateFile })
  expect((await sandbox.api('GET', '/v2/A-1/status')).body.transaction_status).toBe('pending')
  expect((await sandbox.hook('/webhooks')).deliveries).toMatchObject([{ state: 'held', order_id: 'A-1' }])
  await sandbox.hook('/clock', { advance: 24 * 3600 + 1 })
  expect((await sandbox.api('GET', '/v2/A-1/status')).body.transaction_status).toBe('expire')
})
