import { sql } from 'kysely'
import type { Tx } from '#server/db/transaction.ts'
import { NEXT_VERSI } from '#server/db/versi.ts'

const DELETED_AKUN = 'Akun dihapus'

/**
 * Validity of prescriptions and retention of their files. Locked rows are skipped, so that each is processed by one process.
 */
export function masaRepository(tx: Tx) {
  const one = () => tx.selectFrom('resep').select(['resep_id', 'pengguna_id']).limit(1).forUpdate().skipLocked()

  return {
    /** Locks a prescription without a reminder whose last day is between the two days. */
    lockExpiring: (first: string, last: string) =>
      one()
        .where('status', '=', 'disetujui')
        .where('diingatkan', 'is', null)
        .where('berlaku_sampai', '>=', first)
        .where('berlaku_sampai', '<=', last)
        .executeTakeFirst(),

    markReminded: (resepId: number, reminded: Date) =>
      tx.updateTable('resep').set({ diingatkan: reminded }).where('resep_id', '=', resepId).execute(),

    /**
     * Locks a decided prescription whose files are past their retention. It was last used before `dipakai`, or was never used
     * and was rejected or expired before `unused` (`hari` is that moment as a day).
     */
    lockStale: ({ dipakai, unused, hari }: { dipakai: Date; unused: Date; hari: string }) =>
      one()
        .where('diputus', 'is not', null)
        .where('berkas_dihapus', 'is', null)
        .where(
          sql<boolean>`CASE WHEN dipakai IS NOT NULL THEN dipakai < ${dipakai}
            ELSE coalesce(berlaku_sampai < ${hari}, diputus < ${unused}) END`,
        )
        .executeTakeFirst(),

    markBerkasDeleted: (resepId: number, berkasDeleted: Date) =>
      tx
        .updateTable('resep')
        .set({ berkas_dihapus: berkasDeleted, ...NEXT_VERSI })
        .where('resep_id', '=', resepId)
        .execute(),

    /** Deletes the person's notes and the reasons of rejections, and rejects their pending prescriptions. */
    async forget(penggunaId: number, now: Date): Promise<void> {
      const own = tx.updateTable('resep').where('pengguna_id', '=', penggunaId)
      await own.set({ kandang: '', catatan: '', ...NEXT_VERSI }).execute()
      await own
        .set({ status: 'ditolak', alasan: DELETED_AKUN, diputus: now })
        .where('status', '=', 'menunggu')
        .execute()
      await own.set({ alasan: DELETED_AKUN }).where('status', '=', 'ditolak').execute()
    },

    /** Locks the person's prescriptions that have files and sold nothing. */
    lockUnused: (penggunaId: number) =>
      tx
        .selectFrom('resep')
        .select('resep_id')
        .where('pengguna_id', '=', penggunaId)
        .where('dipakai', 'is', null)
        .where('berkas_dihapus', 'is', null)
        .forUpdate()
        .execute(),
  }
}
