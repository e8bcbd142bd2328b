import type { z } from 'zod'
import type { Profil } from '#contract/akun/endpoints.ts'
import type { ProfileBody } from '#contract/akun/forms.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository, toPengguna } from './akun.repository.ts'
import { isSameEmail, queueEmailBaru } from './email/queue-tautan.ts'
import { tautanEmailRepository } from './email/tautan-email.repository.ts'

export async function readProfil({ db, clock }: Pick<Deps, 'db' | 'clock'>, penggunaId: number): Promise<Profil> {
  const { email_dikonfirmasi, emailBaru, ...row } = await akunRepository(db).readProfil(penggunaId, clock())
  return { ...toPengguna(row), emailDikonfirmasi: email_dikonfirmasi !== null, emailBaru }
}

/**
 * Changes the account's profile. A new e-mail address takes effect once it is confirmed. Sending the pending address again
 * keeps it pending, and so does sending the current address, which every form includes.
 * @throws EMAIL_TERDAFTAR, TAUTAN_TERLALU_SERING
 */
export function changeProfil(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  penggunaId: number,
  { email, ...change }: z.output<typeof ProfileBody>,
): Promise<void> {
  const now = deps.clock()
  return transaction(deps.db, async (tx) => {
    const akun = akunRepository(tx)
    const pemilik = await akun.lock(penggunaId)
    const isSame = email === undefined || isSameEmail(email, pemilik.email)
    await akun.update(penggunaId, { ...change, ...(isSame && email && { email }) })
    if (isSame) return
    const waiting = await tautanEmailRepository(tx).findEmailBaru(penggunaId, now)
    if (waiting && isSameEmail(waiting, email)) return
    await queueEmailBaru(tx, deps, pemilik, email, now)
  })
}
