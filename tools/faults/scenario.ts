import { randomInt } from 'node:crypto'
import { createRandom, type Random } from '#dev/midtrans-simulator/random.ts'

/** True for large numbers (`npm run test:faults`). `npx vitest run --project faults` uses small ones. */
export const isLong = process.env.FAULTS === 'long'

/** FAULT_SEED repeats the random choices of a run. The timing of concurrent events still varies. */
const seed = Number(process.env.FAULT_SEED ?? randomInt(2 ** 31))

export const sizeOf = <T>(sizes: { short: T; long: T }): T => (isLong ? sizes.long : sizes.short)

/** Timeout in ms, generous even for the long form: no test here measures time. */
export const TIMEOUT_MS = isLong ? 2 * 3_600_000 : 300_000

/** Returns the random generator of a scenario, or of one of its rounds. */
export function newChance(round = 0): Random {
  const chance = createRandom()
  chance.seed(seed + round)
  return chance
}

/** Prints a line with the results and the seed that repeats the run. */
export function report(scenario: string, figures: object): void {
  console.log(`${scenario} (FAULT_SEED=${seed}): ${JSON.stringify(figures)}`)
}
