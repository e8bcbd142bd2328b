/* By itself, for a page that has no form. */

/** So many packages stand on the landing page. */
export const PAKET_BERANDA = 3

/**
 * Those on the landing page: what the owner chose of what is on sale, in that order; where nothing of it is, the first of the shop's order.
 * @param paket all on sale, in the shop's order
 */
export function paketBeranda<P extends { paketId: number }>(paket: readonly P[], dipilih: readonly number[] = []): P[] {
  const ada = dipilih.flatMap((id) => paket.find(({ paketId }) => paketId === id) ?? [])
  return (ada.length > 0 ? ada : paket).slice(0, PAKET_BERANDA)
}
