import type { z } from 'zod'
import type { PengirimanBody, PengirimanKantor } from '#contract/pengiriman/office.ts'
import { isUniqueViolation } from '#server/db/errors.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { pengirimanRepository } from './pengiriman.repository.ts'

type Isian = z.output<typeof PengirimanBody>
type Kelola = Pick<Deps, 'db' | 'clock'>

const JENIS = 'metode-pengiriman'

/** @throws PENGIRIMAN_TIDAK_ADA */
export async function readPengiriman(db: Deps['db'], shippingId: number): Promise<PengirimanKantor> {
  const found = await pengirimanRepository(db).findAny(shippingId)
  if (!found) throw new AppError('PENGIRIMAN_TIDAK_ADA')
  return found
}

/** @throws PENGIRIMAN_SUDAH_ADA */
export function createPengiriman({ db, clock }: Kelola, { penggunaId }: Sesi, isian: Isian): Promise<PengirimanKantor> {
  return transaction(db, async (tx) => {
    const rujukan = await pengirimanRepository(tx).insert(isian).catch(kodeTaken)
    const entri = { tindakan: 'buat', jenis: JENIS, rujukan, judul: isian.nama, sesudah: isian } as const
    await jejakRepository(tx).record(penggunaId, entri, clock())
    return { shippingId: rujukan, ...isian }
  })
}

/** @throws PENGIRIMAN_TIDAK_ADA, PENGIRIMAN_SUDAH_ADA; PENGIRIMAN_TERAKHIR where none would stay active */
export function updatePengiriman(
  { db, clock }: Kelola,
  { penggunaId }: Sesi,
  rujukan: number,
  isian: Isian,
): Promise<PengirimanKantor> {
  return transaction(db, async (tx) => {
    const pengiriman = pengirimanRepository(tx)
    const { shippingId, ...sebelum } = await lock(pengiriman, rujukan, isian.aktif)
    await pengiriman.update(rujukan, isian).catch(kodeTaken)
    const entri = { tindakan: 'ubah', jenis: JENIS, rujukan, judul: isian.nama, sebelum, sesudah: isian } as const
    await jejakRepository(tx).record(penggunaId, entri, clock())
    return { shippingId, ...isian }
  })
}

/**
 * Deletes a way of shipping; one that orders were made with is only archived, because they point to it.
 * @returns what was done
 * @throws PENGIRIMAN_TIDAK_ADA; PENGIRIMAN_TERAKHIR where none would stay active
 */
export function deletePengiriman(
  { db, clock }: Kelola,
  { penggunaId }: Sesi,
  rujukan: number,
): Promise<'hapus' | 'arsip'> {
  return transaction(db, async (tx) => {
    const pengiriman = pengirimanRepository(tx)
    const { shippingId, ...sebelum } = await lock(pengiriman, rujukan, false)
    const tindakan = (await pengiriman.isUsed(shippingId)) ? 'arsip' : 'hapus'
    if (tindakan === 'hapus') await pengiriman.delete(shippingId)
    else await pengiriman.update(shippingId, { aktif: false })
    const sesudah = tindakan === 'arsip' ? { ...sebelum, aktif: false } : {}
    const entri = { tindakan, jenis: JENIS, rujukan, judul: sebelum.nama, sebelum, sesudah } as const
    await jejakRepository(tx).record(penggunaId, entri, clock())
    return tindakan
  })
}

/** The way of shipping, locked with all others; refused where the last active one would go. */
async function lock(
  pengiriman: ReturnType<typeof pengirimanRepository>,
  shippingId: number,
  tetapAktif: boolean,
): Promise<PengirimanKantor> {
  const semua = await pengiriman.lockAll()
  const found = semua.find((row) => row.shippingId === shippingId)
  if (!found) throw new AppError('PENGIRIMAN_TIDAK_ADA')
  const isLast = found.aktif && semua.every((row) => row === found || !row.aktif)
  if (isLast && !tetapAktif) throw new AppError('PENGIRIMAN_TERAKHIR')
  return found
}

function kodeTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  throw new AppError('PENGIRIMAN_SUDAH_ADA', {
    errors: [{ path: 'kode', msg: 'Metode pengiriman dengan kode itu sudah ada.' }],
    cause: error,
  })
}
