import { expect, test } from 'vitest'
import { serverKey, startSandbox } from './test-support.ts'
import { sign } from './webhooks/notification.ts'

test('status is 404 in the body, under HTTP 200, until a method is chosen', async () => {
  await using sandbox = await startSandbox()
  await sandbox.createToken('A-1')
  const answer = await sandbox.api('GET', '/v2/A-1/status')
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ status_code: '404', status_message: "Transaction doesn't exist." })
})

test('answers a wrong key with HTTP 401', async () => {
  await using sandbox = await startSandbox()
  const answer = await sandbox.send('GET', '/v2/A-1/status')
  expect(answer.status).toBe(401)
  expect(answer.body.status_code).toBe('401')
})

test('status finds a transaction by either id, and signs it', async () => {
  await using sandbox = await startSandbox()
  await sandbox.createToken('A 1')
  const { transaction_id } = await sandbox.hook('/pay', { order_id: 'A 1', outcome: 'settle', method: 'permata_va' })
  for (const id of ['A%201', transaction_id]) {
    const { body } = await sandbox.api('GET', `/v2/${id}/status`)
    expect(body).toMatchObject({
      transaction_id,
      order_id: 'A 1',
      transaction_status: 'settlement',
      status_code: '200',
    })
    expect(body.permata_va_number).toMatch(/^\d{16}$/)
    expect(body.signature_key).toBe(sign('A 1', '200', '25000.00', serverKey))
  }
})

test('a DANA transaction answers to its own id only', async () => {
  await using sandbox = await startSandbox()
  await sandbox.createToken('A-1')
  const { transaction_id } = await sandbox.hook('/pay', { order_id: 'A-1', outcome: 'pending', method: 'dana' })
  expect((await sandbox.api('GET', '/v2/A-1/status')).body.status_code).toBe('404')
  expect((await sandbox.api('GET', `/v2/${transaction_id}/status`)).body.status_code).toBe('201')
})

test('cancels only pending payments and captured cards', async () => {
  await using sandbox = await startSandbox()
  for (const [order_id, outcome, code] of [
    ['A-1', 'pending', '200'],
    ['A-2', 'capture', '200'],
    ['A-3', 'settle', '412'],
    ['A-4', 'deny', '412'],
  ]) {
    await sandbox.createToken(String(order_id))
    await sandbox.hook('/pay', { order_id, outcome })
    const { status, body } = await sandbox.api('POST', `/v2/${order_id}/cancel`, null)
    expect([status, body.status_code]).toEqual([200, code])
    if (code === '200') expect(body.transaction_status).toBe('cancel')
  }
})

test('answers an expired transaction with 407 in the body, and reports it in the status', async () => {
  await using sandbox = await startSandbox()
  await sandbox.createToken('A-1')
  await sandbox.hook('/pay', { order_id: 'A-1', outcome: 'pending' })
  const { body } = await sandbox.api('POST', '/v2/A-1/expire', null)
  expect(body).toMatchObject({ status_code: '407', transaction_status: 'expire' })
  expect((await sandbox.api('GET', '/v2/A-1/status')).body.status_code).toBe('407')
  expect((await sandbox.api('POST', '/v2/A-1/expire', null)).body.status_code).toBe('412')
})

test('keeps a challenged card until it is approved or denied', async () => {
  await using sandbox = await startSandbox()
  for (const [order_id, action, transaction_status, fraud_status] of [
    ['A-1', 'approve', 'capture', 'accept'],
    ['A-2', 'deny', 'deny', 'deny'],
  ]) {
    await sandbox.createToken(String(order_id))
    const challenged = await sandbox.hook('/pay', { order_id, outcome: 'challenge' })
    expect(challenged).toMatchObject({ transaction_status: 'capture', fraud_status: 'challenge', status_code: '201' })
    const { body } = await sandbox.api('POST', `/v2/${order_id}/${action}`, null)
    expect(body).toMatchObject({ status_code: '200', transaction_status, fraud_status })
  }
})

test('refunds add up, need a fresh key, and stop at the amount paid', async () => {
  await using sandbox = await startSandbox()
  await sandbox.createToken('A-1')
  await sandbox.hook('/pay', { order_id: 'A-1', outcome: 'settle', method: 'other_qris' })
  const refund = async (body: object) => (await sandbox.api('POST', '/v2/A-1/refund', body)).body
  expect(await refund({ refund_key: 'r1', amount: 5000, reason: 'rusak' })).toMatchObject({
    status_code: '200',
    transaction_status: 'partial_refund',
    refund_amount: '5000.00',
    refund_key: 'r1',
  })
  expect((await refund({ refund_key: 'r1', amount: 5000 })).status_code).toBe('406')
  expect((await refund({ refund_key: 'r2', amount: 20_001 })).status_code).toBe('414')
  expect((await refund({ refund_key: 'r3' })).transaction_status).toBe('refund')
  const { body } = await sandbox.api('GET', '/v2/A-1/status')
  expect(body).toMatchObject({ transaction_status: 'refund', refund_amount: '25000.00' })
  expect(body.refunds).toHaveLength(2)
  expect((await refund({})).status_code).toBe('412')
})

test.each([
  ['settle', 'bca_va', {}, '412'],
  ['settle', 'echannel', {}, '412'],
  ['settle', 'indomaret', {}, '412'],
  ['pending', 'other_qris', {}, '412'],
  ['capture', 'credit_card', {}, '412'],
  ['settle', 'credit_card', { amount: 5000 }, '200'],
  ['settle', 'shopeepay', { amount: 5000 }, '414'],
  ['settle', 'shopeepay', { amount: 25_000 }, '200'],
])('answers a refund after %s by %s, with %o, with %s', async (outcome, method, body, code) => {
  await using sandbox = await startSandbox()
  await sandbox.createToken('A-1')
  const { transaction_id } = await sandbox.hook('/pay', { order_id: 'A-1', outcome, method })
  for (const [id, path, expected] of [
    ['A-2', 'refund', '404'],
    [transaction_id, 'refund/online/direct', code],
  ])
    expect((await sandbox.api('POST', `/v2/${id}/${path}`, body)).body.status_code).toBe(expected)
})

test('makes a refund whose answer is lost, and repeats the answer for its key', async () => {
  await using sandbox = await startSandbox()
  await sandbox.createToken('A-1')
  await sandbox.hook('/pay', { order_id: 'A-1', outcome: 'settle', method: 'other_qris' })
  await sandbox.hook('/faults', { match: 'POST /v2/A-1/refund', kind: 'commit-then-drop' })
  await expect(sandbox.api('POST', '/v2/A-1/refund', { refund_key: 'r1', amount: 5000 })).rejects.toThrow()
  const { body } = await sandbox.api('GET', '/v2/A-1/status')
  expect(body).toMatchObject({ transaction_status: 'partial_refund', refunds: [{ refund_key: 'r1' }] })
})
