import type { z } from 'zod'
import type { Profile } from '#contract/akun/endpoints.ts'
import type { ProfileBody } from '#contract/akun/forms.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository, toPengguna } from './akun.repository.ts'
import { CountedEmail } from './email/counted-email.ts'
import { isSameEmail, queueNewEmail } from './email/queue-tautan.ts'
import { tautanEmailRepository } from './email/tautan-email.repository.ts'

export async function readProfile({ db, clock }: Pick<Deps, 'db' | 'clock'>, penggunaId: number): Promise<Profile> {
  const { email_dikonfirmasi, emailBaru, ...row } = await akunRepository(db).readProfile(penggunaId, clock())
  return { ...toPengguna(row), emailDikonfirmasi: email_dikonfirmasi !== null, emailBaru }
}

/**
 * Changes the account's profile. A new e-mail address takes effect once it is confirmed. Sending the pending address again
 * keeps it pending, and so does sending the current address, which every form includes.
 * @throws EMAIL_TERDAFTAR, TAUTAN_TERLALU_SERING
 */
export async function changeProfile(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  penggunaId: number,
  { email, ...change }: z.output<typeof ProfileBody>,
): Promise<void> {
  const now = deps.clock()
  const newEmail = email && (await countNewEmail(deps, penggunaId, email, now))
  await transaction(deps.db, async (tx) => {
    const akun = akunRepository(tx)
    const pemilik = await akun.lock(penggunaId)
    const isSame = email !== undefined && isSameEmail(email, pemilik.email)
    await akun.update(penggunaId, { ...change, ...(isSame && { email }) })
    if (newEmail && !isSame) await queueNewEmail(tx, deps, pemilik, newEmail, now)
  })
}

/** @returns undefined for the account's own or pending address */
async function countNewEmail({ db }: Pick<Deps, 'db'>, penggunaId: number, email: string, now: Date) {
  const waiting = await tautanEmailRepository(db).findNewEmail(penggunaId, now)
  const own = await akunRepository(db).getById(penggunaId)
  if (isSameEmail(email, own.email) || (waiting && isSameEmail(waiting, email))) return undefined
  return CountedEmail.count(db, penggunaId, email, now)
}
