import { randomInt } from 'node:crypto'
import { tanggalWib } from '#contract/wib.ts'

/** Crockford's base 32: no letter that is read as a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const RANDOM_LENGTH = 12

/**
 * The public number of an order, such as KS-261120-7F3KQ2MXA4BD: the date in WIB for people, 60 random bits so that
 * nobody guesses another's. Only characters and a length that Midtrans takes as an order_id.
 */
export function nomorPesanan(now: Date): string {
  const tanggal = tanggalWib(now).slice(2).replaceAll('-', '')
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `KS-${tanggal}-${random}`
}

const DALAM_TEKS = new RegExp(`\\bKS-\\d{6}-[${ALPHABET}]{${RANDOM_LENGTH}}(?:-\\d{1,3})?\\b`, 'g')

/** Every number of an order, or of a further attempt to pay one, in whatever text, each once. */
export const nomorDalamTeks = (text: string): string[] => [...new Set(text.match(DALAM_TEKS))]
