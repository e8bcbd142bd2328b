import { createHash, randomBytes } from 'node:crypto'

/** A signed-in account, as a request carries it. */
export interface Sesi {
  penggunaId: number
  role: 'user' | 'admin'
  tokenHash: Buffer
}

/** Finds the live session of a token; undefined when it is unknown, expired or revoked. */
export type FindSesi = (token: string) => Promise<Sesi | undefined>

/** 256 random bits, as text for a header. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The token of an Authorization header. One or more "Bearer " prefixes, in any case, are accepted. */
export function bearerToken(header: string | undefined): string | undefined {
  const token = header?.trim().replace(/^(bearer\s+)+/i, '')
  return token && /^[\w-]{20,100}$/.test(token) ? token : undefined
}
