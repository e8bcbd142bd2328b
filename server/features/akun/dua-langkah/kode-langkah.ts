/** Loaded when somebody of the office has an app for codes: it takes some megabytes. */
const otplib = () => import('otplib')

/** Seconds for which an app shows a code, and by which its clock may be off. */
const PERIOD = 30

export const newRahasia = async (): Promise<string> => (await otplib()).generateSecret()

/** What an app scans. */
export const uriOf = async (rahasia: string, email: string): Promise<string> =>
  (await otplib()).generateURI({ issuer: 'KerapuSehat', label: email, secret: rahasia })

/** @returns the half minute, counted from 1970, that a code belongs to; undefined where it is none of now */
export async function langkahOf(rahasia: string, kode: string, now: Date): Promise<number | undefined> {
  const angka = kode.replace(/\s/g, '')
  if (!/^\d{6}$/.test(angka)) return undefined
  const epoch = Math.floor(now.getTime() / 1000)
  const result = (await otplib()).verifySync({ secret: rahasia, token: angka, epoch, epochTolerance: PERIOD })
  return result.valid && 'epoch' in result ? Math.floor(result.epoch / PERIOD) : undefined
}
