import { expect, test } from 'vitest'
import { startSandbox, until } from './test-support.ts'

test('a token request without a valid key is refused with HTTP 401', async () => {
  await using sandbox = await startSandbox()
  const body = { transaction_details: { order_id: 'A-1', gross_amount: 1000 } }
  for (const key of ['', 'wrong:', 'SB-Mid-server-abc123cde456']) {
    const answer = await sandbox.send('POST', '/snap/v1/transactions', body, { authorization: `Basic ${btoa(key)}` })
    expect(answer.status).toBe(401)
    expect(answer.body.error_messages).toHaveLength(2)
  }
})

test('a token request answers 201 with a token and the address of the page', async () => {
  await using sandbox = await startSandbox()
  const transaction_details = { order_id: 'A-1', gross_amount: 1000 }
  const answer = await sandbox.api('POST', '/snap/v1/transactions', { transaction_details })
  expect(answer.status).toBe(201)
  expect(answer.body.redirect_url).toBe(`${sandbox.simulator.url}/snap/v4/redirection/${answer.body.token}`)
})

test.each([null, {}, []])('rejects the body %j with all three errors', async (body) => {
  await using sandbox = await startSandbox()
  const answer = await sandbox.api('POST', '/snap/v1/transactions', body)
  expect(answer.status).toBe(400)
  expect(answer.body.error_messages).toEqual([
    'transaction_details.order_id is required',
    'transaction_details.gross_amount is required',
    'transaction_details.gross_amount is not a number',
  ])
})

const item = { name: 'Probiotik', price: 25_000, quantity: 1 }
test.each<[message: string, request: Record<string, unknown>]>([
  [
    'transaction_details.order_id too long',
    { transaction_details: { order_id: 'x'.repeat(51), gross_amount: 25_000 } },
  ],
  [
    'transaction_details.gross_amount must be greater than or equal to 0.01',
    { transaction_details: { order_id: 'A', gross_amount: 0 } },
  ],
  [
    'transaction_details.gross_amount is not equal to the sum of item_details',
    { item_details: [item, { name: 'Ongkir', price: 1, quantity: 1 }] },
  ],
  ['item_details Name too long', { item_details: [{ ...item, name: 'x'.repeat(51) }] }],
  ['customer_details.email format is invalid', { customer_details: { email: '' } }],
  ['expiry.unit is not valid', { expiry: { duration: 1, unit: 'week' } }],
  ['page_expiry must not be longer than 7 days', { page_expiry: { duration: 8, unit: 'days' } }],
  ['expiry must not be shorter than 20 seconds', { expiry: { duration: 10, unit: 'second' } }],
])('rejects a request with "%s"', async (message, request) => {
  await using sandbox = await startSandbox()
  expect((await sandbox.createToken('A-1', request)).error_messages).toEqual([message])
})

test('reports several errors together, and accepts a discount line', async () => {
  await using sandbox = await startSandbox()
  const wrong = { item_details: [{ ...item, price: 1 }], customer_details: { email: 'nope' } }
  expect((await sandbox.createToken('A-1', wrong)).error_messages).toHaveLength(2)
  const discounted = {
    item_details: [
      { ...item, price: 30_000 },
      { name: 'Voucher', price: -5_000, quantity: 1 },
    ],
  }
  expect((await sandbox.createToken('A-1', discounted)).token).toBeDefined()
})

test('issues a new token before a method is chosen, and ends the old one', async () => {
  await using sandbox = await startSandbox()
  const first = await sandbox.createToken('A-1')
  const second = await sandbox.createToken('A-1')
  expect(second.token).not.toBe(first.token)
  expect(await (await fetch(first.redirect_url)).text()).toContain('tidak tersedia lagi')
  expect(await (await fetch(second.redirect_url)).text()).toContain('Pilih metode pembayaran')
})

test.each(['pending', 'settle', 'cancel', 'expire'])(
  'rejects a used order id after the outcome %s',
  async (outcome) => {
    await using sandbox = await startSandbox()
    await sandbox.createToken('A-1')
    await sandbox.hook('/pay', { order_id: 'A-1', outcome })
    const [message] = (await sandbox.createToken('A-1')).error_messages ?? []
    expect(message).toMatch(outcome === 'settle' ? /has been paid and utilized/ : /has already been taken/)
  },
)

test('cancels a token once, and not during a payment', async () => {
  await using sandbox = await startSandbox()
  const { token } = await sandbox.createToken('A-1')
  const cancel = (id: string) => sandbox.api('POST', `/snap/v1/transactions/${id}/cancel`, null)
  expect((await cancel(token)).body.canceled_at).toMatch(/^\d{4}-.*Z$/)
  expect((await cancel(token)).body.error_messages).toEqual(['token already canceled'])
  expect((await cancel('nope')).body.error_messages).toEqual(['token not found'])

  const busy = await sandbox.createToken('A-2')
  await sandbox.hook('/pay', { order_id: 'A-2', outcome: 'pending' })
  expect((await cancel(busy.token)).body.error_messages).toEqual(['Transaction is on progress'])
})

test('headers replace or add notification addresses', async () => {
  await using sandbox = await startSandbox()
  const { merchantUrl } = sandbox
  await sandbox.createToken('A-1', {}, { 'x-override-notification': `${merchantUrl}/one, ${merchantUrl}/two` })
  await sandbox.createToken('A-2', {}, { 'x-append-notification': `${merchantUrl}/three` })
  await sandbox.hook('/pay', { order_id: 'A-1', outcome: 'pending' })
  await sandbox.hook('/pay', { order_id: 'A-2', outcome: 'pending' })
  await until(() => sandbox.received.length === 4, 'four notifications')
  expect(sandbox.received.map(({ path }) => path).sort()).toEqual(['/notification', '/one', '/three', '/two'])
})

test('answers an unknown path with a bare 404, so that a wrong host is noticed', async () => {
  await using sandbox = await startSandbox()
  expect(await sandbox.api('POST', '/snap/v2/transactions', {})).toMatchObject({ status: 404, text: '' })
  expect(await sandbox.api('GET', '/v2/A-1/nothing')).toMatchObject({ status: 404, text: '' })
})
