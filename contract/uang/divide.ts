/**
 * Divides whole rupiah in proportion to the weights. Each part is rounded down; leftover rupiah go to the parts with the
 * largest fractions, in case of a tie to the first.
 * @returns one part per weight, with the sum `total`; only zeros if no weight is above 0
 */
export function divideRupiah(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, one) => total + one, 0)
  if (sum <= 0) return weights.map(() => 0)
  const exact = weights.map((one) => (total * one) / sum)
  const parts = exact.map(Math.floor)
  const left = total - parts.reduce((total, one) => total + one, 0)
  const order = exact.map((one, at) => ({ at, fraction: one - Math.floor(one) }))
  for (const { at } of order.toSorted((a, b) => b.fraction - a.fraction).slice(0, left))
    parts[at] = (parts[at] ?? 0) + 1
  return parts
}
