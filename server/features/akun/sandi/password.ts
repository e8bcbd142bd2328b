import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { PASSWORD_ADMIN_MIN } from '#contract/akun/forms.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { fewAtOnce } from '#server/kernel/few-at-once.ts'
import { refuseCommon } from './common-passwords.ts'

/** argon2id with the parameters that OWASP's password storage cheat sheet gives as its first choice of memory 19 MiB. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Threads that look up names and read files for everybody; a hash takes one for as long as it lasts. */
const SHARED_THREADS = 4
/** Each waits some 30 ms for every one before it: nobody much longer than a second. */
const WAITING = 40
/** One core and one shared thread stay free for everybody else. */
const inTurn = fewAtOnce(Math.max(1, Math.min(availableParallelism(), SHARED_THREADS) - 1), WAITING)

/** A hash of no password that anybody has; verifying against it costs what a real one costs. */
const decoy = hash('an account that does not exist', OPTIONS)

/** @throws TERLALU_RAMAI when more want one than can wait */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS))
}

/**
 * The hash of a password that somebody has chosen.
 * @param path the field in which it was typed
 * @throws PASSWORD_TERLALU_UMUM, TERLALU_RAMAI
 */
export async function hashNewPassword(password: string, path = 'password'): Promise<string> {
  await refuseCommon(password, path)
  return hashPassword(password)
}

/** @throws VALIDATION_FAILED for a password that is too short for an administrator */
export function refuseShort(password: string, path = 'password'): void {
  if (password.length >= PASSWORD_ADMIN_MIN) return
  const msg = `Kata sandi administrator minimal ${PASSWORD_ADMIN_MIN} karakter`
  throw new AppError('VALIDATION_FAILED', { errors: [{ path, msg }] })
}

/**
 * Takes the same time whether the account exists (`passwordHash`) or not (undefined).
 * @throws TERLALU_RAMAI when more want one than can wait
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const against = passwordHash ?? (await decoy)
  return (await inTurn(() => verify(against, password))) && passwordHash !== undefined
}
