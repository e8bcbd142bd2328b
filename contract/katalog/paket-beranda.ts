/* Separate file, for a page without forms. */

/** Number of packages on the landing page. */
export const PAKET_BERANDA = 3

/**
 * Returns the packages on the landing page: the available ones of the owner's choice, in that order. If none is available,
 * returns the first ones in the shop's order.
 * @param paket all packages on sale, in the shop's order
 */
export function paketBeranda<P extends { paketId: number }>(
  paket: readonly P[],
  selected: readonly number[] = [],
): P[] {
  const present = selected.flatMap((id) => paket.find(({ paketId }) => paketId === id) ?? [])
  return (present.length > 0 ? present : paket).slice(0, PAKET_BERANDA)
}
