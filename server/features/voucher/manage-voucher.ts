import type { Output, Parsed } from '#contract/endpoint.ts'
import {
  type createVoucher as Create,
  type getVoucher,
  type updateVoucher as Update,
  VOUCHER,
  VOUCHER_KINDS,
  type VoucherAdmin,
  type VoucherInput,
  voucherErrors,
} from '#contract/voucher/admin.ts'
import type { Db } from '#server/db/client.ts'
import { isForeignKeyViolation, isUniqueViolation } from '#server/db/errors.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { mentionNames } from '#server/features/stok/mention-names.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { changedFields, requireVersi } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { voucherRepository } from './voucher.repository.ts'
import { isBelowCost } from './voucher-rules.ts'

type Manage = Pick<Deps, 'db' | 'clock'>

/** @throws VOUCHER_TIDAK_ADA */
export async function readVoucher(db: Db, voucherId: number): Promise<Output<typeof getVoucher>> {
  const voucher = await needVoucher(db, voucherId)
  return { ...voucher, produk: await voucherRepository(db).listProdukNames(voucher.produkIds) }
}

/** @throws VALIDATION_FAILED, VOUCHER_SUDAH_ADA, DI_BAWAH_MODAL */
export function createVoucher(
  { db, clock }: Manage,
  { penggunaId }: Sesi,
  { modalDisadari, ...input }: Parsed<typeof Create>['body'],
): Promise<VoucherAdmin> {
  return transaction(db, async (tx) => {
    await check(tx, input, modalDisadari)
    const recordId = await voucherRepository(tx).insert(input, clock()).catch(toConflictError)
    const after = await needVoucher(tx, recordId)
    const entry = {
      tindakan: 'buat',
      jenis: 'voucher',
      rujukan: recordId,
      judul: after.kode,
      sesudah: await trailOf(tx, after),
    } as const
    await jejakRepository(tx).record(penggunaId, entry, clock())
    return after
  })
}

/** @throws VOUCHER_TIDAK_ADA, VALIDATION_FAILED, VOUCHER_SUDAH_ADA, DI_BAWAH_MODAL, ISIAN_BENTROK */
export function updateVoucher(
  { db, clock }: Manage,
  { penggunaId }: Sesi,
  recordId: number,
  { modalDisadari, ...body }: Parsed<typeof Update>['body'],
): Promise<VoucherAdmin> {
  return transaction(db, async (tx) => {
    const before = await lockVoucher(tx, recordId)
    const original = await trailOf(tx, before)
    const input: VoucherInput = { ...inputOf(before), ...changedFields(body, before, VOUCHER) }
    if (input.batas_total !== null && input.batas_total < before.terpakai)
      throw new AppError('VALIDATION_FAILED', {
        errors: [
          { path: 'batas_total', msg: `Sudah dipakai ${before.terpakai} pesanan. Untuk menghentikannya, arsipkan.` },
        ],
      })
    await check(tx, input, modalDisadari)
    await voucherRepository(tx).update(recordId, input).catch(toConflictError)
    const after = await needVoucher(tx, recordId)
    const entry = { tindakan: 'ubah', jenis: 'voucher', rujukan: recordId, judul: after.kode } as const
    await jejakRepository(tx).record(
      penggunaId,
      { ...entry, sebelum: original, sesudah: await trailOf(tx, after) },
      clock(),
    )
    return after
  })
}

/**
 * Deletes a voucher. A voucher that orders reference is archived instead.
 * @returns whether it was deleted or archived
 * @throws VOUCHER_TIDAK_ADA, DATA_BERUBAH
 */
export function deleteVoucher(
  { db, clock }: Manage,
  { penggunaId }: Sesi,
  recordId: number,
  versi?: number,
): Promise<'hapus' | 'arsip'> {
  return transaction(db, async (tx) => {
    const voucher = voucherRepository(tx)
    const before = await lockVoucher(tx, recordId)
    requireVersi(before, versi)
    const tindakan = (await voucher.isUsed(recordId)) ? 'arsip' : 'hapus'
    const original = await trailOf(tx, before)
    if (tindakan === 'hapus') await voucher.delete(recordId)
    else await voucher.update(recordId, { ...inputOf(before), aktif: false })
    const after = tindakan === 'arsip' ? { ...original, aktif: false } : {}
    const entry = {
      tindakan,
      jenis: 'voucher',
      rujukan: recordId,
      judul: before.kode,
      sebelum: original,
      sesudah: after,
    } as const
    await jejakRepository(tx).record(penggunaId, entry, clock())
    return tindakan
  })
}

/** @throws VALIDATION_FAILED if fields contradict each other; DI_BAWAH_MODAL unless the office confirmed it */
async function check(tx: Tx, input: VoucherInput, costAcknowledged: boolean | undefined): Promise<void> {
  const errors = voucherErrors(input)
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors })
  if (costAcknowledged || !input.aktif || input.jenis === 'ongkir') return
  const produk = await voucherRepository(tx).listModal(input)
  const losses = produk.filter(({ harga, modal }) => isBelowCost(input, harga, modal)).map(({ nama }) => nama)
  if (losses.length > 0) throw new AppError('DI_BAWAH_MODAL', { rincian: { nama: mentionNames(losses) } })
}

/** @throws VOUCHER_TIDAK_ADA */
async function needVoucher(db: Db | Tx, voucherId: number): Promise<VoucherAdmin> {
  const found = await voucherRepository(db).find(voucherId)
  if (!found) throw new AppError('VOUCHER_TIDAK_ADA')
  return found
}

async function lockVoucher(tx: Tx, voucherId: number): Promise<VoucherAdmin> {
  const found = await voucherRepository(tx).lock(voucherId)
  if (!found) throw new AppError('VOUCHER_TIDAK_ADA')
  return found
}

const inputOf = ({
  voucherId: _id,
  terpakai: _used,
  potongan: _potongan,
  dibuat: _created,
  versi: _versi,
  ...input
}: VoucherAdmin): VoucherInput => input

/**
 * Returns the voucher for the audit trail, with names instead of ids. The usage count is left out, because orders change
 * it.
 */
async function trailOf(tx: Tx, voucher: VoucherAdmin) {
  const { jenis, produkIds, ...input } = inputOf(voucher)
  const produk = await voucherRepository(tx).listProdukNames(produkIds)
  return { ...input, jenis: VOUCHER_KINDS[jenis], produkIds: produk.map(({ nama }) => nama) }
}

function toConflictError(error: unknown): never {
  if (isForeignKeyViolation(error))
    throw new AppError('VALIDATION_FAILED', {
      errors: [{ path: 'grupId', msg: 'Grup itu sudah tidak ada.' }],
      cause: error,
    })
  if (!isUniqueViolation(error)) throw error
  throw new AppError('VOUCHER_SUDAH_ADA', {
    errors: [{ path: 'kode', msg: 'Kode voucher ini sudah ada. Pakai kode lain.' }],
    cause: error,
  })
}
