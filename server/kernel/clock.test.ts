import { expect, test } from 'vitest'
import { steadyClock } from './clock.ts'

const NOON = Date.UTC(2026, 10, 22, 12)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Returns the clock's times for the given system times, all in minutes from noon. */
function told(minutes: readonly number[], after?: Date): number[] {
  let now = NOON + (minutes[0] ?? 0) * MINUTE
  const clock = steadyClock(() => now, after)
  return minutes.map((minute) => {
    now = NOON + minute * MINUTE
    return (clock().getTime() - NOON) / MINUTE
  })
}

test.each([
  ['follows a correct clock', [0, 1, 1, 60], [0, 1, 1, 60]],
  ['follows a clock that is set forward', [0, 60, 61], [0, 60, 61]],
  [
    'runs a little slower after the clock is set back an hour, until it catches up',
    [0, -60, -52, -52, 60, 420, 421],
    [0, 0, 7, 7, 105, 420, 421],
  ],
  ['runs a little slower after the clock is set back twice', [0, -60, -120, -112], [0, 0, 0, 7]],
  ['stands still while the clock was days ahead', [0, -24 * 60, -24 * 60 + 1], [0, -24 * 60, -24 * 60 + 1]],
])('%s', (_, machine, expected) => {
  expect(told(machine)).toEqual(expected)
})

test('continues from the last written time in a process that starts after the clock was set back', () => {
  expect(told([-60, -52, 420], new Date(NOON))).toEqual([0, 7, 420])
  expect(told([0, 1], new Date(NOON - HOUR))).toEqual([0, 1])
})
