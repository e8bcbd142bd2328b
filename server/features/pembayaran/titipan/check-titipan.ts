import type { Deps } from '#server/deps.ts'
import { GIVE_UP_MS, HAND_OVER_MS } from '#server/features/pembayaran/pengembalian/check-pengembalian.ts'
import { isOpen } from '#server/features/pembayaran/pengembalian/remaining-money.ts'
import { queryTitipan } from './ask-titipan.ts'
import { sendAgain, settleTitipan } from './return-titipan.ts'
import { titipanRepository } from './titipan.repository.ts'

const BATCH = 20
/** 60 s: delay of the next check if a check fails. */
const RETRY_MS = 60_000

/** Checks every open refund of a titipan, and sends it again in its first minutes, like a refund of an order. */
export async function checkTitipan(deps: Deps): Promise<void> {
  const now = deps.clock()
  for (const row of await titipanRepository(deps.db).claimDue(now, new Date(now.getTime() + RETRY_MS), BATCH)) {
    if (!(await queryTitipan(deps, row))) continue
    const after = await titipanRepository(deps.db).find(row.titipan_id)
    if (!after || !isOpen(after)) continue
    const age = now.getTime() - row.diubah.getTime()
    const isLost = age >= GIVE_UP_MS
    const reason = isLost ? 'Midtrans tidak mencatatnya dalam sehari.' : after.keterangan
    if (age < HAND_OVER_MS) await sendAgain(deps, after)
    else await settleTitipan(deps, row.titipan_id, isLost, reason)
  }
}
