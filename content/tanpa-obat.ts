import type { KodePenyakit } from './penyakit.ts'

/**
 * Diseases that no drug cures: what the shop has for them cleans up and supports, and every page says so. Source: the pocket sheets of
 * the ministry's fish health directorate (VNN, iridovirus); overviews of Ichthyophonus.
 */
export const TANPA_OBAT: readonly KodePenyakit[] = ['vnn', 'iridovirus', 'ichthyophonus']
