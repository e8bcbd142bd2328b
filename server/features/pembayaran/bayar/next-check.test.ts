import { expect, test } from 'vitest'
import { nextCheck } from './next-check.ts'

const CREATED_AT = new Date('2026-11-20T03:00:00Z')
const at = (minutes: number) => new Date(CREATED_AT.getTime() + minutes * 60_000)

test.each([
  { window: 60, now: 0, next: 4 },
  { window: 60, now: 4, next: 8 },
  { window: 60, now: 30, next: 32 },
  { window: 45, now: 44, next: 45 },
  { window: 300, now: 250, next: 252 },
])('checks at $now minutes after the order, with $window to pay, next at $next', ({ window, now, next }) => {
  expect(nextCheck(CREATED_AT, at(window), at(now))).toEqual(at(next))
})
