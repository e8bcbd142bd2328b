/**
 * What a person wrote, for a mail: on one line, without what cannot be seen, and with blanks where a mail program would
 * otherwise make a link of it, as in "contoh. id". Who gets the mail knows the shop, not the person.
 */
export const tanpaTautan = (teks: string): string =>
  teks
    .replace(/\s+/g, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/:(?=\/|\p{L})|(?<=[^\d\s])[.。．｡](?=[\p{L}\p{N}])|[.。．｡](?=\p{L})/gu, '$& ')
    .trim()
