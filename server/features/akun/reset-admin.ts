import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { flushKejadian, recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { twoFactorRepository } from './dua-langkah/dua-langkah.repository.ts'
import { makePassword } from './ensure-admin.ts'
import { hashPassword } from './sandi/password.ts'
import { forgetFailures } from './sesi/guess.ts'
import { sesiRepository } from './sesi/sesi.repository.ts'

/** Returns the e-mail addresses of all administrators. */
export async function listAdmins({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const rows = await db
    .selectFrom('pengguna')
    .select('email')
    .where('role', '=', 'admin')
    .orderBy('pengguna_id')
    .execute()
  return rows.map(({ email }) => email)
}

/**
 * Sets a new random password for an administrator, removes the second step of the login and ends all sessions of the account.
 * @returns the password, which is stored nowhere
 * @throws StartError if no administrator has this e-mail
 */
export async function resetAdmin(deps: Pick<Deps, 'db' | 'clock' | 'log'>, email: string): Promise<string> {
  const password = makePassword()
  const password_hash = await hashPassword(password)
  await transaction(deps.db, async (tx) => {
    const admin = await tx
      .updateTable('pengguna')
      .set({ password_hash })
      .where('email', '=', email)
      .where('role', '=', 'admin')
      .returning(['pengguna_id', 'email'])
      .executeTakeFirst()
    if (!admin) throw new StartError(`Tidak ada administrator dengan email ${email}.`)
    await sesiRepository(tx).closeAll(admin.pengguna_id)
    await twoFactorRepository(tx).remove(admin.pengguna_id)
    await forgetFailures(tx, admin)
  })
  recordKejadian(deps, { jenis: 'kata-sandi', keterangan: 'Diganti lewat npm run admin', email })
  await flushKejadian(deps)
  return password
}
