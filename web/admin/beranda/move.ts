/** Returns the list with one item moved. */
export function move<T>(items: readonly T[], from: number, ke: number): T[] {
  const others = items.filter((_, index) => index !== from)
  return [...others.slice(0, ke), ...items.slice(from, from + 1), ...others.slice(ke)]
}
