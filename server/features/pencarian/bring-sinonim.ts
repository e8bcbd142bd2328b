import { SINONIM } from '#content/sinonim.ts'
import { SPEECH_SINONIM } from '#content/speech.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Inserts words of `content/sinonim.ts` and `content/speech.ts` that were never in the office's list. The office's changes and deletions stay. */
export async function bringSinonim(db: Db | Tx): Promise<void> {
  await db
    .insertInto('sinonim')
    .values([...SINONIM, ...SPEECH_SINONIM].map(([word, meaning]) => ({ kata: word, arti: meaning })))
    .onConflict((conflict) => conflict.column('ejaan').doNothing())
    .execute()
}
