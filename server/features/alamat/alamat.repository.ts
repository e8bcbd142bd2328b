import type { Insertable, Updateable } from 'kysely'
import type { Alamat } from '#contract/alamat/alamat.ts'
import type { Db } from '#server/db/client.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Addresses of one account. Those of other accounts are not found. */
export function alamatRepository(db: Db | Tx, penggunaId: number) {
  return {
    /** Returns the addresses, main one first, then by age. A missing recipient or phone number defaults to the account's. */
    list: (): Promise<Alamat[]> =>
      db
        .selectFrom('alamat')
        .innerJoin('pengguna', 'pengguna.pengguna_id', 'alamat.pengguna_id')
        .select(({ fn }) => [
          'alamat_id as alamatId',
          fn.coalesce('alamat.penerima', 'pengguna.nama').as('penerima'),
          fn.coalesce('alamat.no_hp', 'pengguna.no_hp').as('no_hp'),
        ])
        .select(['label', 'jenis', 'kode_wilayah', 'provinsi', 'kabupaten', 'kecamatan', 'kode_pos'])
        .select(['rincian', 'patokan', 'teks', 'utama'])
        .where('alamat.pengguna_id', '=', penggunaId)
        .orderBy('utama', 'desc')
        .orderBy('alamat_id')
        .execute(),

    insert: (row: Omit<Insertable<Database['alamat']>, 'pengguna_id'>) =>
      db
        .insertInto('alamat')
        .values({ ...row, pengguna_id: penggunaId })
        .returning('alamat_id')
        .executeTakeFirstOrThrow(),

    update: (alamatId: number, change: Updateable<Database['alamat']>) =>
      db
        .updateTable('alamat')
        .set(change)
        .where('alamat_id', '=', alamatId)
        .where('pengguna_id', '=', penggunaId)
        .execute(),

    delete: (alamatId: number) =>
      db.deleteFrom('alamat').where('alamat_id', '=', alamatId).where('pengguna_id', '=', penggunaId).execute(),

    /** Makes an address the main one. If it does not exist, no address is. */
    async setDefault(alamatId: number): Promise<void> {
      // Two statements: the unique index on the main address is checked per row.
      const own = () => db.updateTable('alamat').where('pengguna_id', '=', penggunaId)
      await own().set({ utama: false }).where('utama', '=', true).where('alamat_id', '<>', alamatId).execute()
      await own().set({ utama: true }).where('alamat_id', '=', alamatId).execute()
    },
  }
}
