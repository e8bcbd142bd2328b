/** Rounds half up, as on paper: 74.75 becomes 74.8, although 300 × 0.598 / 2.4 in floating point is slightly lower. */
export function bulat(value: number, desimal = 0): number {
  const besar = Number((value * 10 ** desimal).toPrecision(12))
  return Math.round(besar) / 10 ** desimal
}

/** Rounds down: the result is never above `value`. */
export function bulatTurun(value: number, desimal = 0): number {
  return Math.floor(Number((value * 10 ** desimal).toPrecision(12))) / 10 ** desimal
}

/** Maximum deviation of the rounded amount: 0.5 %. */
const MELESET = 0.005
/** Amounts below this are measured in tenths. */
const KECIL = 10

/**
 * Rounds an amount for measuring: whole grams or mL, tenths below 10. Above that, a whole number may deviate by several
 * percent; if it deviates by more than 0.5 %, the result has tenths.
 */
export function bulatTakaran(tepat: number): number {
  if (tepat < KECIL) return bulat(tepat, 1)
  const utuh = bulat(tepat)
  return Math.abs(utuh - tepat) <= tepat * MELESET ? utuh : bulat(tepat, 1)
}

/** Rounds down an amount that must not be exceeded: whole numbers from 100 on, tenths below. */
export const bulatTakaranTurun = (tepat: number): number => bulatTurun(tepat, tepat < 10 * KECIL ? 1 : 0)
