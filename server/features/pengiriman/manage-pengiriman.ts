import type { z } from 'zod'
import type { Parsed } from '#contract/endpoint.ts'
import {
  PENGIRIMAN,
  type PengirimanBody,
  type PengirimanKantor,
  type updatePengiriman as Update,
} from '#contract/pengiriman/office.ts'
import type { Db } from '#server/db/client.ts'
import { isUniqueViolation } from '#server/db/errors.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { perubahan, requireVersi } from '#server/kernel/suntingan.ts'
import { pengirimanRepository } from './pengiriman.repository.ts'

type Isian = z.output<typeof PengirimanBody>
type Kelola = Pick<Deps, 'db' | 'clock'>

const JENIS = 'metode-pengiriman'

/** @throws PENGIRIMAN_TIDAK_ADA */
export async function readPengiriman(db: Db | Tx, shippingId: number): Promise<PengirimanKantor> {
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
    return readPengiriman(tx, rujukan)
  })
}

/** @throws PENGIRIMAN_TIDAK_ADA, PENGIRIMAN_SUDAH_ADA, ISIAN_BENTROK; PENGIRIMAN_TERAKHIR if no method would stay active */
export function updatePengiriman(
  { db, clock }: Kelola,
  { penggunaId }: Sesi,
  rujukan: number,
  body: Parsed<typeof Update>['body'],
): Promise<PengirimanKantor> {
  return transaction(db, async (tx) => {
    const pengiriman = pengirimanRepository(tx)
    const { sebelum, isLast } = await lock(pengiriman, rujukan)
    const ubah = perubahan(body, sebelum, PENGIRIMAN)
    if (isLast && ubah.aktif === false) throw new AppError('PENGIRIMAN_TERAKHIR')
    await pengiriman.update(rujukan, { ...ubah, jalur_ditebak: false }).catch(kodeTaken)
    const sesudah = await readPengiriman(tx, rujukan)
    const entri = { tindakan: 'ubah', jenis: JENIS, rujukan, judul: sesudah.nama, sebelum, sesudah } as const
    await jejakRepository(tx).record(penggunaId, entri, clock())
    return sesudah
  })
}

/**
 * Deletes a shipping method. If orders refer to it, it is archived instead.
 * @param versi version that the administrator saw
 * @returns which of the two was done
 * @throws PENGIRIMAN_TIDAK_ADA, DATA_BERUBAH; PENGIRIMAN_TERAKHIR if no method would stay active
 */
export function deletePengiriman(
  { db, clock }: Kelola,
  { penggunaId }: Sesi,
  rujukan: number,
  versi?: number,
): Promise<'hapus' | 'arsip'> {
  return transaction(db, async (tx) => {
    const pengiriman = pengirimanRepository(tx)
    const { sebelum: terkunci, isLast } = await lock(pengiriman, rujukan)
    requireVersi(terkunci, versi)
    if (isLast) throw new AppError('PENGIRIMAN_TERAKHIR')
    const { shippingId, ...sebelum } = terkunci
    const tindakan = (await pengiriman.isUsed(shippingId)) ? 'arsip' : 'hapus'
    if (tindakan === 'hapus') await pengiriman.delete(shippingId)
    else await pengiriman.update(shippingId, { aktif: false })
    const sesudah = tindakan === 'arsip' ? { ...sebelum, aktif: false } : {}
    const entri = { tindakan, jenis: JENIS, rujukan, judul: sebelum.nama, sebelum, sesudah } as const
    await jejakRepository(tx).record(penggunaId, entri, clock())
    return tindakan
  })
}

/** Locks all shipping methods. Returns one of them, and whether it is the last active one. */
async function lock(pengiriman: ReturnType<typeof pengirimanRepository>, shippingId: number) {
  const semua = await pengiriman.lockAll()
  const sebelum = semua.find((row) => row.shippingId === shippingId)
  if (!sebelum) throw new AppError('PENGIRIMAN_TIDAK_ADA')
  return { sebelum, isLast: sebelum.aktif && semua.every((row) => row === sebelum || !row.aktif) }
}

function kodeTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  throw new AppError('PENGIRIMAN_SUDAH_ADA', {
    errors: [{ path: 'kode', msg: 'Metode pengiriman dengan kode itu sudah ada.' }],
    cause: error,
  })
}
