/** Rounds half up, as on paper: 74.75 becomes 74.8, although 300 × 0.598 / 2.4 in floating point is slightly lower. */
export function roundHalfUp(value: number, decimal = 0): number {
  const large = Number((value * 10 ** decimal).toPrecision(12))
  return Math.round(large) / 10 ** decimal
}

/** Rounds down: the result is never above `value`. */
export function roundDown(value: number, decimal = 0): number {
  return Math.floor(Number((value * 10 ** decimal).toPrecision(12))) / 10 ** decimal
}

/** Rounds half up like `roundHalfUp`, but never to 0: smaller values keep two significant digits. */
export function roundVisible(value: number, decimal = 0): number {
  const rounded = roundHalfUp(value, decimal)
  return rounded === 0 && value > 0 ? Number(value.toPrecision(2)) : rounded
}

/** Reason against a result that would be rounded to 0. */
export const TOO_SMALL = 'Takarannya kurang dari 0,1, terlalu kecil untuk ditakar.'

/** Maximum deviation of the rounded amount: 0.5 %. */
export const DEVIATION = 0.005
/** Amounts below this are measured in tenths. */
const SMALL = 10

/**
 * Rounds an amount for measuring: whole grams or mL, tenths below 10. Above that, a whole number may deviate by several
 * percent; if it deviates by more than 0.5 %, the result has tenths.
 */
export function roundTakaran(exact: number): number {
  if (exact < SMALL) return roundHalfUp(exact, 1)
  const wholeNumber = roundHalfUp(exact)
  return Math.abs(wholeNumber - exact) <= exact * DEVIATION ? wholeNumber : roundHalfUp(exact, 1)
}

/** Rounds down an amount that must not be exceeded: whole numbers from 100 on, tenths below. */
export const roundTakaranDown = (exact: number): number => roundDown(exact, exact < 10 * SMALL ? 1 : 0)
