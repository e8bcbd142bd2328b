/* Separate from the schemas, for code that needs only the limits. */

/** Maximum number of files of a prescription. */
export const BERKAS_MAX = 3
/** Maximum quantity of one line; keeps every sum small. */
export const RESEP_QUANTITY_MAX = 10_000
/** Maximum number of products of a prescription. */
export const PRODUK_RESEP_MAX = 20
