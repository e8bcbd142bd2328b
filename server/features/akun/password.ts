import { hash, verify } from '@node-rs/argon2'

/** argon2id with the parameters that OWASP's password storage cheat sheet gives as its first choice of memory 19 MiB. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash of no password that anybody has; verifying against it costs what a real one costs. */
const decoy = hash('an account that does not exist', OPTIONS)

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS)
}

/** Takes the same time whether the account exists (`passwordHash`) or not (undefined). */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoy), password)
  return matches && passwordHash !== undefined
}
