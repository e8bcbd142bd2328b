import type { TokoBackup } from '#contract/kesehatan/admin.ts'
import { takeJatah } from '#server/db/jatah.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'

/** Returns the state of the last backup. */
export function readBackup({ cadangan }: Pick<Deps, 'cadangan'>): TokoBackup {
  if (!cadangan) return { status: 'di luar' }
  const state = cadangan.keadaan()
  switch (state.status) {
    case 'belum':
      return state
    case 'siap':
      return { ...state, mulai: state.mulai.toISOString(), selesai: state.selesai.toISOString() }
    default:
      return { ...state, mulai: state.mulai.toISOString() }
  }
}

/**
 * Starts a backup, or returns the state of the one in progress: there is never more than one.
 * @throws CADANGAN_DI_LUAR, TERLALU_SERING
 */
export async function startBackup(
  deps: Pick<Deps, 'cadangan' | 'db' | 'clock'>,
  { penggunaId }: Sesi,
): Promise<TokoBackup> {
  const { cadangan, db, clock } = deps
  if (!cadangan) throw new AppError('CADANGAN_DI_LUAR')
  if (cadangan.keadaan().status !== 'dibuat') {
    await takeJatah(db, 'cadangan', 'buat', clock())
    // Concurrent requests start one backup.
    if (cadangan.mulai())
      await transaction(db, (tx) =>
        jejakRepository(tx).record(
          penggunaId,
          { tindakan: 'buat', jenis: 'cadangan', rujukan: 'toko', judul: 'Cadangan seluruh toko', sesudah: {} },
          clock(),
        ),
      )
  }
  return readBackup(deps)
}
