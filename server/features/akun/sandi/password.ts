import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { PASSWORD_ADMIN_MIN } from '#contract/akun/forms.ts'
import { takeJatah } from '#server/db/jatah.ts'
import type { Deps } from '#server/deps.ts'
import { newToken } from '#server/features/akun/token.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { fewAtOnce } from '#server/kernel/few-at-once.ts'
import { refuseCommon } from './common-passwords.ts'

/** argon2id parameters: the 19 MiB variant that OWASP's password storage cheat sheet recommends first. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Size of libuv's thread pool, which also serves DNS and file reads. Each hash occupies one thread. */
const SHARED_THREADS = 4
/** Maximum queue length. Each queued hash adds about 30 ms, so the longest wait is little more than a second. */
const WAITING = 40
/** Leave one core and one pool thread free for other work. */
const inTurn = fewAtOnce(Math.max(1, Math.min(availableParallelism(), SHARED_THREADS) - 1), WAITING)

/** Hash of a random password that is stored nowhere. Verifying against it costs as much as against a real one. */
const unusable = hash(newToken(), OPTIONS)

/** Returns the hash of an account without a password, which costs nothing: all such accounts of a process share one. */
export const hashOfNoPassword = (): Promise<string> => unusable

/** For operators at the machine, whose number is not limited. Everyone else calls `hashNewPassword`. @throws TERLALU_RAMAI */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS))
}

/**
 * Returns the hash of a newly chosen password. All purposes share one limit per caller.
 * @param who the caller's address, or `akun 12`
 * @param path field that the error is reported on
 * @throws PASSWORD_TERLALU_UMUM, TERLALU_SERING, TERLALU_RAMAI
 */
export async function hashNewPassword(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  who: string,
  password: string,
  path = 'password',
): Promise<string> {
  await refuseCommon(password, path)
  await takeJatah(db, 'kata-sandi', who, clock())
  return hashPassword(password)
}

/** @throws VALIDATION_FAILED for a password that is too short for an administrator */
export function refuseShort(password: string, path = 'password'): void {
  if (password.length >= PASSWORD_ADMIN_MIN) return
  const msg = `Kata sandi administrator minimal ${PASSWORD_ADMIN_MIN} karakter`
  throw new AppError('VALIDATION_FAILED', { errors: [{ path, msg }] })
}

/**
 * True if the password matches. Called by `beginGuess` only, which counts it. Takes equally long if the account does not
 * exist (`passwordHash` undefined).
 * @throws TERLALU_RAMAI if the queue is full
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const against = passwordHash ?? (await unusable)
  return (await inTurn(() => verify(against, password))) && passwordHash !== undefined
}
