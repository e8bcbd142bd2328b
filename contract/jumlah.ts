/** Maximum quantity of one order line; keeps every sum far inside a 64-bit integer. */
export const QUANTITY_MAX = 10_000
