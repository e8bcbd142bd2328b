import type { SuratAdmin } from '#contract/surat/admin.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { startSending } from './send-due.ts'
import { suratRepository } from './surat.repository.ts'

/** @throws SURAT_TIDAK_ADA */
export async function readSurat(db: Deps['db'], suratId: number): Promise<SuratAdmin> {
  const found = await suratRepository(db).find(suratId)
  if (!found) throw new AppError('SURAT_TIDAK_ADA')
  return found
}

/**
 * Queues one unsent mail again.
 * @throws SURAT_TIDAK_ADA, SURAT_TIDAK_GAGAL
 */
export async function resendSurat(deps: Deps, sesi: Sesi, suratId: number): Promise<SuratAdmin> {
  await readSurat(deps.db, suratId)
  const after = await transaction(deps.db, async (tx) => {
    if ((await resend(tx, deps, sesi, suratId)) === 0) throw new AppError('SURAT_TIDAK_GAGAL')
    return readSurat(tx, suratId)
  })
  startSending(deps)
  return after
}

/**
 * Queues all unsent mails again.
 * @returns their number
 */
export async function resendAll(deps: Deps, sesi: Sesi): Promise<number> {
  const count = await transaction(deps.db, (tx) => resend(tx, deps, sesi))
  startSending(deps)
  return count
}

async function resend(tx: Tx, { clock }: Deps, { penggunaId }: Sesi, suratId?: number): Promise<number> {
  const now = clock()
  const all = await suratRepository(tx).resend(now, suratId)
  const jejak = all.map((surat) => {
    return { tindakan: 'kirim', jenis: 'surat', rujukan: surat.surat_id, judul: surat.subjek } as const
  })
  await jejakRepository(tx).recordAll(penggunaId, jejak, now)
  return all.length
}
