import { MINUTE } from '#dev/midtrans-simulator/clock.ts'
import type { Answer } from './webhook-delivery.ts'

const gapsInMinutes = [2, 10, 30, 90, 210]

/** Returns how often Midtrans retries after this response. A plain 500 is retried only once. */
export function retryBudget(answer: Answer): number {
  if (typeof answer !== 'number') return 5
  if (answer >= 200 && answer < 300) return 0
  if (answer >= 301 && answer <= 303) return 0
  if (answer === 500) return 1
  if (answer === 503) return 4
  if (answer === 400 || answer === 404) return 2
  return 5
}

/**
 * Returns the delay in ms before retry number `retry` (0 = first).
 * @param chance shortens the delay: 1 = full length, 0 = 27.5 % (33 s for the first)
 */
export function retryGap(retry: number, chance: number, timeScale: number): number {
  const shortened = 0.275 + 0.725 * chance
  return (gapsInMinutes[retry] ?? 210) * MINUTE * shortened * timeScale
}
