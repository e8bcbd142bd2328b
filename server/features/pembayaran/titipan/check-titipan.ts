import type { Deps } from '#server/deps.ts'
import { GIVE_UP_MS } from '#server/features/pembayaran/pengembalian/check-pengembalian.ts'
import { queryTitipan } from './ask-titipan.ts'
import { settleTitipan } from './return-titipan.ts'
import { titipanRepository } from './titipan.repository.ts'

const BATCH = 20
/** 60 s: delay of the next check if a check fails. */
const RETRY_MS = 60_000

/** Checks every open refund of a titipan, and never sends money: only an administrator does. */
export async function checkTitipan(deps: Deps): Promise<void> {
  const now = deps.clock()
  for (const row of await titipanRepository(deps.db).claimDue(now, new Date(now.getTime() + RETRY_MS), BATCH)) {
    if (!(await queryTitipan(deps, row))) continue
    const isLost = now.getTime() - row.diubah.getTime() >= GIVE_UP_MS
    const reason = isLost ? 'Midtrans tidak mencatatnya dalam sehari.' : row.keterangan
    await settleTitipan(deps, row.titipan_id, isLost, reason)
  }
}
