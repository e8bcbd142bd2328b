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
import { perubahan, requireVersi } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { voucherRepository } from './voucher.repository.ts'
import { isBelowCost } from './voucher-rules.ts'

type Manage = Pick<Deps, 'db' | 'clock'>

/** @throws VOUCHER_TIDAK_ADA */
export async function readVoucher(db: Db, voucherId: number): Promise<Output<typeof getVoucher>> {
  const voucher = await needVoucher(db, voucherId)
  return { ...voucher, produk: await voucherRepository(db).listNamaProduk(voucher.produkIds) }
}

/** @throws VALIDATION_FAILED, VOUCHER_SUDAH_ADA, DI_BAWAH_MODAL */
export function createVoucher(
  { db, clock }: Manage,
  { penggunaId }: Sesi,
  { modalDisadari, ...isian }: Parsed<typeof Create>['body'],
): Promise<VoucherAdmin> {
  return transaction(db, async (tx) => {
    await check(tx, isian, modalDisadari)
    const rujukan = await voucherRepository(tx).insert(isian, clock()).catch(notKept)
    const sesudah = await needVoucher(tx, rujukan)
    const entry = {
      tindakan: 'buat',
      jenis: 'voucher',
      rujukan,
      judul: sesudah.kode,
      sesudah: await catatan(tx, sesudah),
    } as const
    await jejakRepository(tx).record(penggunaId, entry, clock())
    return sesudah
  })
}

/** @throws VOUCHER_TIDAK_ADA, VALIDATION_FAILED, VOUCHER_SUDAH_ADA, DI_BAWAH_MODAL, ISIAN_BENTROK */
export function updateVoucher(
  { db, clock }: Manage,
  { penggunaId }: Sesi,
  rujukan: number,
  { modalDisadari, ...body }: Parsed<typeof Update>['body'],
): Promise<VoucherAdmin> {
  return transaction(db, async (tx) => {
    const sebelum = await lockVoucher(tx, rujukan)
    const semula = await catatan(tx, sebelum)
    const isian: VoucherInput = { ...inputOf(sebelum), ...perubahan(body, sebelum, VOUCHER) }
    if (isian.batas_total !== null && isian.batas_total < sebelum.terpakai)
      throw new AppError('VALIDATION_FAILED', {
        errors: [
          { path: 'batas_total', msg: `Sudah dipakai ${sebelum.terpakai} pesanan. Untuk menghentikannya, arsipkan.` },
        ],
      })
    await check(tx, isian, modalDisadari)
    await voucherRepository(tx).update(rujukan, isian).catch(notKept)
    const sesudah = await needVoucher(tx, rujukan)
    const entry = { tindakan: 'ubah', jenis: 'voucher', rujukan, judul: sesudah.kode } as const
    await jejakRepository(tx).record(
      penggunaId,
      { ...entry, sebelum: semula, sesudah: await catatan(tx, sesudah) },
      clock(),
    )
    return sesudah
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
  rujukan: number,
  versi?: number,
): Promise<'hapus' | 'arsip'> {
  return transaction(db, async (tx) => {
    const voucher = voucherRepository(tx)
    const sebelum = await lockVoucher(tx, rujukan)
    requireVersi(sebelum, versi)
    const tindakan = (await voucher.isUsed(rujukan)) ? 'arsip' : 'hapus'
    const semula = await catatan(tx, sebelum)
    if (tindakan === 'hapus') await voucher.delete(rujukan)
    else await voucher.update(rujukan, { ...inputOf(sebelum), aktif: false })
    const sesudah = tindakan === 'arsip' ? { ...semula, aktif: false } : {}
    const entry = { tindakan, jenis: 'voucher', rujukan, judul: sebelum.kode, sebelum: semula, sesudah } as const
    await jejakRepository(tx).record(penggunaId, entry, clock())
    return tindakan
  })
}

/** @throws VALIDATION_FAILED if fields contradict each other; DI_BAWAH_MODAL unless the office confirmed it */
async function check(tx: Tx, isian: VoucherInput, costAcknowledged: boolean | undefined): Promise<void> {
  const errors = voucherErrors(isian)
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', { errors })
  if (costAcknowledged || !isian.aktif || isian.jenis === 'ongkir') return
  const produk = await voucherRepository(tx).listModal(isian)
  const losses = produk.filter(({ harga, modal }) => isBelowCost(isian, harga, modal)).map(({ nama }) => nama)
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
  ...isian
}: VoucherAdmin): VoucherInput => isian

/**
 * Returns the voucher for the audit trail, with names instead of ids. The usage count is left out, because orders change
 * it.
 */
async function catatan(tx: Tx, voucher: VoucherAdmin) {
  const { jenis, produkIds, ...isian } = inputOf(voucher)
  const produk = await voucherRepository(tx).listNamaProduk(produkIds)
  return { ...isian, jenis: VOUCHER_KINDS[jenis], produkIds: produk.map(({ nama }) => nama) }
}

function notKept(error: unknown): never {
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
