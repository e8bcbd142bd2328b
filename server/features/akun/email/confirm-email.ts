import { isUniqueViolation } from '#server/db/errors.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository } from '#server/features/akun/akun.repository.ts'
import { kunciSandiRepository } from '#server/features/akun/sandi/kunci-sandi.repository.ts'
import { endResetSandi } from '#server/features/akun/sandi/reset-password.ts'
import { sesiRepository } from '#server/features/akun/sesi/sesi.repository.ts'
import type { Pemilik } from '#server/features/akun/surat-akun.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { CountedEmail } from './counted-email.ts'
import { emailTaken, isSameEmail, queueConfirmation, queueNewEmail, queueRevert, requireFree } from './queue-tautan.ts'
import { tautanEmailRepository } from './tautan-email.repository.ts'

type Work = Pick<Deps, 'db' | 'clock' | 'settings'>

/** Result of a followed link: the account, and its address before and after. */
interface Followed {
  penggunaId: number
  old: string
  current: string
}

/**
 * Confirms an address by a mailed link. Only the button on the link's page does this: virus scanners open the page itself too.
 * @throws TAUTAN_TIDAK_BERLAKU, TAUTAN_SUDAH_DIPAKAI, EMAIL_TERDAFTAR
 */
export function confirmEmail(work: Work, token: string): Promise<Followed> {
  return followTautan(work, 'konfirmasi', token, async (tx, email, pemilik, now) => {
    const { pengguna_id } = pemilik
    const isSame = isSameEmail(email, pemilik.email)
    await akunRepository(tx).update(pengguna_id, { ...(!isSame && { email }), email_dikonfirmasi: now })
    if (isSame) return
    await requireFree(tx, email, pengguna_id, now)
    await queueRevert(tx, work, pemilik, email, now)
    await tautanEmailRepository(tx).endNewEmail(pengguna_id, email)
  })
}

/**
 * Restores the address that an account had before a change. Its sessions and passkeys end, with every link made after the
 * change, so that an intruder who made the change loses all access.
 * @throws TAUTAN_TIDAK_BERLAKU, TAUTAN_SUDAH_DIPAKAI, EMAIL_TERDAFTAR
 */
export function returnEmail(work: Work, token: string): Promise<Followed> {
  return followTautan(work, 'kembali', token, async (tx, email, { pengguna_id }, now, createdAt) => {
    await akunRepository(tx).update(pengguna_id, { email, email_dikonfirmasi: now })
    const tautan = tautanEmailRepository(tx)
    await tautan.endNewEmail(pengguna_id, email)
    await tautan.endRevert(pengguna_id, createdAt)
    await endResetSandi(tx, pengguna_id)
    await kunciSandiRepository(tx).removeAll(pengguna_id)
    await akunRepository(tx).endKode(pengguna_id, now)
    await sesiRepository(tx).closeAll(pengguna_id)
  })
}

/**
 * Sends the confirmation link again, to the pending address or else to the account's own.
 * @returns the address it was sent to; null if there is nothing to confirm
 * @throws TAUTAN_TERLALU_SERING
 */
export async function resendConfirmation(work: Work, penggunaId: number): Promise<string | null> {
  const { db, clock } = work
  const now = clock()
  const newEmail = await tautanEmailRepository(db).findNewEmail(penggunaId, now)
  const { email, email_dikonfirmasi } = await akunRepository(db).getById(penggunaId)
  if (!newEmail && email_dikonfirmasi) return null
  const counted = await CountedEmail.count(db, penggunaId, newEmail ?? email, now)
  return transaction(db, async (tx) => {
    const pemilik = await akunRepository(tx).lock(penggunaId)
    if (isSameEmail(counted.email, pemilik.email)) await queueConfirmation(tx, work, pemilik, now)
    else await queueNewEmail(tx, work, pemilik, counted, now)
    return counted.email
  })
}

/** Cancels the pending change of the account's address. */
export const cancelNewEmail = ({ db }: Pick<Deps, 'db'>, penggunaId: number): Promise<void> =>
  transaction(db, async (tx) => {
    const { email } = await akunRepository(tx).lock(penggunaId)
    await tautanEmailRepository(tx).endNewEmail(penggunaId, email)
  })

/** Runs the link's action once, with the account locked. */
function followTautan(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  kind: 'konfirmasi' | 'kembali',
  token: string,
  work: (tx: Tx, email: string, pemilik: Pemilik, now: Date, createdAt: Date) => Promise<void>,
): Promise<Followed> {
  const now = clock()
  return transaction(db, async (tx) => {
    const tautan = tautanEmailRepository(tx)
    const known = await tautan.find(kind, token)
    if (!known) throw new AppError('TAUTAN_TIDAK_BERLAKU')
    const pemilik = await akunRepository(tx).lock(known.pengguna_id)
    // Read again under the lock: a concurrent click on the link may have used it.
    const found = await tautan.find(kind, token)
    if (found?.dipakai) throw new AppError('TAUTAN_SUDAH_DIPAKAI')
    if (!found || found.kedaluwarsa <= now) throw new AppError('TAUTAN_TIDAK_BERLAKU')
    await tautan.markUsed(found, now)
    await work(tx, found.email, pemilik, now, found.dibuat)
    return { penggunaId: pemilik.pengguna_id, old: pemilik.email, current: found.email }
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? emailTaken() : error
  })
}
