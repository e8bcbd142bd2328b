import type { Identity, Toko } from '#contract/pengaturan/endpoints.ts'
import { publicToko } from '#contract/pengaturan/public-admin.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'
import { pengaturanRepository } from './pengaturan.repository.ts'

/** Returns the shop's identity as the owner entered it, for mails and documents. All texts but the name may be empty. */
export const identity = (db: Db | Tx): Promise<Identity & { logo_toko: string }> =>
  pengaturanRepository(db).readIdentity()

/** Returns the shop's public data at a moment, with sample data if no contact is set. */
export const readToko = async (db: Db | Tx, now: Date): Promise<Toko> =>
  publicToko(await pengaturanRepository(db).readForToko(), now)
