/* Separate from the schemas, for code that only reads prescriptions. */

/** Units of a prescribed dose, as in `resep_produk.dosis_satuan`. */
export const SATUAN_DOSIS_RESEP = ['mg/kg ikan/hari', 'mg/kg pakan', 'ppm'] as const

/** Maximum duration of a prescribed treatment, in days. */
export const HARI_RESEP_MAX = 90
