import { formatWilayah } from '#contract/alamat/format-alamat.ts'
import type { Parsed } from '#contract/endpoint.ts'
import {
  HARI_REVERSED_ERROR,
  TARIF,
  type TarifInput,
  type TarifOngkir,
  type updateTarif as Update,
} from '#contract/pengiriman/tarif-admin.ts'
import type { Db } from '#server/db/client.ts'
import { isUniqueViolation } from '#server/db/errors.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { findWilayah } from '#server/features/alamat/wilayah.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { changedFields, requireVersi } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { type TarifRow, tarifRepository } from './tarif.repository.ts'

type Manage = Pick<Deps, 'db' | 'clock'>

export const TARIF_KIND = 'tarif-ongkir'

/** @throws TARIF_TIDAK_ADA */
export async function readTarif(db: Db | Tx, ongkirId: number): Promise<TarifOngkir> {
  const found = await tarifRepository(db).find(ongkirId)
  if (!found) throw new AppError('TARIF_TIDAK_ADA')
  return found
}

/** @throws VALIDATION_FAILED, PENGIRIMAN_TIDAK_ADA, WILAYAH_TIDAK_ADA, TARIF_SUDAH_ADA */
export function createTarif({ db, clock }: Manage, { penggunaId }: Sesi, input: TarifInput): Promise<TarifOngkir> {
  return transaction(db, async (tx) => {
    const recordId = await tarifRepository(tx)
      .insert(await toRow(tx, input))
      .catch(alreadyExists)
    const after = await readTarif(tx, recordId)
    const entry = {
      tindakan: 'buat',
      jenis: TARIF_KIND,
      rujukan: recordId,
      judul: tarifTitle(after),
      sesudah: trailOf(after),
    } as const
    await jejakRepository(tx).record(penggunaId, entry, clock())
    return after
  })
}

/** @throws TARIF_TIDAK_ADA, VALIDATION_FAILED, PENGIRIMAN_TIDAK_ADA, WILAYAH_TIDAK_ADA, TARIF_SUDAH_ADA, ISIAN_BENTROK */
export function updateTarif(
  { db, clock }: Manage,
  { penggunaId }: Sesi,
  recordId: number,
  body: Parsed<typeof Update>['body'],
): Promise<TarifOngkir> {
  return transaction(db, async (tx) => {
    const tarif = tarifRepository(tx)
    const before = await lock(tx, recordId)
    const input: TarifInput = { ...before, ...changedFields(body, before, TARIF) }
    await tarif.update(recordId, await toRow(tx, input)).catch(alreadyExists)
    const after = await readTarif(tx, recordId)
    const entry = {
      tindakan: 'ubah',
      jenis: TARIF_KIND,
      rujukan: recordId,
      judul: tarifTitle(after),
      sebelum: trailOf(before),
      sesudah: trailOf(after),
    } as const
    await jejakRepository(tx).record(penggunaId, entry, clock())
    return after
  })
}

/**
 * @param versi version that the administrator saw
 * @throws TARIF_TIDAK_ADA, DATA_BERUBAH
 */
export function deleteTarif(
  { db, clock }: Manage,
  { penggunaId }: Sesi,
  recordId: number,
  versi?: number,
): Promise<void> {
  return transaction(db, async (tx) => {
    const before = await lock(tx, recordId)
    requireVersi(before, versi)
    await tarifRepository(tx).delete(recordId)
    const entry = {
      tindakan: 'hapus',
      jenis: TARIF_KIND,
      rujukan: recordId,
      judul: tarifTitle(before),
      sebelum: trailOf(before),
    } as const
    await jejakRepository(tx).record(penggunaId, entry, clock())
  })
}

async function lock(tx: Tx, ongkirId: number): Promise<TarifOngkir> {
  const found = await tarifRepository(tx).lock(ongkirId)
  if (!found) throw new AppError('TARIF_TIDAK_ADA')
  return found
}

/** Returns the title of a rate in the audit trail. */
export const tarifTitle = ({ nama_metode, wilayah }: Pick<TarifOngkir, 'nama_metode' | 'wilayah'>) =>
  `${nama_metode} ke ${wilayah}`

/** Returns the fields of a rate for the audit trail. */
const trailOf = ({ ongkirId: _, versi: __, shippingId: ___, metode: ____, ...content }: TarifOngkir) => content

async function toRow(tx: Tx, { shippingId, ...input }: TarifInput): Promise<TarifRow> {
  if (input.hari_maks < input.hari_min)
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'hari_maks', msg: HARI_REVERSED_ERROR }] })
  if (!(await tarifRepository(tx).hasMetode(shippingId))) throw new AppError('PENGIRIMAN_TIDAK_ADA')
  const wilayah = await findWilayah(input.kode_wilayah)
  if (!wilayah)
    throw new AppError('WILAYAH_TIDAK_ADA', {
      errors: [{ path: 'kode_wilayah', msg: 'Wilayah itu tidak ada. Pilih dari daftar.' }],
    })
  const { kode_wilayah, kg_pertama, kg_berikut, minimum_kg, hari_min, hari_maks, aktif } = input
  const figures = { kg_pertama, kg_berikut, minimum_kg, hari_min, hari_maks, aktif }
  return { shipping_id: shippingId, kode_wilayah, wilayah: formatWilayah(wilayah), ...figures }
}

function alreadyExists(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  throw new AppError('TARIF_SUDAH_ADA', {
    errors: [{ path: 'kode_wilayah', msg: 'Metode ini sudah punya tarif ke wilayah ini. Ubah tarif yang sudah ada.' }],
    cause: error,
  })
}
