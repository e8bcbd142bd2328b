/** A list counts no further; a total above it means "more than". By itself, for screens that show a list and have no form. */
export const TOTAL_MAX = 10_000

/** A search of the shop finds no more, five pages; a total above it means "more than". */
export const CARI_MAX = 120
