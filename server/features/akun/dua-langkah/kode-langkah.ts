/** Loaded on first use, because the library takes some megabytes and only office accounts with a code app need it. */
const otplib = () => import('otplib')

/** Seconds for which an app shows a code. Also the tolerated clock difference. */
const PERIOD = 30

export const newSecret = async (): Promise<string> => (await otplib()).generateSecret()

/** Returns the URI that an authenticator app scans. */
export const uriOf = async (secret: string, email: string): Promise<string> =>
  (await otplib()).generateURI({ issuer: 'KerapuSehat', label: email, secret: secret })

/** @returns the code's time step, in units of 30 s since 1970; undefined if the code is not valid now */
export async function langkahOf(secret: string, kode: string, now: Date): Promise<number | undefined> {
  const number = kode.replace(/\s/g, '')
  if (!/^\d{6}$/.test(number)) return undefined
  const epoch = Math.floor(now.getTime() / 1000)
  const result = (await otplib()).verifySync({ secret: secret, token: number, epoch, epochTolerance: PERIOD })
  return result.valid && 'epoch' in result ? Math.floor(result.epoch / PERIOD) : undefined
}
