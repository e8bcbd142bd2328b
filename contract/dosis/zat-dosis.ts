import { PEROXIDE_FROM_PERCARBONATE, THIOSULFATE_PER_CHLORINE } from '#content/kekuatan.ts'
import type { DoseRange } from './doubt.ts'
import type { Kekuatan } from './kekuatan.ts'
import { readKekuatan } from './kekuatan.ts'

/**
 * Substances that can be dosed by name, whether there are fish in the water, and the usual ppm. Sources of the ranges: those of
 * the cards (baths), "Kebiasaan umum" (chlorine), any residual chlorine up to that of a wash (thiosulfate).
 */
export const ZAT_DOSIS = {
  peroksida: { nama: 'hidrogen peroksida', give: true, anjuran: { min: 75, maks: 150 } },
  perkarbonat: { nama: 'hidrogen peroksida dari perkarbonat', give: true, anjuran: { min: 75, maks: 150 } },
  'asam-sitrat': { nama: 'asam sitrat', give: true, anjuran: { min: 250, maks: 300 } },
  formalin: { nama: 'formalin', give: true, anjuran: { min: 50, maks: 100 } },
  klor: { nama: 'klor aktif', give: false, anjuran: { min: 200, maks: 200 } },
  tiosulfat: { nama: 'natrium tiosulfat', give: false, anjuran: { min: 0.1, maks: 200 } },
} as const satisfies Record<string, { nama: string; give: boolean; anjuran: DoseRange }>
export type ZatDosis = keyof typeof ZAT_DOSIS
export const KODE_ZAT_DOSIS = Object.keys(ZAT_DOSIS) as [ZatDosis, ...ZatDosis[]]

/**
 * Returns the strength of a pure substance.
 * @param kadar percentage on the label; required for peroxide and chlorine
 * @returns the strength, or an Indonesian text with the reason why it is unknown
 */
export function kekuatanZat(zat: ZatDosis, kadar?: number): Kekuatan | string {
  switch (zat) {
    case 'peroksida':
      return kadar === undefined
        ? 'Isi kadar peroksida pada label: 3, 35, atau 50 persen.'
        : readKekuatan({ zat_aktif: [{ nama: 'hidrogen peroksida', kadar, satuan: '% b/b' }], bentuk: 'cairan' })
    case 'perkarbonat':
      return { satuan: 'g', aktif: kadar === undefined ? PEROXIDE_FROM_PERCARBONATE.gramPerGram : kadar / 100 }
    case 'asam-sitrat':
      return { satuan: 'g', aktif: (kadar ?? 100) / 100 }
    case 'klor':
      return kadar === undefined
        ? 'Isi kadar klor aktif pada label, dalam persen.'
        : { satuan: 'g', aktif: kadar / 100 }
    case 'tiosulfat':
      return { satuan: 'g', aktif: 1 / THIOSULFATE_PER_CHLORINE.gramPerGram }
    // Dosed by its own volume, as on labels.
    case 'formalin':
      return { satuan: 'mL', aktif: 1 }
  }
}
