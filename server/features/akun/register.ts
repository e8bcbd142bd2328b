import type { z } from 'zod'
import type { RegisterBody } from '#contract/akun/forms.ts'
import type { PenggunaRow } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository } from './akun.repository.ts'
import { CountedRegistration } from './counted-registration.ts'
import { createAkun } from './create-akun.ts'
import { emailTaken } from './email/queue-tautan.ts'
import { hashNewPassword } from './sandi/password.ts'

/** Creates an account with a password. @throws EMAIL_TERDAFTAR, PASSWORD_TERLALU_UMUM, TERLALU_SERING, TERLALU_RAMAI */
export async function register(
  deps: Deps,
  { password, email, ...identity }: z.output<typeof RegisterBody>,
  ip: string,
): Promise<PenggunaRow> {
  const { db, clock } = deps
  const registration = await CountedRegistration.count(db, email, ip, clock())
  // Check before hashing: the hash is by far the slowest step.
  if (await akunRepository(db).findByEmail(email)) throw emailTaken()
  const password_hash = await hashNewPassword(deps, ip, password)
  return createAkun(deps, registration, { ...identity, password_hash, dibuat: clock() })
}
