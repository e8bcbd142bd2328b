/**
 * Measures several things alternately, so that all run under the same conditions.
 * The first round is a discarded warm-up; then `rounds` follow, and each starts with the next measure.
 */
export async function measureAlternately<Name extends string, T>(
  rounds: number,
  measures: Record<Name, () => Promise<T>>,
): Promise<Record<Name, T[]>> {
  const names = Object.keys(measures) as Name[]
  const values = Object.fromEntries(names.map((name) => [name, [] as T[]])) as Record<Name, T[]>
  for (let round = -1; round < rounds; round++) {
    for (const index of names.keys()) {
      const name = names[(index + round + 1) % names.length] as Name
      const value = await measures[name]()
      if (round >= 0) values[name].push(value)
    }
  }
  return values
}

/** Measures a subject and its limit alternately. */
export const interleave = <T>(rounds: number, subject: () => Promise<T>, limit: () => Promise<T>) =>
  measureAlternately(rounds, { subject, limit })
