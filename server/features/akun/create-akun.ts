import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository } from './akun.repository.ts'
import { emailTaken, queueConfirmation, requireFree } from './email/queue-tautan.ts'

type NewAkun = Parameters<ReturnType<typeof akunRepository>['insert']>[0]

/**
 * Creates an account, which may buy at once, and mails the link that confirms its address.
 * @throws EMAIL_TERDAFTAR
 */
export function createAkun(deps: Pick<Deps, 'db' | 'settings'>, akun: NewAkun) {
  return transaction(deps.db, async (tx) => {
    const row = await akunRepository(tx).insert(akun)
    if (!row) throw emailTaken()
    // Check after the insert: it waits for a concurrent change away from this address, so that change is visible now.
    await requireFree(tx, row.email, row.pengguna_id, akun.dibuat)
    await queueConfirmation(tx, deps, row, akun.dibuat)
    return row
  })
}
