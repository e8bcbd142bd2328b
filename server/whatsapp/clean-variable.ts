/** Longest value of a variable in characters. The filled text of a template may have 1024, so a value must be far shorter. */
const VARIABLE_MAX = 200

/**
 * Returns a text as value of a template's variable: without line breaks, tabs and other control characters, with single blanks,
 * and cut to `max` characters. Meta rejects messages with four or more blanks in a row, and empty values.
 */
export function cleanVariable(text: string, max = VARIABLE_MAX): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
  if (clean === '') return '-'
  const characters = [...clean]
  return characters.length <= max
    ? clean
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
}
