/** The largest quantity of one line; keeps every sum far inside a 64-bit integer. */
export const JUMLAH_MAX = 10_000
