import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Names of a person at WhatsApp. A person who hides the number has the id alone. */
export interface Sender {
  from?: string | undefined
  userId?: string | undefined
}

/** WhatsApp numbers of accounts. */
export function nomorRepository(db: Db | Tx) {
  return {
    find: (penggunaId: number) =>
      db
        .selectFrom('nomor_wa')
        .select(['nomor', 'gagal', 'kode', 'kode_sampai'])
        .where('pengguna_id', '=', penggunaId)
        .executeTakeFirst(),

    /** Stores the code of a confirmation. A confirmed number stays until the new one is confirmed. */
    putKode: (penggunaId: number, kode: string, until: Date) =>
      db
        .insertInto('nomor_wa')
        .values({ pengguna_id: penggunaId, kode, kode_sampai: until })
        .onConflict((conflict) => conflict.column('pengguna_id').doUpdateSet({ kode, kode_sampai: until }))
        .execute(),

    /** Returns the account whose confirmation has this code, locked until the transaction ends. */
    async lockKode(kode: string, now: Date): Promise<number | undefined> {
      const row = await db
        .selectFrom('nomor_wa')
        .select('pengguna_id')
        .where('kode', '=', kode)
        .where('kode_sampai', '>', now)
        .forUpdate()
        .executeTakeFirst()
      return row?.pengguna_id
    },

    /** Confirms the number of an account. Another account with the same number loses it. */
    async confirm(penggunaId: number, nomor: string, idMeta: string | undefined, now: Date): Promise<void> {
      await db
        .deleteFrom('nomor_wa')
        .where('pengguna_id', '<>', penggunaId)
        .where((eb) => eb.or([eb('nomor', '=', nomor), ...(idMeta ? [eb('id_meta', '=', idMeta)] : [])]))
        .execute()
      const row = { nomor, id_meta: idMeta ?? null, dikonfirmasi: now, kode: null, kode_sampai: null, gagal: 0 }
      await db
        .insertInto('nomor_wa')
        .values({ pengguna_id: penggunaId, ...row })
        .onConflict((conflict) => conflict.column('pengguna_id').doUpdateSet(row))
        .execute()
    },

    /** Returns the account of a confirmed sender: by number, else by id. */
    async findAccount({ from, userId }: Sender): Promise<number | undefined> {
      const [column, value] = from ? (['nomor', from] as const) : (['id_meta', userId] as const)
      if (!value) return undefined
      const row = await db
        .selectFrom('nomor_wa')
        .select('pengguna_id')
        .where(column, '=', value)
        .where('dikonfirmasi', 'is not', null)
        .executeTakeFirst()
      return row?.pengguna_id
    },

    /** @returns the names under which WhatsApp knew the account */
    async delete(penggunaId: number): Promise<string[]> {
      const row = await db
        .deleteFrom('nomor_wa')
        .where('pengguna_id', '=', penggunaId)
        .returning(['nomor', 'id_meta'])
        .executeTakeFirst()
      return [row?.nomor, row?.id_meta].filter((name) => name != null)
    },
  }
}
