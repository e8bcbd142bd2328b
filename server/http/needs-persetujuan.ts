import type { Database } from '#server/db/tables.ts'
import { AppError } from '#server/kernel/app-error.ts'

/** An act by which goods or money leave the shop. */
export interface Act {
  jenis: Database['pelepasan']['jenis']
  /** Value in whole rupiah; an act without a value is none. */
  nilai: number
  /** Order, product or payment, as the office names it. */
  rujukan: string
  /** A few words, without names of buyers. */
  keterangan: string
  /** Reference while the act waits, if the act itself makes the other one. */
  whileWaiting?: string
}

/** An act that needs a second person. Its request is rolled back, and stored to wait for the decision. */
export class NeedsPersetujuan extends AppError<'MENUNGGU_PERSETUJUAN'> {
  readonly act: Act
  constructor(act: Act, rupiah: string) {
    super('MENUNGGU_PERSETUJUAN', { rincian: { rupiah } })
    this.act = act
  }
}
