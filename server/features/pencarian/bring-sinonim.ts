import { SINONIM } from '#content/sinonim.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Puts the words of `content/sinonim.ts` into the office's list that were never in it; what the office made of them stays. */
export async function bringSinonim(db: Db | Tx): Promise<void> {
  await db
    .insertInto('sinonim')
    .values(SINONIM.map(([kata, arti]) => ({ kata, arti })))
    .onConflict((conflict) => conflict.column('ejaan').doNothing())
    .execute()
}
