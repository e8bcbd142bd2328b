/** A signed-in account, as a request carries it. */
export interface Sesi {
  penggunaId: number
  /** Opened at the back office's door, by an account that is an administrator now. */
  isAdmin: boolean
  tokenHash: Buffer
}

/** Finds the live session of a token; undefined when it is unknown, expired or revoked. */
export type FindSesi = (token: string) => Promise<Sesi | undefined>
