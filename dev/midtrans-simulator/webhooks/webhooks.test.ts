import { expect, test } from 'vitest'
import { startSandbox, until } from '#dev/midtrans-simulator/test-support.ts'
import { retryBudget, retryGap } from './webhook-retry.ts'
import type { Delivery } from './webhooks.ts'

type Sandbox = Awaited<ReturnType<typeof startSandbox>>

async function pending(sandbox: Sandbox, order_id = 'A-1') {
  await sandbox.createToken(order_id)
  return sandbox.hook('/pay', { order_id, outcome: 'pending' })
}
const deliveries = async (sandbox: Sandbox): Promise<Delivery[]> => (await sandbox.hook('/webhooks')).deliveries
const finished = async (sandbox: Sandbox) =>
  (await deliveries(sandbox)).every(({ state }) => ['delivered', 'failed', 'dropped'].includes(state))

test.each([
  [200, 0],
  [302, 0],
  [500, 1],
  [503, 4],
  [400, 2],
  [404, 2],
  [401, 5],
  [403, 5],
] as const)('answers of %i are followed by %i retries', async (answer, retries) => {
  await using sandbox = await startSandbox()
  sandbox.replies.push(...Array<number>(10).fill(answer))
  await pending(sandbox)
  await until(() => finished(sandbox), 'the end of all attempts')
  expect(sandbox.received).toHaveLength(1 + retries)
  const [delivery] = await deliveries(sandbox)
  expect(delivery?.state).toBe(answer === 200 ? 'delivered' : 'failed')
  expect(delivery?.attempts.map((attempt) => attempt.answer)).toEqual(Array(1 + retries).fill(answer))
})

test('retries with the same bytes, and stops at the first 200', async () => {
  await using sandbox = await startSandbox()
  sandbox.replies.push(503, 503)
  await pending(sandbox)
  await until(() => finished(sandbox), 'delivery')
  expect(sandbox.received).toHaveLength(3)
  expect(sandbox.received[2]?.body).toEqual(sandbox.received[0]?.body)
})

test('retries five times after a timeout or a refused connection', async () => {
  expect(retryBudget('timeout')).toBe(5)
  expect(retryBudget('unreachable')).toBe(5)
  await using sandbox = await startSandbox()
  await sandbox.hook('/config', { webhookTimeoutMs: 100 })
  sandbox.replies.push('never')
  await pending(sandbox)
  await until(() => finished(sandbox), 'delivery after the timeout')
  const [delivery] = await deliveries(sandbox)
  expect(delivery?.attempts[0]?.answer).toBe('timeout')
  expect(delivery?.attempts.at(-1)?.answer).toBe(200)
})

test('retries after 2, 10, 30, 90 and 210 minutes, each randomly shortened', () => {
  const minutes = (chance: number) => [0, 1, 2, 3, 4].map((retry) => retryGap(retry, chance, 1) / 60_000)
  expect(minutes(1)).toEqual([2, 10, 30, 90, 210])
  expect(minutes(0)[0]).toBeCloseTo(0.55)
})

test('waits at real speed until the clock is moved', async () => {
  await using sandbox = await startSandbox({ timeScale: 1 })
  sandbox.replies.push(503)
  await pending(sandbox)
  await until(async () => (await deliveries(sandbox))[0]?.state === 'retrying', 'the first answer')
  expect(sandbox.received).toHaveLength(1)
  await sandbox.hook('/clock', { advance: 120 })
  await until(() => sandbox.received.length === 2, 'the retry')
})

test('follows 307 with POST, and does not follow 302', async () => {
  await using sandbox = await startSandbox()
  sandbox.replies.push({ status: 307, location: '/elsewhere' })
  await pending(sandbox)
  await until(() => finished(sandbox), 'delivery')
  expect(sandbox.received.map(({ path, method }) => `${method} ${path}`)).toEqual([
    'POST /notification',
    'POST /elsewhere',
  ])
  sandbox.replies.push({ status: 302, location: '/elsewhere' })
  await pending(sandbox, 'A-2')
  await until(() => finished(sandbox), 'failure')
  expect(sandbox.received).toHaveLength(3)
})

test('holds notifications until their release, newest first on request', async () => {
  await using sandbox = await startSandbox()
  await sandbox.hook('/webhooks/policy', { hold: true })
  await sandbox.createToken('A-1')
  await sandbox.hook('/pay', { order_id: 'A-1', outcome: 'settle' })
  expect((await deliveries(sandbox)).map(({ state }) => state)).toEqual(['held', 'held'])
  await sandbox.hook('/webhooks/policy', { hold: false, release: 'reverse' })
  await until(() => sandbox.received.length === 2, 'both notifications')
  expect(sandbox.statuses()).toEqual(['settlement', 'pending'])
})

test('sends the settlement before the pending when reordered', async () => {
  await using sandbox = await startSandbox()
  await sandbox.hook('/webhooks/policy', { reorder: true })
  await sandbox.createToken('A-1')
  await sandbox.hook('/pay', { order_id: 'A-1', outcome: 'settle' })
  await until(() => sandbox.received.length === 2, 'both notifications')
  expect(sandbox.statuses()).toEqual(['settlement', 'pending'])
})

test('notifications can be dropped, duplicated and delayed', async () => {
  await using sandbox = await startSandbox()
  await sandbox.hook('/webhooks/policy', { drop: 1, duplicate: 1, delay: 60 })
  await sandbox.createToken('A-1')
  await sandbox.hook('/pay', { order_id: 'A-1', outcome: 'settle' })
  expect((await deliveries(sandbox)).map(({ state }) => state)).toEqual(['dropped', 'queued', 'queued', 'queued'])
  expect(sandbox.received).toHaveLength(0)
  await sandbox.hook('/clock', { advance: 60 })
  await until(() => sandbox.received.length === 3, 'the rest')
  expect(sandbox.statuses()).toEqual(['pending', 'settlement', 'settlement'])
})
