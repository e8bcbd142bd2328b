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
