import { sql } from 'kysely'
import type { z } from 'zod'
import type { ManyResults } from '#contract/many-admin.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { answerOf } from './error-handler.ts'

interface Change {
  /** Noun for the records, for the message. */
  name: string
  /** Names of the records by id; an id without a name does not exist. */
  names: ReadonlyMap<number, string>
  /** Changes one record. An AppError undoes its changes only. */
  work(id: number): Promise<void>
}

/** Changes several records in one transaction. A rejected one is skipped, and its result says why. */
export async function changeMany(
  tx: Tx,
  ids: readonly number[],
  { name, names, work }: Change,
): Promise<z.infer<typeof ManyResults>> {
  const results: z.infer<typeof ManyResults>['hasil'] = []
  // Concurrent bulk actions take their locks in the same order.
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    const reason = await reasonOfFailure(tx, () => work(id))
    results.push({ id, nama: names.get(id) ?? '', selesai: reason === '', alasan: reason })
  }
  const skipped = results.filter(({ selesai }) => !selesai).length
  const message = `${results.length - skipped} ${name} diubah${skipped > 0 ? `, ${skipped} dilewati` : ''}`
  return { message, hasil: results }
}

/** Runs the work in a savepoint. @returns the text of its AppError; empty on success */
async function reasonOfFailure(tx: Tx, work: () => Promise<void>): Promise<string> {
  await sql`SAVEPOINT satu`.execute(tx)
  try {
    await work()
    await sql`RELEASE SAVEPOINT satu`.execute(tx)
    return ''
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await sql`ROLLBACK TO SAVEPOINT satu`.execute(tx)
    return error.errors?.[0]?.msg ?? answerOf(error).body.message
  }
}
