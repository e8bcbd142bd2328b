/** Counting limit of lists; a larger total means "more than". Separate file, for screens that show a list but load no form. */
export const TOTAL_MAX = 10_000

/** Maximum number of results of a shop search: five pages. A larger total means "more than". */
export const SEARCH_MAX = 120
