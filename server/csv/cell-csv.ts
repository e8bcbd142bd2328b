/** Prefix that spreadsheets interpret as a formula, also after blanks and as full-width characters. */
const FORMULAS = String.raw`(?:[\t\r\n]|\s*[=+\-@＝＋－＠])`
const DANGEROUS = new RegExp(`^'*${FORMULAS}`)
const DEFUSED = new RegExp(`^'+${FORMULAS}`)

/**
 * Returns text that a spreadsheet displays without evaluation: a text that starts like a formula gets an apostrophe in front.
 */
export const safeCell = (text: string): string => (DANGEROUS.test(text) ? `'${text}` : text)

/** Reverses `safeCell`. */
export const originalCell = (cell: string): string => (DEFUSED.test(cell) ? cell.slice(1) : cell)
