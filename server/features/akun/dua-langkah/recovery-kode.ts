import { randomBytes } from 'node:crypto'
import { hashToken } from '#server/features/akun/token.ts'

const COUNT = 10
/** Alphabet without characters that look alike on paper. 32 letters divide 256, so that `byte % 32` is unbiased. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** 140 random bits, so a plain hash of a code resists guessing. */
const LENGTH = 28

/** Returns recovery codes, grouped for writing down: `ABCD-EFGH-JKLM-NPQR-STUV-WXYZ-2345`. */
export const newRecoveryKode = (): string[] => Array.from({ length: COUNT }, makeKode)

function makeKode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
  return letters.replace(/.{4}(?=.)/g, '$&-')
}

/** Returns the hash that the database stores. Case and separators of the typed code are ignored. */
export const hashRecoveryKode = (kode: string): Buffer => hashToken(kode.toUpperCase().replace(/[^A-Z0-9]/g, ''))
