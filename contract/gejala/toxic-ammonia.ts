/** Water in which ammonia was measured. */
export interface AmmoniaWater {
  ph: number
  /** Temperature in °C. */
  suhu: number
  /** Parts per thousand. */
  salinitas: number
}

/**
 * Returns the share of toxic ammonia (NH₃) in total ammonia, 0 to 1.
 * Formula: pKa = 10.0423 − 0.0315536 · t + 0.003071 · S; share = 1 / (1 + 10^(pKa − pH)), with t in °C.
 * Source: Bell et al. 2007, "Ammonia/ammonium dissociation coefficient in seawater: a significant numerical correction",
 * Environmental Chemistry 4, 183–186, with its correction of 2008 in 5, 258. Derived for 5–40 parts per thousand. In warm
 * fresh water it stays within 2 % of Emerson et al. 1975. pH meters are set with NBS buffers, as there.
 */
export function toxicShare({ ph, suhu, salinitas }: AmmoniaWater): number {
  const pKa = 10.0423 - 0.0315536 * suhu + 0.003071 * salinitas
  return 1 / (1 + 10 ** (pKa - ph))
}

/**
 * Returns the toxic ammonia (NH₃-N) in total ammonia (TAN), both in mg/L, rounded to 0.001 mg/L: test kits are no finer.
 * @param total total ammonia nitrogen in mg/L
 */
export const toxicAmmonia = (total: number, water: AmmoniaWater): number =>
  Math.round(total * toxicShare(water) * 1000) / 1000
