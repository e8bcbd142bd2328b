import { randomBytes } from 'node:crypto'
import { hashToken } from '#server/features/akun/token.ts'

const COUNT = 10
/** Without those that look alike on paper; 32 of them, so that a byte's rest is fair. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 16

/** 80 random bits each, as somebody writes them down: `ABCD-EFGH-JKLM-NPQR`. */
export const newKodePemulihan = (): string[] => Array.from({ length: COUNT }, makeKode)

function makeKode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
  return letters.replace(/.{4}(?=.)/g, '$&-')
}

/** What the database keeps of a code, however it is typed in. */
export const hashKodePemulihan = (kode: string): Buffer => hashToken(kode.toUpperCase().replace(/[^A-Z0-9]/g, ''))
