/** Key of the query for substances and their classes. */
export const ZAT_KEY = ['admin', 'zat'] as const
