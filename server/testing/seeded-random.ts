/** Returns a seeded generator of pseudo-random integers below a limit. The sequence is the same in every run. */
export function seededRandom(seed: number): (max: number) => number {
  let state = seed
  return (max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * max)
  }
}
