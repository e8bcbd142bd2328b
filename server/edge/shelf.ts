import { LRUCache } from 'lru-cache'

/**
 * Keeps values up to `max` bytes; what was not asked for longest goes first. What was asked for only once has a quarter of
 * the room to itself, so that somebody who asks for a million different things throws out nothing that people come
 * back for.
 */
export class Shelf<Value extends object> {
  readonly #once: LRUCache<string, Value>
  readonly #again: LRUCache<string, Value>

  constructor(max: number, sizeOf: (value: Value) => number) {
    const sizeCalculation = (value: Value, key: string) => sizeOf(value) + key.length
    this.#once = new LRUCache({ maxSize: max / 4, sizeCalculation })
    this.#again = new LRUCache({ maxSize: (max * 3) / 4, sizeCalculation })
  }

  get(key: string): Value | undefined {
    const known = this.#again.get(key)
    if (known) return known
    const value = this.#once.get(key)
    if (!value) return undefined
    this.#once.delete(key)
    this.#again.set(key, value)
    return value
  }

  put(key: string, value: Value): void {
    const row = this.#again.has(key) ? this.#again : this.#once
    row.set(key, value)
  }

  /** How many values there are, and how many bytes they take. */
  get filled(): { entries: number; bytes: number } {
    const rows = [this.#once, this.#again]
    return {
      entries: rows.reduce((sum, { size }) => sum + size, 0),
      bytes: rows.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
    }
  }

  delete(key: string): void {
    this.#again.delete(key)
    this.#once.delete(key)
  }
}
