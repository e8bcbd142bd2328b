/* Apart from the schemas: who only counts does without them. */

/** Pages of one prescription. */
export const BERKAS_MAX = 3
/** How many of one line; keeps every sum small. */
export const JUMLAH_RESEP_MAX = 10_000
/** Products of one prescription. */
export const PRODUK_RESEP_MAX = 20
