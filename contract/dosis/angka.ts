/** Rounds half up, as on paper: 74.75 is 74.8, although a computer's 300 × 0.598 / 2.4 lies a hair below. */
export function bulat(value: number, desimal = 0): number {
  const besar = Number((value * 10 ** desimal).toPrecision(12))
  return Math.round(besar) / 10 ** desimal
}

/** The same, never above `value`. */
export function bulatTurun(value: number, desimal = 0): number {
  return Math.floor(Number((value * 10 ** desimal).toPrecision(12))) / 10 ** desimal
}

/** How far the check line may be from the wish. */
const MELESET = 0.005
/** Below it a tenth is measured. */
const KECIL = 10

/**
 * An amount as it is measured out: whole grams or mL, tenths below 10. Between 10 and 100 a whole number can be several percent
 * away from the wish; where it is more than half a percent, a tenth is told as well.
 */
export function bulatTakaran(tepat: number): number {
  if (tepat < KECIL) return bulat(tepat, 1)
  const utuh = bulat(tepat)
  return Math.abs(utuh - tepat) <= tepat * MELESET ? utuh : bulat(tepat, 1)
}

/** The same of what must not be more: whole numbers from 100 on, tenths below. */
export const bulatTakaranTurun = (tepat: number): number => bulatTurun(tepat, tepat < 10 * KECIL ? 1 : 0)
