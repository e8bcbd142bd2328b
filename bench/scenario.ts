import type { BenchShop } from './shop.ts'

/** What a run was asked for on its command line. */
export interface Options {
  /** Products in the catalogue. */
  products: number
  /** How often subject and limit are measured, in turn. */
  rounds: number
  /** How long one measurement takes. */
  seconds: number
  /** Connections that the load generator keeps busy. */
  connections: number
}

export interface Bench extends Options {
  /** A shop with a seeded catalogue and no payment simulator, for the scenarios that only read. It is closed at the end. */
  shop(): Promise<BenchShop>
}

/** One thing that is measured: a value per round, and what was measured beside it in the same round. */
export interface Figure {
  name: string
  unit: '/s' | 'ms' | 'µs' | 'MB' | 's' | ''
  /** One value per round. */
  subject: number[]
  /** One value per round; absent where there is nothing to compare with. */
  limit?: number[]
  /** What is wanted: of the ratio where there is a limit, else of the value. The median counts. */
  goal?: { min: number } | { max: number }
}

/** Something that is measured with `npm run bench`. It cleans up what it started. */
export interface Scenario {
  /** One word, to be asked for on the command line. */
  name: string
  /** One sentence: what is measured, and beside what. */
  describe: string
  /** Takes many minutes, so it runs only where it is asked for by name. */
  slow?: true
  /** @returns the figures, or why there are none where this machine lacks what is needed */
  run(bench: Bench): Promise<Figure[] | { skipped: string }>
}
