import type { Db } from '#server/db/client.ts'
import { takeJatah } from '#server/db/jatah.ts'

/**
 * A registration that was counted. `createAkun` and `createPembeli` require one, because they reveal whether an e-mail has an
 * account, and mail a link to an address that may be a stranger's.
 */
export class CountedRegistration {
  /** Empty if the buyer gave none. */
  readonly email: string

  private constructor(email: string) {
    this.email = email
  }

  /**
   * Counts per address of the caller. Call it outside of the transaction, which a taken e-mail rolls back.
   * @throws TERLALU_SERING
   */
  static async count(db: Db, email: string, ip: string, now: Date): Promise<CountedRegistration> {
    await takeJatah(db, 'daftar', ip, now)
    return new CountedRegistration(email)
  }
}
