import { generateSecret, generateURI, verifySync } from 'otplib'

/** Seconds for which an app shows a code, and by which its clock may be off. */
const PERIOD = 30

export const newRahasia = (): string => generateSecret()

/** What an app scans. */
export const uriOf = (rahasia: string, email: string): string =>
  generateURI({ issuer: 'KerapuSehat', label: email, secret: rahasia })

/** @returns the half minute, counted from 1970, that a code belongs to; undefined where it is none of now */
export function langkahOf(rahasia: string, kode: string, now: Date): number | undefined {
  const angka = kode.replace(/\s/g, '')
  if (!/^\d{6}$/.test(angka)) return undefined
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret: rahasia, token: angka, epoch, epochTolerance: PERIOD })
  return result.valid && 'epoch' in result ? Math.floor(result.epoch / PERIOD) : undefined
}
