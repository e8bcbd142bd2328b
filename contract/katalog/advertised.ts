import type { Produk } from './endpoints.ts'

/**
 * True for goods that a catalogue feed may advertise. Left out: prescription and restricted medicine, medicine without its
 * registration number, and hazardous goods. Google Merchant ("Healthcare and medicines", "Dangerous products") and Meta
 * ("Drugs", "Hazardous goods") reject the first and the last and may close the account of a shop that submits them.
 */
export const isAdvertised = ({
  golongan,
  belum_terdaftar,
  bahaya,
  resep,
}: Pick<Produk, 'golongan' | 'belum_terdaftar' | 'bahaya' | 'resep'>): boolean =>
  (golongan === 'obat_bebas' || golongan === 'bukan_obat') && !resep && !belum_terdaftar && bahaya === 'tidak_ada'
