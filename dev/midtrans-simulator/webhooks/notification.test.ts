import { expect, test } from 'vitest'
import { serverKey, startSandbox, until } from '#dev/midtrans-simulator/test-support.ts'
import { sign } from './notification.ts'

// Computed by hand from the documented formula: SHA-512 of order_id + status_code + gross_amount + server key.
test.each([
  [
    '200',
    '4ba1be6b9fb678f95d4a5cfb8fbab562a4b5fa90f3222a05966393087fc3c2ad01a282d455c8bf40b9321660134c5fa3061c2a3d58c3cbefd9a6fc3a837dedec',
  ],
  [
    '201',
    '251980e131462fc05652cabc2b8b2e3c3a73df72b96c3965909c3cb8d9fb9244425196bbf24ddf1623eb550ebc8a6dbea216f084be097ba99a5ca9567ee58d80',
  ],
  [
    '202',
    '120eda5fbd44745895993aa2960cc7b4a57a42e8c923bf467d3f65dfeb380e387a5bc785ddef4c887648b08a4f418b092fd16cd8825059785903722d85189e99',
  ],
])('computes the documented signature for status code %s', (code, digest) => {
  expect(sign('ORDER-101', code, '10000.00', serverKey)).toBe(digest)
})

test('sends a signed notification as Veritrans, with amounts in two decimals', async () => {
  await using sandbox = await startSandbox()
  await sandbox.createToken('ORDER-101', { custom_field1: 'attempt-7' })
  await sandbox.hook('/pay', { order_id: 'ORDER-101', outcome: 'settle' })
  await until(() => sandbox.received.length === 2, 'two notifications')

  const [pending, settlement] = sandbox.received
  expect(pending?.body).toMatchObject({ transaction_status: 'pending', status_code: '201' })
  expect(settlement).toMatchObject({ path: '/notification', method: 'POST', agent: 'Veritrans' })
  const body = settlement?.body ?? {}
  expect(body).toMatchObject({
    transaction_status: 'settlement',
    status_code: '200',
    gross_amount: '25000.00',
    fraud_status: 'accept',
    payment_type: 'bank_transfer',
    custom_field1: 'attempt-7',
    status_message: 'midtrans payment notification',
  })
  expect(body.transaction_time).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  expect(body.signature_key).toBe(sign('ORDER-101', '200', '25000.00', serverKey))
  expect(Object.values(body)).not.toContain(null)
})

test('adds an imposed fee to gross_amount and keeps the price in the extra info', async () => {
  await using sandbox = await startSandbox()
  await sandbox.hook('/config', { imposedFee: 4000 })
  await sandbox.createToken('FEE-1')
  const paid = await sandbox.hook('/pay', { order_id: 'FEE-1', outcome: 'settle' })
  expect(paid.gross_amount).toBe('29000.00')
  expect((paid.extra_info ?? paid.metadata.extra_info).original_amount).toBe('25000.00')

  await sandbox.createToken('FEE-2', { customer_imposed_payment_fee: { enable: false } })
  expect((await sandbox.hook('/pay', { order_id: 'FEE-2', outcome: 'settle' })).gross_amount).toBe('25000.00')
})
