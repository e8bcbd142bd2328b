import { LRUCache } from 'lru-cache'

/**
 * An LRU cache of up to `max` bytes with two segments. A quarter of the room holds values that were not read since they were
 * stored. Requests for a million different keys therefore cannot evict values that are requested repeatedly.
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

  /** Number of values, and their total bytes. */
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
