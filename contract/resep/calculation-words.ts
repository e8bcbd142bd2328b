import { formatNumber } from '#contract/whole-number.ts'
import type { ResepCalculation } from './endpoints.ts'

/** Formats a dose: '75 mg/kg ikan/hari, 10 hari, masa henti 30 hari'. */
export const formatCalculation = ({ dosis, satuan, hari, masa_henti }: Omit<ResepCalculation, 'kekuatan'>): string =>
  `${formatNumber(dosis)} ${satuan}, ${hari} hari, ${masa_henti === null ? 'masa henti belum diketahui' : `masa henti ${masa_henti} hari`}`
