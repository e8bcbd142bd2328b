/**
 * Returns a table of the provider's terms. A Map, because an object would also contain inherited keys such as `constructor`.
 */
export const dictionary = <T>(entries: Record<string, T>): ReadonlyMap<string, T> => new Map(Object.entries(entries))
