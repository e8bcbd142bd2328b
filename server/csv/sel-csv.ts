/** Prefix that spreadsheets interpret as a formula, also after blanks and as full-width characters. */
const RUMUS = String.raw`(?:[\t\r\n]|\s*[=+\-@＝＋－＠])`
const BERBAHAYA = new RegExp(`^'*${RUMUS}`)
const DIAMANKAN = new RegExp(`^'+${RUMUS}`)

/**
 * Returns text that a spreadsheet displays without evaluation: a text that starts like a formula gets an apostrophe in front.
 */
export const selAman = (text: string): string => (BERBAHAYA.test(text) ? `'${text}` : text)

/** Reverses `selAman`. */
export const originalCell = (sel: string): string => (DIAMANKAN.test(sel) ? sel.slice(1) : sel)
