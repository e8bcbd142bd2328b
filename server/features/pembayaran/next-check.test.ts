import { expect, test } from 'vitest'
import { nextCheck } from './next-check.ts'

const DIBUAT = new Date('2026-11-20T03:00:00Z')
const at = (minutes: number) => new Date(DIBUAT.getTime() + minutes * 60_000)

test.each([
  { window: 60, now: 0, next: 5 },
  { window: 60, now: 5, next: 30 },
  { window: 60, now: 30, next: 60 },
  { window: 45, now: 31, next: 45 },
  { window: 300, now: 61, next: 120 },
  { window: 300, now: 250, next: 300 },
])('$now minutes after the order, with $window to pay, the next look is at $next', ({ window, now, next }) => {
  expect(nextCheck(DIBUAT, at(window), at(now))).toEqual(at(next))
})
