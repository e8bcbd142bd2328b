import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { clientKey, serverKey, startSandbox } from './test-support.ts'

type Answer = Record<string, string>

/** Types of the official client's used part; the package has none. */
interface OfficialSnap {
  apiConfig: { getSnapApiBaseUrl(): string; getCoreApiBaseUrl(): string }
  createTransaction(body: object): Promise<{ token: string; redirect_url: string }>
  transaction: Record<'status' | 'cancel' | 'expire' | 'approve' | 'deny', (id: string) => Promise<Answer>> & {
    refund(id: string, body: object): Promise<Answer>
    refundDirect(id: string, body: object): Promise<Answer>
    notification(body: object): Promise<Answer>
  }
}
const official = createRequire(import.meta.url)('midtrans-client') as {
  Snap: new (options: { isProduction: boolean; serverKey: string; clientKey: string }) => OfficialSnap
}

function officialSnap(url: string, key = serverKey) {
  const snap = new official.Snap({ isProduction: false, serverKey: key, clientKey })
  snap.apiConfig.getSnapApiBaseUrl = () => `${url}/snap/v1`
  snap.apiConfig.getCoreApiBaseUrl = () => url
  return snap
}

const order = (order_id: string) => ({ transaction_details: { order_id, gross_amount: 25_000 } })

test('the official client creates, reads, refunds, cancels and expires', async () => {
  await using sandbox = await startSandbox()
  const snap = officialSnap(sandbox.simulator.url)

  const { token, redirect_url } = await snap.createTransaction(order('A-1'))
  expect(redirect_url).toContain(token)
  await sandbox.hook('/pay', { order_id: 'A-1', outcome: 'settle', method: 'other_qris' })
  const status = await snap.transaction.status('A-1')
  expect(status).toMatchObject({ transaction_status: 'settlement', payment_type: 'qris' })
  expect(await snap.transaction.notification({ transaction_id: status.transaction_id })).toMatchObject({
    order_id: 'A-1',
  })
  expect(await snap.transaction.refund('A-1', { refund_key: 'a', amount: 1000 })).toMatchObject({
    transaction_status: 'partial_refund',
  })
  expect(await snap.transaction.refundDirect('A-1', { refund_key: 'b' })).toMatchObject({
    transaction_status: 'refund',
  })

  await snap.createTransaction(order('A-2'))
  await sandbox.hook('/pay', { order_id: 'A-2', outcome: 'pending' })
  expect(await snap.transaction.cancel('A-2')).toMatchObject({ status_code: '200', transaction_status: 'cancel' })

  await snap.createTransaction(order('A-3'))
  await sandbox.hook('/pay', { order_id: 'A-3', outcome: 'pending' })
  // The client treats 407 as a success, so this does not throw.
  expect(await snap.transaction.expire('A-3')).toMatchObject({ status_code: '407', transaction_status: 'expire' })
})

test('the official client reads codes as text from a body and as number from HTTP', async () => {
  await using sandbox = await startSandbox()
  const snap = officialSnap(sandbox.simulator.url)
  await expect(snap.transaction.status('A-1')).rejects.toMatchObject({
    httpStatusCode: '404',
    ApiResponse: { status_message: "Transaction doesn't exist." },
  })
  await expect(snap.createTransaction({})).rejects.toMatchObject({
    httpStatusCode: 400,
    ApiResponse: { error_messages: expect.arrayContaining(['transaction_details.order_id is required']) },
  })
  const stranger = officialSnap(sandbox.simulator.url, 'wrong')
  await expect(stranger.transaction.status('A-1')).rejects.toMatchObject({ httpStatusCode: 401 })
  await expect(stranger.createTransaction(order('A-1'))).rejects.toMatchObject({ httpStatusCode: 401 })

  await snap.createTransaction(order('A-2'))
  await sandbox.hook('/pay', { order_id: 'A-2', outcome: 'settle' })
  await expect(snap.transaction.cancel('A-2')).rejects.toMatchObject({ httpStatusCode: '412' })
})
