import { randomInt } from 'node:crypto'

/** Source of all randomness in the simulator, so that a seed repeats a run. */
export interface Random {
  seed(n: number): void
  /** Returns a number in [0, 1). */
  next(): number
  pick<T>(list: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
  digits(length: number): string
  uuid(): string
}

export function createRandom(): Random {
  let state = randomInt(2 ** 31)

  // mulberry32: 32 bits of state suffice for ids that only have to be repeatable.
  function next() {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }

  const below = (limit: number) => Math.floor(next() * limit)

  return {
    seed: (n) => {
      state = n | 0
    },
    next,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
    shuffle: (list) => {
      const copy = [...list]
      for (let i = copy.length - 1; i > 0; i--) {
        const j = below(i + 1)
        ;[copy[i], copy[j]] = [copy[j] as (typeof copy)[number], copy[i] as (typeof copy)[number]]
      }
      return copy
    },
    digits: (length) => Array.from({ length }, () => below(10)).join(''),
    uuid: () => 'xxxxxxxx-xxxx-4xxx-axxx-xxxxxxxxxxxx'.replaceAll('x', () => below(16).toString(16)),
  }
}
