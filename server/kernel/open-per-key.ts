/** Counts what is open per key. Keys without anything open take no memory. */
export function openPerKey<Key>() {
  const counts = new Map<Key, number>()
  return {
    count: (key: Key): number => counts.get(key) ?? 0,
    open: (key: Key) => void counts.set(key, (counts.get(key) ?? 0) + 1),
    close(key: Key): void {
      const left = (counts.get(key) ?? 1) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
    },
  }
}
