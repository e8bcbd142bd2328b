import { formatDecimal, formatNumber } from '#contract/whole-number.ts'
import type { ActiveSubstance } from './active-substance.ts'
import type { UsageRule } from './usage-rules.ts'

/* Texts for substances and use of a product. Separate from the schemas, which only forms load. */

/** Units of a content on labels, with the maximum value of each. */
export const KADAR_MAX = { '% b/b': 100, '% b/v': 100, 'mg/g': 1000, 'mg/mL': 2000, 'IU/g': 10_000_000 } as const
type SatuanKadar = keyof typeof KADAR_MAX
export const SATUAN_KADAR = Object.keys(KADAR_MAX) as [SatuanKadar, ...SatuanKadar[]]

/** Formats a content for screens and spreadsheet cells: 'hidrogen peroksida 50 % b/b'. */
export const writeActiveSubstance = ({ nama, kadar, satuan }: ActiveSubstance): string =>
  `${nama} ${formatDecimal(kadar)} ${satuan}`

/** Ways to use a product. */
export const USAGES = { rendam: 'Rendam', pakan: 'Lewat pakan', oles: 'Oles', sanitasi: 'Sanitasi' } as const
export type Usage = keyof typeof USAGES
export const METHODS = Object.keys(USAGES) as [Usage, ...Usage[]]

/**
 * Dose units as labels write them. g/L, g/kg and mL/kg measure the product; all others measure its first active substance, or
 * the product if no substance is recorded.
 */
export const SATUAN_DOSIS = ['ppm', 'mg/kg ikan/hari', 'mg/kg pakan', 'g/kg pakan', 'mL/kg pakan', 'g/L'] as const
export type SatuanDosis = (typeof SATUAN_DOSIS)[number]

export const durationUnit = (method: string) => (method === 'pakan' ? 'hari' : 'menit')

/** Formats a dose for display: '75–150 ppm'. */
export const formatDosis = (aturan: UsageRule): string => writeDosis(aturan, '–', formatNumber)

/** Formats a dose with the given range separator and number format. */
export const writeDosis = ({ min, maks, satuan }: UsageRule, until: string, format: (value: number) => string) =>
  `${[...new Set([min, maks])].map(format).join(until)} ${satuan}`

/** Formats a duration: '30 menit', '14 hari'; empty if none is set. */
export const formatDuration = ({ cara, lama }: UsageRule, format = formatNumber): string =>
  lama === null ? '' : `${format(lama)} ${durationUnit(cara)}`
