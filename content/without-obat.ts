import type { KodePenyakit } from './penyakit.ts'

/**
 * Diseases that no drug cures. Products for them are for sanitation and support only, and every page says so. Source: the
 * pocket sheets of the ministry's fish health directorate (VNN, iridovirus); overviews of Ichthyophonus.
 */
export const WITHOUT_OBAT: readonly KodePenyakit[] = [
  'vnn',
  'iridovirus',
  'limfokistis',
  'berak-putih',
  'ichthyophonus',
]
