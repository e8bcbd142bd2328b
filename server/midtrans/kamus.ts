/** A table of the provider's words. Unlike an object it knows no `constructor` that nobody wrote into it. */
export const kamus = <T>(entries: Record<string, T>): ReadonlyMap<string, T> => new Map(Object.entries(entries))
