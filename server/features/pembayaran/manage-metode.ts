import type { z } from 'zod'
import type { MetodeBody, MetodePembayaran } from '#contract/pembayaran/metode-office.ts'
import { isUniqueViolation } from '#server/db/errors.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { metodeRepository } from './metode.repository.ts'

type Isian = z.output<typeof MetodeBody>
type Kelola = Pick<Deps, 'db' | 'clock'>

const JENIS = 'metode-pembayaran'

/** @throws METODE_TIDAK_ADA */
export async function readMetode(db: Deps['db'], metodeId: number): Promise<MetodePembayaran> {
  const found = await metodeRepository(db).find(metodeId)
  if (!found) throw new AppError('METODE_TIDAK_ADA')
  return found
}

/** @throws METODE_SUDAH_ADA */
export function createMetode({ db, clock }: Kelola, { penggunaId }: Sesi, isian: Isian): Promise<MetodePembayaran> {
  return transaction(db, async (tx) => {
    const rujukan = await metodeRepository(tx).insert(isian).catch(nameTaken)
    const entri = { tindakan: 'buat', jenis: JENIS, rujukan, judul: isian.method, sesudah: isian } as const
    await jejakRepository(tx).record(penggunaId, entri, clock())
    return { metodeId: rujukan, ...isian }
  })
}

/** @throws METODE_TIDAK_ADA, METODE_SUDAH_ADA; METODE_TERAKHIR where none would stay active */
export function updateMetode(
  { db, clock }: Kelola,
  { penggunaId }: Sesi,
  rujukan: number,
  isian: Isian,
): Promise<MetodePembayaran> {
  return transaction(db, async (tx) => {
    const metode = metodeRepository(tx)
    const { metodeId, ...sebelum } = await lock(metode, rujukan, isian.aktif)
    await metode.update(rujukan, isian).catch(nameTaken)
    const entri = { tindakan: 'ubah', jenis: JENIS, rujukan, judul: isian.method, sebelum, sesudah: isian } as const
    await jejakRepository(tx).record(penggunaId, entri, clock())
    return { metodeId, ...isian }
  })
}

/** @throws METODE_TIDAK_ADA; METODE_TERAKHIR where none would stay active */
export function deleteMetode({ db, clock }: Kelola, { penggunaId }: Sesi, rujukan: number): Promise<void> {
  return transaction(db, async (tx) => {
    const metode = metodeRepository(tx)
    const { metodeId, ...sebelum } = await lock(metode, rujukan, false)
    await metode.delete(metodeId)
    const entri = { tindakan: 'hapus', jenis: JENIS, rujukan, judul: sebelum.method, sebelum } as const
    await jejakRepository(tx).record(penggunaId, entri, clock())
  })
}

/** The method, locked with all others; refused where the last active one would go. */
async function lock(
  metode: ReturnType<typeof metodeRepository>,
  metodeId: number,
  tetapAktif: boolean,
): Promise<MetodePembayaran> {
  const semua = await metode.lockAll()
  const found = semua.find((row) => row.metodeId === metodeId)
  if (!found) throw new AppError('METODE_TIDAK_ADA')
  const isLast = found.aktif && semua.every((row) => row === found || !row.aktif)
  if (isLast && !tetapAktif) throw new AppError('METODE_TERAKHIR')
  return found
}

function nameTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  throw new AppError('METODE_SUDAH_ADA', {
    errors: [{ path: 'method', msg: 'Metode pembayaran dengan nama itu sudah ada.' }],
    cause: error,
  })
}
