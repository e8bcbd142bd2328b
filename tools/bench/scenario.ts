import type { BenchShop } from './shop.ts'

/** Command-line options of a run. */
export interface Options {
  /** Number of products in the catalogue. */
  products: number
  /** Number of alternating measurements of subject and limit. */
  rounds: number
  /** Duration of one measurement in seconds. */
  seconds: number
  /** Number of concurrent connections of the load generator. */
  connections: number
}

export interface Bench extends Options {
  /** Opens a shop with a seeded catalogue and without payment simulator, for read-only scenarios. It is closed at the end. */
  shop(): Promise<BenchShop>
}

/** A measured quantity: one value per round, optionally with a reference value of the same round. */
export interface Figure {
  name: string
  unit: '/s' | 'ms' | 'µs' | 'MB' | 's' | ''
  /** One value per round. */
  subject: number[]
  /** Reference value per round; absent if there is no reference. */
  limit?: number[]
  /** Goal for the median: of the ratio if there is a limit, else of the value. */
  goal?: { min: number } | { max: number }
}

/** A benchmark of `npm run bench`. It cleans up everything that it starts. */
export interface Scenario {
  /** Name on the command line, one word. */
  name: string
  /** One sentence: the measured quantity and its reference. */
  description: string
  /** Takes many minutes, so it runs only if named on the command line. */
  slow?: true
  /** @returns the figures, or the reason for skipping if this machine lacks a prerequisite */
  run(bench: Bench): Promise<Figure[] | { skipped: string }>
}
