import { expect, test } from 'vitest'
import { steadyClock, watchJumps } from './clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const MONTH_END = Date.UTC(2026, 10, 30, 17)

/** A machine whose clock is set by steps: minutes to wait, or minutes to set the clock forward or back. */
type Step = { wait: number } | { set: number }

function machineAt(start: number) {
  let [wall, passed] = [start, 1000]
  return {
    sources: { wall: () => wall, passed: () => passed },
    take(step: Step): void {
      if ('set' in step) wall += step.set * MINUTE
      else {
        wall += step.wait * MINUTE
        passed += step.wait * MINUTE
      }
    },
  }
}

/** Returns the clock's times after each step, in minutes from the start. */
function told(steps: readonly Step[], after?: Date): number[] {
  const { sources, take } = machineAt(MONTH_END)
  const clock = steadyClock(after, sources)
  return steps.map((step) => {
    take(step)
    return (clock().getTime() - MONTH_END) / MINUTE
  })
}

const wait = (minutes: number) => ({ wait: minutes })
const set = (minutes: number) => ({ set: minutes })

test.each<[string, Step[], number[]]>([
  ['follows a correct clock', [wait(1), wait(0), wait(59)], [1, 1, 60]],
  ['follows a clock that is set forward', [set(60), wait(1)], [60, 61]],
  ['runs a little slower after it is set back, until it catches up', [set(-60), wait(8), wait(800)], [0, 7, 748]],
  ['runs a little slower after it is set back twice', [set(-60), set(-60), wait(8)], [0, 0, 7]],
  ['is not ahead after it is set back and forward again', [set(-120), wait(8), set(120)], [0, 7, 8]],
  [
    'is behind by nothing after it is set forward and back',
    [set(120), wait(8), set(-120), wait(8)],
    [120, 128, 128, 135],
  ],
  ['takes the new time at once where the clock was days ahead', [set(-24 * 60), wait(1)], [-24 * 60, -24 * 60 + 1]],
])('%s', (_, steps, expected) => {
  expect(told(steps)).toEqual(expected)
})

test('continues from the last written time in a process that starts after the clock was set back', () => {
  expect(told([wait(8)], new Date(MONTH_END + HOUR))).toEqual([67])
  expect(told([wait(1)], new Date(MONTH_END - HOUR))).toEqual([1])
})

test('reports each jump of the system clock once, and no correction', () => {
  const { sources, take } = machineAt(MONTH_END)
  const hasJumped = watchJumps(sources)
  const steps = [wait(1), set(-120), wait(60), set(0.2), set(120), wait(1), set(-240)]
  const jumps = steps.map((step) => {
    take(step)
    return hasJumped()
  })
  expect(jumps).toEqual([false, true, false, false, true, false, true])
})
