/**
 * Makes user text safe for a mail: one line, no invisible characters, and spaces where a mail program would create a link, as
 * in "contoh. id". The receiver trusts the shop, not the person who wrote the text.
 */
export const withoutTautan = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/:(?=\/|\p{L})|(?<=[^\d\s])[.。．｡](?=[\p{L}\p{N}])|[.。．｡](?=\p{L})/gu, '$& ')
    .trim()
