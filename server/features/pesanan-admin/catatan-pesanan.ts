import type { Parsed } from '#contract/endpoint.ts'
import { type CatatanBody, PENANDA, type updatePenanda as Update } from '#contract/pesanan-admin/catatan-admin.ts'
import type { PesananRow } from '#server/db/schema.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { catatanRepository } from '#server/features/pesanan/catatan.repository.ts'
import { pesananAdminRepository } from '#server/features/pesanan/pesanan-admin.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { changedFields } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'

type Manage = Pick<Deps, 'db' | 'clock'>

/** The audit trail records that a note changed, but not its text, which may contain personal data. */
const ADDED = '(ditambah)'
const DELETED = '(dihapus)'

/** Adds an internal note. @returns its id @throws PESANAN_TIDAK_ADA */
export function addCatatan(
  { db, clock }: Manage,
  { penggunaId }: Sesi,
  pesananId: number,
  { isi }: CatatanBody,
): Promise<number> {
  return transaction(db, async (tx) => {
    const order = await lock(tx, pesananId)
    const time = clock()
    const catatanId = await catatanRepository(tx).add({ pesananId, penggunaId, isi, waktu: time })
    await recordChange(tx, penggunaId, order, { catatan_kantor: '' }, { catatan_kantor: ADDED }, time)
    return catatanId
  })
}

/** @throws PESANAN_TIDAK_ADA, CATATAN_TIDAK_ADA */
export function deleteCatatan(
  { db, clock }: Manage,
  { penggunaId }: Sesi,
  pesananId: number,
  catatanId: number,
): Promise<void> {
  return transaction(db, async (tx) => {
    const order = await lock(tx, pesananId)
    if (!(await catatanRepository(tx).remove(pesananId, catatanId))) throw new AppError('CATATAN_TIDAK_ADA')
    await recordChange(tx, penggunaId, order, { catatan_kantor: '' }, { catatan_kantor: DELETED }, clock())
  })
}

/**
 * Replaces the office's tags of an order.
 * @returns the tags afterwards
 * @throws PESANAN_TIDAK_ADA, ISIAN_BENTROK
 */
export function updatePenanda(
  { db, clock }: Manage,
  { penggunaId }: Sesi,
  pesananId: number,
  body: Parsed<typeof Update>['body'],
): Promise<string[]> {
  return transaction(db, async (tx) => {
    const order = await lock(tx, pesananId)
    const from = { penanda: order.penanda }
    const { penanda } = changedFields(body, from, PENANDA)
    if (!penanda) return order.penanda
    await pesananAdminRepository(tx).savePenanda(pesananId, penanda)
    await recordChange(tx, penggunaId, order, from, { penanda }, clock())
    return penanda
  })
}

async function lock(tx: Tx, pesananId: number): Promise<PesananRow> {
  const order = await pesananAdminRepository(tx).lock(pesananId)
  if (!order) throw new AppError('PESANAN_TIDAK_ADA')
  return order
}

function recordChange(tx: Tx, penggunaId: number, order: PesananRow, before: object, after: object, time: Date) {
  const snapshot = { jenis: 'pesanan', rujukan: order.pesanan_id, judul: order.midtrans_order_id } as const
  return jejakRepository(tx).record(
    penggunaId,
    { tindakan: 'ubah', ...snapshot, sebelum: before, sesudah: after },
    time,
  )
}
