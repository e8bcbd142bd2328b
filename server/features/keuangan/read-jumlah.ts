const AMOUNT_PATTERN = /^(?:rp|idr)?\.?\s*(-?)\s*(?:rp|idr)?\.?\s*(\d+|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/i

/**
 * Parses an amount from the provider's files or spreadsheets: 302000, 302,000.00, 302.000,00, Rp 302.000. Two digits after the
 * last separator are cents, three are thousands.
 * @returns rupiah rounded to an integer, as fees have cents; undefined if it is no amount
 */
export function readAmount(cell: string): number | undefined {
  const [, minus, rupiah, sen = ''] = AMOUNT_PATTERN.exec(cell.trim()) ?? []
  if (rupiah === undefined) return undefined
  const digits = rupiah.replace(/[.,]/g, '')
  if (digits.length > 12) return undefined
  const value = Number(digits) + (sen.padEnd(2, '0') >= '50' ? 1 : 0)
  return minus && value > 0 ? -value : value
}
