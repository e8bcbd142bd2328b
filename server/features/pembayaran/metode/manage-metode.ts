import type { z } from 'zod'
import type { Parsed } from '#contract/endpoint.ts'
import {
  kodeOf,
  METODE,
  type MetodeBody,
  type MetodePembayaran,
  type updateMetode as Update,
} from '#contract/pembayaran/metode-office.ts'
import type { Db } from '#server/db/client.ts'
import { isUniqueViolation } from '#server/db/errors.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { perubahan, requireVersi } from '#server/kernel/suntingan.ts'
import { metodeRepository } from './metode.repository.ts'

type Isian = z.output<typeof MetodeBody>
type Kelola = Pick<Deps, 'db' | 'clock'>

const JENIS = 'metode-pembayaran'

/** @throws METODE_TIDAK_ADA */
export async function readMetode(db: Db | Tx, metodeId: number): Promise<MetodePembayaran> {
  const found = await metodeRepository(db).find(metodeId)
  if (!found) throw new AppError('METODE_TIDAK_ADA')
  return found
}

/** @throws METODE_SUDAH_ADA */
export function createMetode({ db, clock }: Kelola, { penggunaId }: Sesi, dikirim: Isian): Promise<MetodePembayaran> {
  const isian = { ...dikirim, kode: dikirim.kode || kodeOf(dikirim.method) }
  return transaction(db, async (tx) => {
    const rujukan = await metodeRepository(tx).insert(isian).catch(nameTaken)
    const entri = { tindakan: 'buat', jenis: JENIS, rujukan, judul: isian.method, sesudah: isian } as const
    await jejakRepository(tx).record(penggunaId, entri, clock())
    return readMetode(tx, rujukan)
  })
}

/** @throws METODE_TIDAK_ADA, METODE_SUDAH_ADA, ISIAN_BENTROK; METODE_TERAKHIR if no method would stay active */
export function updateMetode(
  { db, clock }: Kelola,
  { penggunaId }: Sesi,
  rujukan: number,
  body: Parsed<typeof Update>['body'],
): Promise<MetodePembayaran> {
  return transaction(db, async (tx) => {
    const metode = metodeRepository(tx)
    const { sebelum, isLast } = await lock(metode, rujukan)
    const ubah = perubahan(body, sebelum, METODE)
    if (ubah.kode === '') ubah.kode = kodeOf(ubah.method ?? sebelum.method)
    if (isLast && ubah.aktif === false) throw new AppError('METODE_TERAKHIR')
    await metode.update(rujukan, ubah).catch(nameTaken)
    const sesudah = await readMetode(tx, rujukan)
    const entri = { tindakan: 'ubah', jenis: JENIS, rujukan, judul: sesudah.method, sebelum, sesudah } as const
    await jejakRepository(tx).record(penggunaId, entri, clock())
    return sesudah
  })
}

/**
 * @param versi version that was displayed
 * @throws METODE_TIDAK_ADA, DATA_BERUBAH; METODE_TERAKHIR if no method would stay active
 */
export function deleteMetode(
  { db, clock }: Kelola,
  { penggunaId }: Sesi,
  rujukan: number,
  versi?: number,
): Promise<void> {
  return transaction(db, async (tx) => {
    const metode = metodeRepository(tx)
    const { sebelum, isLast } = await lock(metode, rujukan)
    requireVersi(sebelum, versi)
    if (isLast) throw new AppError('METODE_TERAKHIR')
    await metode.delete(rujukan)
    const { metodeId: _, ...isi } = sebelum
    const entri = { tindakan: 'hapus', jenis: JENIS, rujukan, judul: isi.method, sebelum: isi } as const
    await jejakRepository(tx).record(penggunaId, entri, clock())
  })
}

/** Locks all methods. Returns the method, and whether it is the last active one. */
async function lock(metode: ReturnType<typeof metodeRepository>, metodeId: number) {
  const semua = await metode.lockAll()
  const sebelum = semua.find((row) => row.metodeId === metodeId)
  if (!sebelum) throw new AppError('METODE_TIDAK_ADA')
  return { sebelum, isLast: sebelum.aktif && semua.every((row) => row === sebelum || !row.aktif) }
}

function nameTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  throw new AppError('METODE_SUDAH_ADA', {
    errors: [{ path: 'method', msg: 'Metode pembayaran dengan nama itu sudah ada.' }],
    cause: error,
  })
}
