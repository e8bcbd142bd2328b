import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { collectWhenIdle } from './collect-when-idle.ts'

/** Ten seconds in which the process used a processor for `busyMs`. @returns whether it collected the garbage of before */
async function isCollected(busyMs: number): Promise<boolean> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: busyMs * 1000, system: 0 })
  const collecting = collectWhenIdle()
  onTestFinished(() => {
    collecting.close()
    vi.useRealTimers()
  })
  const garbage = new WeakRef(makeGarbage())
  // A new object stays until the next turn of the event loop.
  await nextTurn()
  vi.advanceTimersByTime(10_000)
  await nextTurn()
  return garbage.deref() === undefined
}

const makeGarbage = () => ({ name: 'garbage' })

test('collects garbage in an idle process', async () => {
  expect(await isCollected(100)).toBe(true)
})

test('collects nothing in a busy process', async () => {
  expect(await isCollected(9000)).toBe(false)
})
