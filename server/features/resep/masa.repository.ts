import { sql } from 'kysely'
import type { Tx } from '#server/db/transaction.ts'
import { NAIK } from '#server/db/versi.ts'

const AKUN_DIHAPUS = 'Akun dihapus'

/** How long prescriptions and their files last. Each is taken up by one process alone. */
export function masaRepository(tx: Tx) {
  const one = () => tx.selectFrom('resep').select(['resep_id', 'pengguna_id']).limit(1).forUpdate().skipLocked()

  return {
    /** One of which nobody was told yet that its last day is one of these. */
    lockBerakhir: (first: string, last: string) =>
      one()
        .where('status', '=', 'disetujui')
        .where('diingatkan', 'is', null)
        .where('berlaku_sampai', '>=', first)
        .where('berlaku_sampai', '<=', last)
        .executeTakeFirst(),

    markDiingatkan: (resepId: number, diingatkan: Date) =>
      tx.updateTable('resep').set({ diingatkan }).where('resep_id', '=', resepId).execute(),

    /** One that an order last used before `dipakai`, or that none used and that was refused, or ended, before `tidakDipakai`; `hari` is the same as a day. */
    lockUsang: ({ dipakai, tidakDipakai, hari }: { dipakai: Date; tidakDipakai: Date; hari: string }) =>
      one()
        .where('diputus', 'is not', null)
        .where('berkas_dihapus', 'is', null)
        .where(
          sql<boolean>`CASE WHEN dipakai IS NOT NULL THEN dipakai < ${dipakai}
            ELSE coalesce(berlaku_sampai < ${hari}, diputus < ${tidakDipakai}) END`,
        )
        .executeTakeFirst(),

    markBerkasDihapus: (resepId: number, berkas_dihapus: Date) =>
      tx
        .updateTable('resep')
        .set({ berkas_dihapus, ...NAIK })
        .where('resep_id', '=', resepId)
        .execute(),

    /** What a person wrote goes, and what waits for a decision needs none any more. */
    async forget(penggunaId: number, now: Date): Promise<void> {
      const own = tx.updateTable('resep').where('pengguna_id', '=', penggunaId)
      await own.set({ kandang: '', catatan: '', ...NAIK }).execute()
      await own
        .set({ status: 'ditolak', alasan: AKUN_DIHAPUS, diputus: now })
        .where('status', '=', 'menunggu')
        .execute()
    },

    /** Of one person those with files that sold nothing. */
    lockTidakDipakai: (penggunaId: number) =>
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
