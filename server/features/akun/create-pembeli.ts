import type { PenggunaRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { insertWithoutEmail } from './akun.repository.ts'
import type { CountedRegistration } from './counted-registration.ts'
import { createAkun } from './create-akun.ts'

type NewPembeli = Pick<PenggunaRow, 'nama' | 'no_hp' | 'password_hash' | 'dibuat'>

/**
 * Creates the account of a buyer who orders without one, in the transaction of the order. Its password is known to no person: the
 * owner sets one by a mailed link. An account with the same phone number is neither looked up nor opened.
 * @throws EMAIL_TERDAFTAR
 */
export function createPembeli(
  tx: Tx,
  { settings }: Pick<Deps, 'settings'>,
  registration: CountedRegistration,
  fresh: NewPembeli,
) {
  return registration.email === ''
    ? insertWithoutEmail(tx, fresh)
    : createAkun({ db: tx, settings }, registration, fresh)
}
