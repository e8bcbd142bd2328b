import { randomInt } from 'node:crypto'
import { createRandom, type Random } from '#dev/midtrans-simulator/random.ts'

/** `npm run test:faults` runs the scenarios with large numbers, `npx vitest run --project faults` with small ones. */
export const isLong = process.env.FAULTS === 'long'

/** FAULT_SEED repeats the choices of a run; what happens at the same moment is still up to the machine. */
const seed = Number(process.env.FAULT_SEED ?? randomInt(2 ** 31))

export const sizeOf = <T>(sizes: { short: T; long: T }): T => (isLong ? sizes.long : sizes.short)

/** Long enough for the long way: nothing here measures time. */
export const TIMEOUT_MS = isLong ? 2 * 3_600_000 : 300_000

/** All chance of a scenario, or of one of its rounds. */
export function newChance(round = 0): Random {
  const chance = createRandom()
  chance.seed(seed + round)
  return chance
}

/** One line with what was done and seen, and how to do it again. */
export function report(scenario: string, figures: object): void {
  console.log(`${scenario} (FAULT_SEED=${seed}): ${JSON.stringify(figures)}`)
}
