/** Suggestions of the search before anything is typed. */
export const SEARCH_SUGGESTIONS = [
  'bintik putih',
  'lintah',
  'kutu',
  'luka jaring',
  'megap-megap',
  'amonia',
  'betadine',
  'dosis rendam',
] as const
