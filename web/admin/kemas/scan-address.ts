/** Returns the address of the packing round with these orders. */
export const toScan = (ids: readonly number[]): string => `/pindai-kemas?id=${ids.join(',')}`
