/** Counters by name. */
export class Tally {
  readonly #counts = new Map<string, number>()

  add(name: string | number, by = 1): void {
    this.#counts.set(String(name), this.of(name) + by)
  }

  of(name: string | number): number {
    return this.#counts.get(String(name)) ?? 0
  }

  /** Returns the counts by name, sorted, for reports. */
  toJSON(): Record<string, number> {
    return Object.fromEntries([...this.#counts].sort())
  }
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
