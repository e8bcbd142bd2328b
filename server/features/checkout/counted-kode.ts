import type { Db } from '#server/db/client.ts'
import { takeJatah } from '#server/db/jatah.ts'

/** A voucher code whose attempt was counted. `judgeKode` requires one, so no code is looked up without a count. */
export class CountedKode {
  readonly kode: string

  private constructor(kode: string) {
    this.kode = kode
  }

  /**
   * Counts per account and per address. Call it outside of the order's transaction, which a wrong code rolls back.
   * @param kode in capitals, as the contract parses it
   * @param from without an account for a first order, which creates it
   * @throws TERLALU_SERING
   */
  static async count(
    db: Db,
    kode: string,
    { penggunaId, ip }: { penggunaId?: number; ip: string },
    now: Date,
  ): Promise<CountedKode> {
    if (penggunaId !== undefined) await takeJatah(db, 'voucher', `akun ${penggunaId}`, now)
    await takeJatah(db, 'voucher-alamat', ip, now)
    return new CountedKode(kode)
  }
}
