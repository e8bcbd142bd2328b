import { randomBytes } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { akunRepository } from './akun.repository.ts'
import { hashPassword } from './sandi/password.ts'

export const makePassword = () => randomBytes(16).toString('base64url')

/**
 * Creates the first administrator if no account has full rights. If the given password is too short for an administrator, the
 * office requires a new one after the first login.
 * @returns the generated password; undefined if a password was given or no account was created
 */
export async function ensureAdmin(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: { email: string; password?: string | undefined },
): Promise<string | undefined> {
  const akun = akunRepository(db)
  if (await akun.hasPemilik()) return undefined
  const password = admin.password ?? makePassword()
  const row = await akun.insert({
    nama: 'Administrator',
    email: admin.email,
    no_hp: '',
    password_hash: await hashPassword(password),
    role: 'admin',
    peran: 'pemilik',
    dibuat: clock(),
  })
  if (!row) throw new StartError(`ADMIN_EMAIL ${admin.email} sudah dipakai oleh akun pembeli; pilih email lain.`)
  const entry = { tindakan: 'buat', jenis: 'pengguna', rujukan: row.pengguna_id, judul: row.nama } as const
  await jejakRepository(db).recordToko({ ...entry, sesudah: { peran: [row.peran] } }, clock())
  return admin.password ? undefined : password
}
