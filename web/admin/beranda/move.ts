/** Returns the list with one item moved. */
export function move<T>(items: readonly T[], dari: number, ke: number): T[] {
  const lain = items.filter((_, index) => index !== dari)
  return [...lain.slice(0, ke), ...items.slice(dari, dari + 1), ...lain.slice(ke)]
}
