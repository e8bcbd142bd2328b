import { expect, onTestFinished, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'

/*
 * While the timers stand still, `expect.element` and `expect.poll` let 50 ms pass at every retry. A test about durations
 * therefore waits with `until` and `pass`, and compares without retries.
 */

/** Stops the page's timers until the test ends: time passes only by `pass`. Requests and rendering continue. */
export function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
}

const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Waits for a state without letting time pass. */
export async function until(isReached: () => boolean): Promise<void> {
  do await painted()
  while (!isReached())
}

/** Lets `ms` milliseconds pass, and waits until their effect is painted. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  await painted()
}

/** Lets pauses pass quickly until a state is reached, and then time at its usual speed. */
export async function passUntil(isReached: () => boolean): Promise<void> {
  while (!isReached()) await pass(500)
  vi.useRealTimers()
}

/** Expects a text to stay for `ms` milliseconds, and then to disappear. */
export async function expectToLast(words: string, ms: number): Promise<void> {
  const isShown = () => page.getByText(words).elements().length > 0
  await until(isShown)
  await pass(ms - 50)
  expect(isShown(), `"${words}" after ${ms - 50} ms`).toBe(true)
  await pass(100)
  expect(isShown(), `"${words}" after ${ms + 50} ms`).toBe(false)
}

/** Sets the system's wish for less motion until the test ends. */
export async function reduceMotion(): Promise<void> {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  onTestFinished(async () => void (await emulate('no-preference')))
  await emulate('reduce')
}
