import { TAMPILAN_MAX, type Tampilan, type TampilanBody } from '#contract/pesanan-admin/tampilan-admin.ts'
import type { Db } from '#server/db/client.ts'
import { transaction } from '#server/db/transaction.ts'
import { AppError } from '#server/kernel/app-error.ts'

/** Saved order lists of one office account. */
export function tampilanRepository(db: Db, penggunaId: number) {
  return {
    /** Returns the saved lists, oldest first. */
    list: (): Promise<Tampilan[]> =>
      db
        .selectFrom('tampilan_pesanan')
        .select(['tampilan_id as tampilanId', 'nama', 'alamat'])
        .where('pengguna_id', '=', penggunaId)
        .orderBy('tampilan_id')
        .execute(),

    /**
     * Saves a list. An existing list with the same name is replaced.
     * @throws TAMPILAN_TERLALU_BANYAK
     */
    save: ({ nama, alamat }: TampilanBody): Promise<void> =>
      transaction(db, async (tx) => {
        // Locks the account's row, so that concurrent saves cannot exceed the limit.
        await tx
          .selectFrom('pengguna')
          .select('pengguna_id')
          .where('pengguna_id', '=', penggunaId)
          .forNoKeyUpdate()
          .execute()
        const present = await tx
          .selectFrom('tampilan_pesanan')
          .select('nama')
          .where('pengguna_id', '=', penggunaId)
          .execute()
        if (present.length >= TAMPILAN_MAX && !present.some((row) => row.nama === nama))
          throw new AppError('TAMPILAN_TERLALU_BANYAK', { rincian: { maks: TAMPILAN_MAX } })
        await tx
          .insertInto('tampilan_pesanan')
          .values({ pengguna_id: penggunaId, nama, alamat })
          .onConflict((conflict) => conflict.columns(['pengguna_id', 'nama']).doUpdateSet({ alamat }))
          .execute()
      }),

    remove: (tampilanId: number) =>
      db
        .deleteFrom('tampilan_pesanan')
        .where('pengguna_id', '=', penggunaId)
        .where('tampilan_id', '=', tampilanId)
        .execute(),
  }
}
