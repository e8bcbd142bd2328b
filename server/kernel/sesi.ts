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
  /** Client network and id of the request, for security events. */
  dari?: { ip: string; requestId: string }
  /** Written reason of this request, for an act above the limit of a second person. */
  alasan?: string
  /** Decision under which the request of another person runs now. */
  persetujuan?: Approval
}

/** A request that a second person confirms. */
export interface Approval {
  persetujuanId: number
  /** Account that confirms. */
  oleh: number
  /** Value in rupiah that was displayed to it. */
  nilai: number
  /** True after the act was executed under it. */
  isUsed: boolean
}

/** Data besides the token: the browser's cookie, and whether a screen sent the request automatically, without user action. */
export interface SesiContext {
  kuki?: string | undefined
  isUnattended?: boolean | undefined
}

/** Finds the live session of a token; undefined when it is unknown, expired, revoked, or another browser's. */
export type FindSesi = (token: string, beside: SesiContext) => Promise<Sesi | undefined>
