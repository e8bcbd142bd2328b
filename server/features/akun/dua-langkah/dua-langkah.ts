import type { Keamanan } from '#contract/akun/keamanan-admin.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository } from '#server/features/akun/akun.repository.ts'
import { beginGuess } from '#server/features/akun/sesi/guess.ts'
import { sesiRepository } from '#server/features/akun/sesi/sesi.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { twoFactorRepository } from './dua-langkah.repository.ts'
import { newSecret, uriOf } from './kode-langkah.ts'
import { hashRecoveryKode, newRecoveryKode } from './recovery-kode.ts'
import { hasKode, WRONG_KODE } from './take-kode.ts'

/** Returns the security status of the session's account: second step, recovery codes and password length. */
export async function readKeamanan({ db, settings }: Deps, sesi: Sesi): Promise<Keamanan> {
  const twoStep = twoFactorRepository(db)
  const row = await twoStep.find(sesi.penggunaId)
  return {
    kodeSejak: row?.aktif?.toISOString() ?? null,
    sisaPemulihan: await twoStep.countRecoveryCodes(sesi.penggunaId),
    wajibSemua: await twoStep.isMandatory(),
    wajibKarenaSurat: settings.sendsMail,
    sandiPendek: await sesiRepository(db).isShortSandi(sesi.tokenHash),
  }
}

/** Returns what the office requires before any other step: a longer password, a code app, or null. */
export async function findMandatory(deps: Deps, sesi: Sesi): Promise<'sandi' | 'kode' | null> {
  const { sandiPendek, kodeSejak, wajibSemua, wajibKarenaSurat } = await readKeamanan(deps, sesi)
  if (sandiPendek) return 'sandi'
  return (wajibSemua || wajibKarenaSurat) && kodeSejak === null ? 'kode' : null
}

/**
 * Creates a secret for an authenticator app. It becomes active once one of its codes is confirmed.
 * @throws KODE_SUDAH_AKTIF
 */
export async function beginKode({ db, kunci }: Deps, { penggunaId }: Sesi) {
  const secret = await newSecret()
  const { email } = await akunRepository(db).getById(penggunaId)
  if (!(await twoFactorRepository(db).propose(penggunaId, await kunci.seal(secret))))
    throw new AppError('KODE_SUDAH_AKTIF')
  return { rahasia: secret, uri: await uriOf(secret, email) }
}

/**
 * Activates the second step. Office sessions that were opened without it end.
 * @throws BUKTI_SALAH, KODE_BELUM_AKTIF if no secret was created, KODE_SUDAH_AKTIF, LOGIN_TERLALU_SERING
 */
export async function confirmKode(deps: Deps, sesi: Sesi, kode: string): Promise<void> {
  const { db, clock } = deps
  const { penggunaId, tokenHash } = sesi
  const row = await twoFactorRepository(db).find(penggunaId)
  if (!row) throw new AppError('KODE_BELUM_AKTIF')
  if (row.aktif) throw new AppError('KODE_SUDAH_AKTIF')
  const guess = await beginGuess(deps, await akunRepository(db).getById(penggunaId), sesi)
  if (!(await guess.kode(kode)))
    throw new AppError('BUKTI_SALAH', {
      errors: [{ path: 'kode', msg: 'Kode salah. Tunggu kode berikutnya, lalu masukkan lagi.' }],
    })
  await transaction(db, async (tx) => {
    await twoFactorRepository(tx).activate(penggunaId, clock())
    await sesiRepository(tx).closeOthersAdmin(penggunaId, tokenHash)
  })
  await guess.succeed()
}

/**
 * Switches the second step off. Requires a code of it in the same request: neither a password nor an open session is enough.
 * @throws KODE_BELUM_AKTIF, BUKTI_SALAH, LOGIN_TERLALU_SERING
 */
export async function disableKode(deps: Deps, sesi: Sesi, kode: string): Promise<void> {
  const { db } = deps
  const { penggunaId } = sesi
  if (!(await hasKode(deps, penggunaId))) throw new AppError('KODE_BELUM_AKTIF')
  const guess = await beginGuess(deps, await akunRepository(db).getById(penggunaId), sesi)
  if (!(await guess.kode(kode))) throw new AppError('BUKTI_SALAH', { errors: [{ path: 'kode', msg: WRONG_KODE }] })
  await twoFactorRepository(db).remove(penggunaId)
  await guess.succeed()
}

/**
 * Returns ten new recovery codes. Only their hashes are stored.
 * @throws KODE_BELUM_AKTIF
 */
export async function renewRecovery({ db }: Deps, { penggunaId }: Sesi): Promise<string[]> {
  const kode = newRecoveryKode()
  await transaction(db, async (tx) => {
    const twoStep = twoFactorRepository(tx)
    if (!(await twoStep.find(penggunaId))?.aktif) throw new AppError('KODE_BELUM_AKTIF')
    await twoStep.replaceRecoveryCodes(penggunaId, kode.map(hashRecoveryKode))
  })
  return kode
}
