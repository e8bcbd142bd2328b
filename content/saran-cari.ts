/** Suggestions of the search before anything is typed. */
export const SARAN_CARI = [
  'bintik putih',
  'lintah',
  'kutu',
  'luka jaring',
  'megap-megap',
  'amonia',
  'betadine',
  'dosis rendam',
] as const
