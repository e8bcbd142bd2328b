import type { Deps } from '#server/deps.ts'
import { twoFactorRepository } from './dua-langkah.repository.ts'
import { langkahOf } from './kode-langkah.ts'
import { hashRecoveryKode } from './recovery-kode.ts'

export const WRONG_KODE = 'Kode salah atau sudah pernah dipakai. Masukkan kode yang baru.'

/** True if a login of this account requires a code. */
export const hasKode = async ({ db }: Pick<Deps, 'db'>, penggunaId: number): Promise<boolean> =>
  Boolean((await twoFactorRepository(db).find(penggunaId))?.aktif)

/** Redeems a code of the app or a recovery code. Each is valid once. Called by `beginGuess` only, which counts it. */
export async function takeKode(
  { db, clock, kunci }: Pick<Deps, 'db' | 'clock' | 'kunci'>,
  penggunaId: number,
  kode: string,
): Promise<boolean> {
  const twoStep = twoFactorRepository(db)
  const row = await twoStep.find(penggunaId)
  if (!row) return false
  const secret = /^\d{3}\s*\d{3}$/.test(kode) ? await kunci.open(row.rahasia) : undefined
  const langkah = secret && (await langkahOf(secret, kode, clock()))
  if (langkah) return twoStep.takeLangkah(penggunaId, langkah)
  return twoStep.takeRecoveryCode(penggunaId, hashRecoveryKode(kode))
}
