/* Apart from the schemas: who only reads does without them. */

/** What a prescribed dose is told per, as `resep_produk.dosis_satuan` has it. */
export const SATUAN_DOSIS_RESEP = ['mg/kg ikan/hari', 'mg/kg pakan', 'ppm'] as const

/** No treatment is prescribed for longer. */
export const HARI_RESEP_MAX = 90
