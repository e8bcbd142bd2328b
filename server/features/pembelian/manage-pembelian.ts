import type { Parsed } from '#contract/endpoint.ts'
import type { Tindakan } from '#contract/jejak/admin.ts'
import {
  PEMBELIAN,
  type Pembelian,
  type PembelianInput,
  type StatusPembelian,
  type updatePembelian as Update,
} from '#contract/pembelian/admin.ts'
import type { Db } from '#server/db/client.ts'
import { isForeignKeyViolation } from '#server/db/errors.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { changedFields } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { pemasok } from './pemasok.ts'
import { pembelianRepository } from './pembelian.repository.ts'

type Manage = Pick<Deps, 'db' | 'clock'>

/** @throws PEMBELIAN_TIDAK_ADA */
export async function readPembelian(db: Db | Tx, pembelianId: number): Promise<Pembelian> {
  const found = await pembelianRepository(db).find(pembelianId)
  if (!found) throw new AppError('PEMBELIAN_TIDAK_ADA')
  return found
}

/** @throws PEMASOK_TIDAK_ADA, PRODUK_TIDAK_ADA */
export function createPembelian(
  { db, clock }: Manage,
  { penggunaId }: Sesi,
  { pemasokId, catatan, baris }: PembelianInput,
): Promise<Pembelian> {
  return transaction(db, async (tx) => {
    await pemasok.read(tx, pemasokId)
    const pembelian = pembelianRepository(tx)
    const pembelianId = await pembelian.insert(pemasokId, catatan, penggunaId, clock())
    await pembelian.replaceLines(pembelianId, baris).catch(productGone)
    return record(tx, penggunaId, 'buat', undefined, pembelianId, clock())
  })
}

/** @throws PEMBELIAN_TIDAK_ADA, PEMBELIAN_BUKAN_DRAF, PEMASOK_TIDAK_ADA, PRODUK_TIDAK_ADA, ISIAN_BENTROK */
export function updatePembelian(
  { db, clock }: Manage,
  { penggunaId }: Sesi,
  pembelianId: number,
  body: Parsed<typeof Update>['body'],
): Promise<Pembelian> {
  return transaction(db, async (tx) => {
    const before = await lockPembelian(tx, pembelianId)
    if (before.status !== 'draf') throw new AppError('PEMBELIAN_BUKAN_DRAF')
    const { pemasokId, catatan, baris } = changedFields(body, before, PEMBELIAN)
    if (pemasokId) await pemasok.read(tx, pemasokId)
    const pembelian = pembelianRepository(tx)
    if (baris) await pembelian.replaceLines(pembelianId, baris).catch(productGone)
    await pembelian.update(pembelianId, {
      ...(pemasokId && { pemasok_id: pemasokId }),
      ...(catatan !== undefined && { catatan }),
    })
    return record(tx, penggunaId, 'ubah', before, pembelianId, clock())
  })
}

/**
 * Marks a draft as ordered: its goods are now expected.
 * @throws PEMBELIAN_TIDAK_ADA, PEMBELIAN_BUKAN_DRAF
 */
export function orderPembelian({ db, clock }: Manage, { penggunaId }: Sesi, pembelianId: number): Promise<Pembelian> {
  return transaction(db, async (tx) => {
    const before = await lockPembelian(tx, pembelianId)
    if (before.status !== 'draf') throw new AppError('PEMBELIAN_BUKAN_DRAF')
    await pembelianRepository(tx).update(pembelianId, { status: 'dipesan', dipesan: clock() })
    return record(tx, penggunaId, 'status', before, pembelianId, clock())
  })
}

/**
 * Ends a purchase that will bring nothing more: cancels it, or closes it if something was received.
 * @throws PEMBELIAN_TIDAK_ADA, PEMBELIAN_SUDAH_SELESAI
 */
export function endPembelian(
  { db, clock }: Manage,
  { penggunaId }: Sesi,
  pembelianId: number,
  reason: string,
): Promise<Pembelian> {
  return transaction(db, async (tx) => {
    const before = await lockPembelian(tx, pembelianId)
    const status = FINAL_STATUS[before.status]
    if (!status) throw new AppError('PEMBELIAN_SUDAH_SELESAI')
    await pembelianRepository(tx).update(pembelianId, { status, alasan: reason })
    return record(tx, penggunaId, 'status', before, pembelianId, clock())
  })
}

/** Final status of a purchase that is ended, by its current status. */
const FINAL_STATUS: Partial<Record<StatusPembelian, StatusPembelian>> = {
  draf: 'batal',
  dipesan: 'batal',
  sebagian: 'diterima',
}

/** Returns the purchase, locked until the transaction ends. @throws PEMBELIAN_TIDAK_ADA */
export async function lockPembelian(tx: Tx, pembelianId: number): Promise<Pembelian> {
  await pembelianRepository(tx).lock(pembelianId)
  return readPembelian(tx, pembelianId)
}

/** Records the change in the audit trail. @returns the current purchase */
export async function record(
  tx: Tx,
  penggunaId: number,
  tindakan: Tindakan,
  before: Pembelian | undefined,
  recordId: number,
  time: Date,
): Promise<Pembelian> {
  const after = await readPembelian(tx, recordId)
  const title = `${after.pemasok}, pembelian ${recordId}`
  const entry = {
    ...({ tindakan, jenis: 'pembelian', rujukan: recordId, judul: title } as const),
    ...(before && { sebelum: trailOf(before) }),
    sesudah: trailOf(after),
  }
  await jejakRepository(tx).record(penggunaId, entry, time)
  return after
}

const trailOf = ({ pemasok, catatan, status, alasan, baris }: Pembelian) => ({
  pemasok,
  catatan,
  status_pembelian: status,
  alasan,
  baris: baris.map(({ produkId, nama, jumlah, harga }) => ({ produkId, nama, jumlah, harga })),
})

function productGone(error: unknown): never {
  throw isForeignKeyViolation(error) ? new AppError('PRODUK_TIDAK_ADA', { cause: error }) : error
}
