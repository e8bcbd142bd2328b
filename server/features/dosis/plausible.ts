import { doubtsOf, type Plausible } from '#contract/dosis/doubt.ts'
import { AppError } from '#server/kernel/app-error.ts'

/** Asks about values that a farm hardly means, unless the caller confirmed them. @throws ANGKA_DIRAGUKAN */
export function requirePlausible(values: Plausible, confirmation: string | undefined): void {
  const doubts = doubtsOf(values)
  if (doubts.length > 0 && confirmation === undefined)
    throw new AppError('ANGKA_DIRAGUKAN', { rincian: { alasan: doubts.map(({ kalimat }) => kalimat).join(' ') } })
}
