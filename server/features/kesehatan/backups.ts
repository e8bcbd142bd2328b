import type { TokoBackup } from '#contract/kesehatan/admin.ts'
import { takeJatah } from '#server/db/jatah.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'

/** Returns the state of the last backup. */
export function readBackup({ backups }: Pick<Deps, 'backups'>): TokoBackup {
  if (!backups) return { status: 'di luar' }
  const state = backups.state()
  switch (state.status) {
    case 'belum':
      return state
    case 'siap':
      return { ...state, mulai: state.startedAt.toISOString(), selesai: state.finishedAt.toISOString() }
    default:
      return { ...state, mulai: state.startedAt.toISOString() }
  }
}

/**
 * Starts a backup, or returns the state of the one in progress: there is never more than one.
 * @throws CADANGAN_DI_LUAR, TERLALU_SERING
 */
export async function startBackup(
  deps: Pick<Deps, 'backups' | 'db' | 'clock'>,
  { penggunaId }: Sesi,
): Promise<TokoBackup> {
  const { backups, db, clock } = deps
  if (!backups) throw new AppError('CADANGAN_DI_LUAR')
  if (backups.state().status !== 'dibuat') {
    await takeJatah(db, 'cadangan', 'buat', clock())
    // Concurrent requests start one backup.
    if (backups.start())
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

/** Returns the last backup for download. @throws CADANGAN_BELUM_ADA, TERLALU_SERING */
export async function openBackup({ backups, db, clock }: Pick<Deps, 'backups' | 'db' | 'clock'>) {
  const backup = backups?.open()
  if (!backup) throw new AppError('CADANGAN_BELUM_ADA')
  await takeJatah(db, 'cadangan', 'unduh', clock())
  return backup
}
