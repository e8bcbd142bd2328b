import type { z } from 'zod'
import type { KetentuanBody, KetentuanRow } from '#contract/ketentuan/admin.ts'
import { KETENTUAN } from '#contract/ketentuan/endpoints.ts'
import { dateWib, formatDate, parseWib } from '#contract/wib.ts'
import { isUniqueViolation } from '#server/db/errors.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { ketentuanRepository } from './ketentuan.repository.ts'

type Manage = Pick<Deps, 'db' | 'clock'>
type FormValues = z.output<typeof KetentuanBody>

/**
 * Creates a version, in force from today at the earliest, because existing orders refer to the earlier versions.
 * @throws KETENTUAN_TERLAMBAT, KETENTUAN_SUDAH_ADA
 */
export function createKetentuan({ db, clock }: Manage, { penggunaId }: Sesi, input: FormValues): Promise<KetentuanRow> {
  const today = dateWib(clock())
  if (input.berlaku < today)
    throw new AppError('KETENTUAN_TERLAMBAT', { errors: [{ path: 'berlaku', msg: 'Paling awal hari ini' }] })
  return transaction(db, async (tx) => {
    const fresh = await ketentuanRepository(tx).insert(input, clock(), today).catch(dateTaken)
    const entry = { tindakan: 'buat', jenis: 'ketentuan', rujukan: fresh.ketentuanId, judul: titleOf(input) } as const
    await jejakRepository(tx).record(penggunaId, { ...entry, sesudah: input }, clock())
    return fresh
  })
}

/** Deletes a version that is not in force yet. @throws KETENTUAN_TIDAK_ADA, KETENTUAN_BERLAKU */
export function deleteKetentuan({ db, clock }: Manage, { penggunaId }: Sesi, recordId: number): Promise<void> {
  return transaction(db, async (tx) => {
    const ketentuan = ketentuanRepository(tx)
    const before = await ketentuan.lock(recordId)
    if (!before) throw new AppError('KETENTUAN_TIDAK_ADA')
    if (before.berlaku <= dateWib(clock())) throw new AppError('KETENTUAN_BERLAKU')
    await ketentuan.delete(recordId)
    const entry = {
      tindakan: 'hapus',
      jenis: 'ketentuan',
      rujukan: recordId,
      judul: titleOf(before),
      sebelum: before,
    } as const
    await jejakRepository(tx).record(penggunaId, entry, clock())
  })
}

const titleOf = ({ jenis, berlaku }: Pick<FormValues, 'jenis' | 'berlaku'>) =>
  `${KETENTUAN[jenis]}, ${formatDate(parseWib(berlaku))}`

function dateTaken(error: unknown): never {
  if (!isUniqueViolation(error)) throw error
  throw new AppError('KETENTUAN_SUDAH_ADA', {
    errors: [{ path: 'berlaku', msg: 'Sudah ada naskah yang mulai berlaku pada tanggal itu. Pilih tanggal lain.' }],
    cause: error,
  })
}
