import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { lotRepository } from '#server/features/stok/lot.repository.ts'
import { setAside } from '#server/features/stok/lot-stok.ts'
import { lotTitle } from '#server/features/stok/lot-tulisan.ts'
import { stokRepository } from '#server/features/stok/stok.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { penarikanRepository, type RecalledLot } from './penarikan.repository.ts'

type Manage = Pick<Deps, 'db' | 'clock'>

/**
 * Recalls a lot number: its stock moves to quarantine, and it can no longer be sold, packed or sent.
 * @throws LOT_TIDAK_ADA, TARIK_TANPA_NOMOR, LOT_SUDAH_DITARIK
 */
export function recallLot(
  { db, clock }: Manage,
  { penggunaId: actor }: Sesi,
  lotId: number,
  reason: string,
): Promise<void> {
  return transaction(db, async (tx) => {
    const lot = await lockLot(tx, lotId)
    // Read the clock after locking, so that earlier packing has an earlier time.
    const time = clock()
    if (lot.nomor === '') throw new AppError('TARIK_TANPA_NOMOR')
    if (lot.ditarik) throw new AppError('LOT_SUDAH_DITARIK')
    const penarikan = penarikanRepository(tx)
    const remaining = await penarikan.listRemaining(lot)
    if (remaining.length > 0)
      await setAside(tx, lot.produkId, remaining, { keterangan: `Lot ditarik: ${reason}`, oleh: actor }, time)
    await lotRepository(tx).markRecalled(lot.lotIds, time, reason)
    await recordTrail(tx, actor, lot, { ditarik: time.toISOString(), alasan: reason }, time)
  })
}

/**
 * Cancels a mistaken recall. The goods stay in quarantine until an administrator releases them.
 * @throws LOT_TIDAK_ADA, LOT_BELUM_DITARIK
 */
export function cancelRecall(
  { db, clock }: Manage,
  { penggunaId: actor }: Sesi,
  lotId: number,
  reason: string,
): Promise<void> {
  return transaction(db, async (tx) => {
    const lot = await lockLot(tx, lotId)
    if (!lot.ditarik) throw new AppError('LOT_BELUM_DITARIK')
    await lotRepository(tx).markRecalled(lot.lotIds, null, '')
    await recordTrail(tx, actor, lot, { ditarik: null, alasan: reason }, clock())
  })
}

/** Returns a lot number, with its product locked until the transaction ends. @throws LOT_TIDAK_ADA */
export async function lockLot(tx: Tx, lotId: number): Promise<RecalledLot> {
  const penarikan = penarikanRepository(tx)
  const found = await penarikan.find(lotId)
  if (found) await stokRepository(tx).lock([found.produkId])
  const lot = found && (await penarikan.find(lotId))
  if (!lot) throw new AppError('LOT_TIDAK_ADA')
  return lot
}

/** Records what happened to a recalled lot in the audit trail. The recall itself counts as unchanged unless `change` names it. */
export function recordTrail(tx: Tx, actor: number, lot: RecalledLot, change: object, time: Date): Promise<void> {
  const { lotId, nama, nomor, ditarik } = lot
  const snapshot = { jenis: 'lot', rujukan: lotId, judul: lotTitle({ produkNama: nama, nomor }) } as const
  const before = { ditarik: ditarik?.toISOString() ?? null }
  const values = { sebelum: before, sesudah: { ...before, ...change } }
  return jejakRepository(tx).record(actor, { tindakan: 'ubah', ...snapshot, ...values }, time)
}
