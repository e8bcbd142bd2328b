import { PEROKSIDA_DARI_PERKARBONAT, TIOSULFAT_PER_KLOR } from '#content/kekuatan.ts'
import type { Kekuatan } from './kekuatan.ts'
import { readKekuatan } from './kekuatan.ts'

/** Substances that can be asked for by name: what they are called, and whether there are fish in the water. */
export const ZAT_DOSIS = {
  peroksida: { nama: 'hidrogen peroksida', berikan: true },
  perkarbonat: { nama: 'hidrogen peroksida dari perkarbonat', berikan: true },
  'asam-sitrat': { nama: 'asam sitrat', berikan: true },
  formalin: { nama: 'formalin', berikan: true },
  klor: { nama: 'klor aktif', berikan: false },
  tiosulfat: { nama: 'natrium tiosulfat', berikan: false },
} as const
export type ZatDosis = keyof typeof ZAT_DOSIS
export const KODE_ZAT_DOSIS = Object.keys(ZAT_DOSIS) as [ZatDosis, ...ZatDosis[]]

/**
 * How strong a substance is by itself.
 * @param kadar percent on the label; needed of peroxide and chlorine
 * @returns the strength, or in Indonesian why it cannot be told
 */
export function kekuatanZat(zat: ZatDosis, kadar?: number): Kekuatan | string {
  switch (zat) {
    case 'peroksida':
      return kadar === undefined
        ? 'Isi kadar peroksida pada label: 3, 35, atau 50 persen.'
        : readKekuatan({ zat_aktif: [{ nama: 'hidrogen peroksida', kadar, satuan: '% b/b' }], bentuk: 'cairan' })
    case 'perkarbonat':
      return { satuan: 'g', aktif: kadar === undefined ? PEROKSIDA_DARI_PERKARBONAT.gramPerGram : kadar / 100 }
    case 'asam-sitrat':
      return { satuan: 'g', aktif: (kadar ?? 100) / 100 }
    case 'klor':
      return kadar === undefined
        ? 'Isi kadar klor aktif pada label, dalam persen.'
        : { satuan: 'g', aktif: kadar / 100 }
    case 'tiosulfat':
      return { satuan: 'g', aktif: 1 / TIOSULFAT_PER_KLOR.gramPerGram }
    // Told by its own volume, as labels do.
    case 'formalin':
      return { satuan: 'mL', aktif: 1 }
  }
}
