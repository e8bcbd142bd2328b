import { createHash, randomBytes } from 'node:crypto'

/** Returns 256 random bits as text for a header. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the hash that the database stores of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
