import type { Peran } from '#contract/peran.ts'

/** A signed-in account, as a request carries it. */
export interface Sesi {
  penggunaId: number
  /** True if the session was opened at the back office, and its account is still an administrator. */
  isAdmin: boolean
  /** Roles of an administrator at the office. */
  peran: readonly Peran[]
  /** True if the password or a code was entered within the last 15 minutes. */
  isProven: boolean
  tokenHash: Buffer
}

/** Data besides the token: the browser's cookie, and whether a screen sent the request automatically, without user action. */
export interface SesiContext {
  kuki?: string | undefined
  isUnattended?: boolean | undefined
}

/** Finds the live session of a token; undefined when it is unknown, expired, revoked, or another browser's. */
export type FindSesi = (token: string, beside: SesiContext) => Promise<Sesi | undefined>
