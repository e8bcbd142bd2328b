import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository } from './akun.repository.ts'
import { emailTaken, queueKonfirmasi, requireFree } from './email/queue-tautan.ts'

type NewAkun = Parameters<ReturnType<typeof akunRepository>['insert']>[0]

/**
 * Makes an account, which may buy at once, and mails the link that confirms its address.
 * @throws EMAIL_TERDAFTAR
 */
export function createAkun(deps: Pick<Deps, 'db' | 'settings'>, akun: NewAkun) {
  return transaction(deps.db, async (tx) => {
    const row = await akunRepository(tx).insert(akun)
    if (!row) throw emailTaken()
    // Looked at only now: who changes the address away at this moment has done so when the insert succeeds.
    await requireFree(tx, row.email, row.pengguna_id, akun.dibuat)
    await queueKonfirmasi(tx, deps, row, akun.dibuat)
    return row
  })
}
