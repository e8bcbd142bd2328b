import { type DoseRange, doubtsOf, type Plausible } from '#contract/dosis/doubt.ts'
import { AppError } from '#server/kernel/app-error.ts'

/**
 * Asks about values that a farm hardly means, unless the caller confirmed them.
 * @param range recommended dose; undefined if there is none
 * @param factor beyond the range from which a dose is doubted
 * @throws ANGKA_DIRAGUKAN
 */
export function requirePlausible(
  values: Plausible,
  confirmation: string | undefined,
  range?: DoseRange,
  factor?: number,
): void {
  const doubts = doubtsOf(values, range, factor)
  if (doubts.length > 0 && confirmation === undefined)
    throw new AppError('ANGKA_DIRAGUKAN', { rincian: { alasan: doubts.map(({ kalimat }) => kalimat).join(' ') } })
}
