import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository } from './akun.repository.ts'
import type { CountedRegistration } from './counted-registration.ts'
import { emailTaken, requireFree, tryQueueConfirmation } from './email/queue-tautan.ts'

type NewAkun = Omit<Parameters<ReturnType<typeof akunRepository>['insert']>[0], 'email' | 'role' | 'peran'>

/**
 * Creates a customer's account, which may buy at once, and mails the link that confirms its address.
 * @throws EMAIL_TERDAFTAR
 */
export function createAkun(deps: Pick<Deps, 'db' | 'settings'>, { email }: CountedRegistration, akun: NewAkun) {
  return transaction(deps.db, async (tx) => {
    const row = await akunRepository(tx).insert({ ...akun, email, role: 'user' })
    if (!row) throw emailTaken()
    // Check after the insert: it waits for a concurrent change away from this address, so that change is visible now.
    await requireFree(tx, row.email, row.pengguna_id, akun.dibuat)
    await tryQueueConfirmation(tx, deps, row, akun.dibuat)
    return row
  })
}
