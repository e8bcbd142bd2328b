import type { Output, Parsed } from '#contract/endpoint.ts'
import {
  type createGrup as Create,
  GRUP,
  type GrupAdmin,
  type GrupInput,
  type getGrup,
  type updateGrup as Update,
} from '#contract/grup/admin.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import type { Db } from '#server/db/client.ts'
import { isForeignKeyViolation, isUniqueViolation } from '#server/db/errors.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { mentionNames } from '#server/features/stok/mention-names.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { changedFields, requireVersi } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { grupRepository } from './grup.repository.ts'

type Manage = Pick<Deps, 'db' | 'clock'>

const KIND = 'grup-pelanggan'

/** @throws GRUP_TIDAK_ADA */
export async function readGrup(db: Db, grupId: number): Promise<Output<typeof getGrup>> {
  const grup = await needGrup(db, grupId)
  return { ...grup, produk: await grupRepository(db).listProduk(grup.harga.map(({ produkId }) => produkId)) }
}

/** @throws GRUP_SUDAH_ADA, VALIDATION_FAILED, DI_BAWAH_MODAL */
export function createGrup(
  { db, clock }: Manage,
  { penggunaId }: Sesi,
  { modalDisadari, ...input }: Parsed<typeof Create>['body'],
): Promise<GrupAdmin> {
  return transaction(db, async (tx) => {
    await requireAboveCost(tx, input, modalDisadari)
    const recordId = await grupRepository(tx).insert(input, clock()).catch(toConflictError)
    const after = await needGrup(tx, recordId)
    const entry = { tindakan: 'buat', jenis: KIND, rujukan: recordId, judul: after.nama } as const
    await jejakRepository(tx).record(penggunaId, { ...entry, sesudah: await trailOf(tx, after) }, clock())
    return after
  })
}

/** @throws GRUP_TIDAK_ADA, GRUP_SUDAH_ADA, VALIDATION_FAILED, DI_BAWAH_MODAL, ISIAN_BENTROK */
export function updateGrup(
  { db, clock }: Manage,
  { penggunaId }: Sesi,
  recordId: number,
  { modalDisadari, ...body }: Parsed<typeof Update>['body'],
): Promise<GrupAdmin> {
  return transaction(db, async (tx) => {
    const grup = grupRepository(tx)
    const locked = await grup.lock(recordId)
    if (!locked) throw new AppError('GRUP_TIDAK_ADA')
    const before = await trailOf(tx, locked)
    const input: GrupInput = { ...inputOf(locked), ...changedFields(body, locked, GRUP) }
    await requireAboveCost(tx, input, modalDisadari)
    await grup.update(recordId, input).catch(toConflictError)
    const after = await needGrup(tx, recordId)
    const entry = { tindakan: 'ubah', jenis: KIND, rujukan: recordId, judul: after.nama, sebelum: before } as const
    await jejakRepository(tx).record(penggunaId, { ...entry, sesudah: await trailOf(tx, after) }, clock())
    return after
  })
}

/**
 * Deletes a group. If it has members or vouchers, it is archived instead.
 * @returns which of the two was done
 * @throws GRUP_TIDAK_ADA, DATA_BERUBAH
 */
export function deleteGrup(
  { db, clock }: Manage,
  { penggunaId }: Sesi,
  recordId: number,
  versi?: number,
): Promise<'hapus' | 'arsip'> {
  return transaction(db, async (tx) => {
    const grup = grupRepository(tx)
    const locked = await grup.lock(recordId)
    if (!locked) throw new AppError('GRUP_TIDAK_ADA')
    requireVersi(locked, versi)
    const before = await trailOf(tx, locked)
    const tindakan = (await grup.isUsed(recordId)) ? 'arsip' : 'hapus'
    if (tindakan === 'hapus') await grup.delete(recordId)
    else await grup.update(recordId, { ...inputOf(locked), aktif: false })
    const after = tindakan === 'arsip' ? { ...before, aktif: false } : {}
    const entry = {
      tindakan,
      jenis: KIND,
      rujukan: recordId,
      judul: locked.nama,
      sebelum: before,
      sesudah: after,
    } as const
    await jejakRepository(tx).record(penggunaId, entry, clock())
    return tindakan
  })
}

/** @throws GRUP_TIDAK_ADA */
async function needGrup(db: Db | Tx, grupId: number): Promise<GrupAdmin> {
  const found = await grupRepository(db).find(grupId)
  if (!found) throw new AppError('GRUP_TIDAK_ADA')
  return found
}

const inputOf = ({ nama, persen, harga, aktif }: GrupAdmin): GrupInput => ({ nama, persen, harga, aktif })

/** @throws DI_BAWAH_MODAL if prices are below cost and the administrator has not confirmed that */
async function requireAboveCost(tx: Tx, input: GrupInput, costAcknowledged: boolean | undefined): Promise<void> {
  if (costAcknowledged || !input.aktif) return
  const losses = await grupRepository(tx).listBelowCost(input)
  if (losses.length > 0) throw new AppError('DI_BAWAH_MODAL', { rincian: { nama: mentionNames(losses) } })
}

/** Returns the fields for the audit trail, with prices by product name. */
async function trailOf(tx: Tx, { nama, persen, aktif, harga }: GrupAdmin) {
  const produk = await grupRepository(tx).listProduk(harga.map(({ produkId }) => produkId))
  const list = produk.map(({ id, nama }) => {
    const one = harga.find(({ produkId }) => produkId === id)
    return `${nama}: ${formatRupiah(one?.harga ?? 0)}`
  })
  return { nama, persen, aktif, hargaGrup: list.join('; ') }
}

function toConflictError(error: unknown): never {
  if (isForeignKeyViolation(error))
    throw new AppError('VALIDATION_FAILED', {
      errors: [{ path: 'harga', msg: 'Ada produk yang tidak ada lagi.' }],
      cause: error,
    })
  if (!isUniqueViolation(error)) throw error
  throw new AppError('GRUP_SUDAH_ADA', {
    errors: [{ path: 'nama', msg: 'Nama grup ini sudah ada. Pakai nama lain.' }],
    cause: error,
  })
}
