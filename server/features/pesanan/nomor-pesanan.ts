import { randomInt } from 'node:crypto'
import { dateWib } from '#contract/wib.ts'

/** Crockford's base 32: without letters that look like digits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const RANDOM_LENGTH = 12

/**
 * Returns a new public order number, such as KS-261120-7F3KQ2MXA4BD: the date in WIB for readability, and 60 random bits
 * against guessing. Its characters and length are valid for a Midtrans order_id.
 */
export function nomorPesanan(now: Date): string {
  const date = dateWib(now).slice(2).replaceAll('-', '')
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `KS-${date}-${random}`
}

const IN_TEXT = new RegExp(`\\bKS-\\d{6}-[${ALPHABET}]{${RANDOM_LENGTH}}(?:-\\d{1,3})?\\b`, 'g')

/** Returns every distinct number of an order, or of a further attempt to pay one, in a text. */
export const nomorInText = (text: string): string[] => [...new Set(text.match(IN_TEXT))]
