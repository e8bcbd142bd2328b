import { expect, test } from 'vitest'
import { fewAtOnce } from './few-at-once.ts'

test('runs a limited number, queues a limited number, and rejects all others before any work', async () => {
  const run = fewAtOnce(2, 3)
  let atOnce = 0
  let most = 0
  const finish: (() => void)[] = []
  const work = async () => {
    most = Math.max(most, ++atOnce)
    await new Promise<void>((done) => finish.push(done))
    atOnce--
  }
  const all = Array.from({ length: 8 }, () => run(work))
  const ended = Promise.allSettled(all)
  while (finish.length > 0 || atOnce > 0 || most === 0) {
    finish.shift()?.()
    await new Promise(setImmediate)
  }
  const results = (await ended).map((result) => (result.status === 'fulfilled' ? 'done' : result.reason.code))
  expect(results).toEqual([...Array(5).fill('done'), ...Array(3).fill('TERLALU_RAMAI')])
  expect(most).toBe(2)
  await expect(run(async () => 'again')).resolves.toBe('again')
})

test('frees the place of work that fails', async () => {
  const run = fewAtOnce(1, 0)
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(run(async () => 'again')).resolves.toBe('again')
})
