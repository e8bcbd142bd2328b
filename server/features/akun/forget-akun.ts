import type { Tx } from '#server/db/transaction.ts'
import { twoFactorRepository } from './dua-langkah/dua-langkah.repository.ts'
import { kunciSandiRepository } from './sandi/kunci-sandi.repository.ts'
import { sesiRepository } from './sesi/sesi.repository.ts'

/** Replaces the name of a deleted person. */
export const DELETED_PENGGUNA = 'Pengguna dihapus'

/** Deletes everything that belongs to an account but the account: sessions, devices, links, second factor, passkeys, choices. */
export async function forgetAkun(tx: Tx, userId: number): Promise<void> {
  await sesiRepository(tx).closeAll(userId)
  await twoFactorRepository(tx).remove(userId)
  await kunciSandiRepository(tx).removeAll(userId)
  for (const table of ['perangkat', 'reset_sandi', 'tautan_email', 'pilihan_notifikasi'] as const)
    await tx.deleteFrom(table).where('pengguna_id', '=', userId).execute()
}
