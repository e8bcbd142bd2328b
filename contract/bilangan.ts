import { formatAngka } from '#contract/uang/rupiah.ts'

/** 0.43 → '0,43', as it is typed in. */
export const formatDesimal = (value: number): string => String(value).replace('.', ',')

/** 2500.5 → '2.500,5', for a screen. */
export function formatBilangan(value: number): string {
  const [utuh = '', pecahan] = String(value).split('.')
  return formatAngka(Number(utuh)) + (pecahan ? `,${pecahan}` : '')
}

/**
 * A number above or at zero as a farmer types it: '1,5' and '1.5' alike, never 15. '1.500' is a thousand here and one and a half
 * elsewhere, so it is neither. As `desimalIsian`, for what runs in a browser without zod.
 */
export function readDesimal(text: string): number | undefined {
  const angka = text.trim()
  if (/\.\d{3}$/.test(angka) || !/^\d{1,9}([.,]\d{1,4})?$/.test(angka)) return undefined
  return Number(angka.replace(',', '.'))
}
