interface Item<Value> {
  value: Value
  bytes: number
}

/** Values in the order in which they were last put, and never more than `max` bytes of them. */
class Row<Value> {
  readonly #items = new Map<string, Item<Value>>()
  readonly #max: number
  #bytes = 0

  constructor(max: number) {
    this.#max = max
  }

  take(key: string): Item<Value> | undefined {
    const item = this.#items.get(key)
    if (item && this.#items.delete(key)) this.#bytes -= item.bytes
    return item
  }

  put(key: string, item: Item<Value>): void {
    this.take(key)
    if (item.bytes > this.#max) return
    this.#items.set(key, item)
    this.#bytes += item.bytes
    for (const [oldest] of this.#items) {
      if (this.#bytes <= this.#max) return
      this.take(oldest)
    }
  }
}

/**
 * Keeps at most `max` bytes; what was not asked for longest goes first. What was asked for only once has a quarter of
 * the room to itself, so that somebody who asks for a million different things throws out nothing that people come
 * back for.
 */
export class Shelf<Value> {
  readonly #once: Row<Value>
  readonly #again: Row<Value>

  constructor(max: number) {
    this.#once = new Row(max / 4)
    this.#again = new Row((max * 3) / 4)
  }

  get(key: string): Value | undefined {
    const item = this.#again.take(key) ?? this.#once.take(key)
    if (item) this.#again.put(key, item)
    return item?.value
  }

  /** Puts a value in the place of the one under the same key. @param bytes what it takes of the room */
  put(key: string, value: Value, bytes: number): void {
    const row = this.#again.take(key) ? this.#again : this.#once
    row.put(key, { value, bytes })
  }

  delete(key: string): void {
    this.#again.take(key)
    this.#once.take(key)
  }
}
