import { formatBilangan, formatDesimal } from '#contract/bilangan.ts'
import type { AturanPakai } from './aturan-pakai.ts'
import type { ZatAktif } from './zat-aktif.ts'

/* What is in a product, and how it is used, in words: without the schemas, which only forms need. */

/** Units in which a label tells how much is in it, as it writes them, and the most that can be. */
export const KADAR_MAX = { '% b/b': 100, '% b/v': 100, 'mg/g': 1000, 'mg/mL': 2000, 'IU/g': 10_000_000 } as const
type SatuanKadar = keyof typeof KADAR_MAX
export const SATUAN_KADAR = Object.keys(KADAR_MAX) as [SatuanKadar, ...SatuanKadar[]]

/** 'hidrogen peroksida 50 % b/b': for a screen, and for a cell of a spreadsheet. */
export const writeZatAktif = ({ nama, kadar, satuan }: ZatAktif): string => `${nama} ${formatDesimal(kadar)} ${satuan}`

/** How a product comes to the fish, or to what touches it. */
export const CARA_PAKAI = { rendam: 'Rendam', pakan: 'Lewat pakan', oles: 'Oles', sanitasi: 'Sanitasi' } as const
export type CaraPakai = keyof typeof CARA_PAKAI
export const CARA = Object.keys(CARA_PAKAI) as [CaraPakai, ...CaraPakai[]]

/**
 * Units of a dose as labels write them. Per litre it is the product that is measured; everywhere else its first active
 * substance, or the product where none is written down.
 */
export const SATUAN_DOSIS = ['ppm', 'mg/kg ikan/hari', 'mg/kg pakan', 'g/L'] as const

export const satuanLama = (cara: string) => (cara === 'pakan' ? 'hari' : 'menit')

/** '75–150 ppm' on a screen. */
export const formatDosis = (aturan: AturanPakai): string => writeDosis(aturan, '–', formatBilangan)

/** The same in any way to write numbers. */
export const writeDosis = ({ min, maks, satuan }: AturanPakai, sampai: string, format: (value: number) => string) =>
  `${[...new Set([min, maks])].map(format).join(sampai)} ${satuan}`

/** '30 menit', '14 hari'; nothing where it is not said. */
export const formatLama = ({ cara, lama }: AturanPakai, format = formatBilangan): string =>
  lama === null ? '' : `${format(lama)} ${satuanLama(cara)}`
