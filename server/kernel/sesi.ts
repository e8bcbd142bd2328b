import type { Peran } from '#contract/peran.ts'

/** A signed-in account, as a request carries it. */
export interface Sesi {
  penggunaId: number
  /** Opened at the back office's door, by an account that is an administrator now. */
  isAdmin: boolean
  /** What an administrator does at the office. */
  peran: readonly Peran[]
  /** Its password or a code was typed in within the last quarter of an hour. */
  isProven: boolean
  tokenHash: Buffer
}

/** Beside a token: the cookie of the browser that sent it, and whether a screen asks on its own, with nobody there. */
export interface Beside {
  kuki?: string | undefined
  isUnattended?: boolean | undefined
}

/** Finds the live session of a token; undefined when it is unknown, expired, revoked, or another browser's. */
export type FindSesi = (token: string, beside: Beside) => Promise<Sesi | undefined>
