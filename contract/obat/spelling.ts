/**
 * Returns the phonetic form of a name, equal for Indonesian and English spelling: 'Chloramphenicol' and 'kloramfenikol'. The
 * result has words of lower-case letters and digits, single spaces and no accents. Same as `ejaan` in the database.
 */
export const spell = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('qu', 'ku')
    .replaceAll('x', 'ks')
    .replaceAll('y', 'i')
    .replace(/c(?=[ei])/g, 's')
    .replace(/ch?/g, 'k')
    .replace(/(?<=[^aeiou])e\b/g, '')
    .replace(/([a-z])\1+/g, '$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
