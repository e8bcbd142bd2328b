/**
 * How a name sounds, the same whether it is spelt in Indonesian or in English: 'Chloramphenicol' and 'kloramfenikol' are one.
 * Words of small letters and digits, parted by one blank; without accents. As `ejaan` in the database does it.
 */
export const ejaan = (text: string): string =>
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
