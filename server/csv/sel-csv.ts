/** What a spreadsheet takes for the beginning of a formula, also behind blanks and in full width. */
const RUMUS = String.raw`(?:[\t\r\n]|\s*[=+\-@＝＋－＠])`
const BERBAHAYA = new RegExp(`^'*${RUMUS}`)
const DIAMANKAN = new RegExp(`^'+${RUMUS}`)

/** A text as a spreadsheet shows it without computing it: an apostrophe in front of what begins like a formula. */
export const selAman = (text: string): string => (BERBAHAYA.test(text) ? `'${text}` : text)

/** The text that `selAman` made a cell of. */
export const originalCell = (sel: string): string => (DIAMANKAN.test(sel) ? sel.slice(1) : sel)
