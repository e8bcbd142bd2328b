import { formatBilangan } from '#contract/bilangan.ts'
import type { HitunganResep } from './endpoints.ts'

/** Formats a dose: '75 mg/kg ikan/hari, 10 hari, masa henti 30 hari'. */
export const formatHitungan = ({ dosis, satuan, hari, masa_henti }: Omit<HitunganResep, 'kekuatan'>): string =>
  `${formatBilangan(dosis)} ${satuan}, ${hari} hari, ${masa_henti === null ? 'masa henti belum diketahui' : `masa henti ${masa_henti} hari`}`
