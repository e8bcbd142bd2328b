import type { Db } from '#server/db/client.ts'
import { takeJatah } from '#server/db/jatah.ts'

/** An address that an account asked to have confirmed, which was counted: the answer reveals whether it has an account. */
export class CountedEmail {
  readonly email: string

  private constructor(email: string) {
    this.email = email
  }

  /** Call it outside of the transaction, which a taken address rolls back. @throws TAUTAN_TERLALU_SERING */
  static async count(db: Db, penggunaId: number, email: string, now: Date): Promise<CountedEmail> {
    await takeJatah(db, 'tautan', `akun ${penggunaId}`, now)
    return new CountedEmail(email)
  }
}
