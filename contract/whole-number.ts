import { formatGrouped } from '#contract/uang/rupiah.ts'

/** Formats a number as it is typed: 0.43 → '0,43'. */
export const formatDecimal = (value: number): string => String(value).replace('.', ',')

/** Formats a number for display: 2500.5 → '2.500,5'. */
export function formatNumber(value: number): string {
  const [whole = '', fraction] = String(value).split('.')
  return formatGrouped(Number(whole)) + (fraction ? `,${fraction}` : '')
}

/**
 * Parses a number ≥ 0. A comma and a point both work as the decimal mark: '1,5' and '1.5'. Rejects '1.500' as ambiguous: 1,500
 * in Indonesian, one and a half in English. Same rules as `decimalInput`, for browser code that does not load zod.
 * @returns undefined for invalid text
 */
export function readDecimal(text: string): number | undefined {
  const number = text.trim()
  if (/\.\d{3}$/.test(number) || !/^\d{1,9}([.,]\d{1,4})?$/.test(number)) return undefined
  return Number(number.replace(',', '.'))
}
