import { sql } from 'kysely'
import type { OpenSesi } from '#contract/akun/perangkat.ts'
import type { Db } from '#server/db/client.ts'
import type { SesiKind } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import { hashToken } from '#server/features/akun/token.ts'
import type { Sesi } from '#server/kernel/sesi.ts'

/** Devices of accounts, and their sessions as the owner sees them. */
export function perangkatRepository(db: Db | Tx) {
  /** @param kind undefined for all */
  const mine = (penggunaId: number, kind: SesiKind | undefined) =>
    kind ? sql`pengguna_id = ${penggunaId} AND jenis = ${kind}` : sql`pengguna_id = ${penggunaId}`

  return {
    /** Returns the device with this cookie hash. Creates it if it is unknown. */
    async ensure(
      penggunaId: number,
      fingerprint: Buffer,
      name: string,
      kind: SesiKind,
      now: Date,
    ): Promise<{ perangkatId: number; isNew: boolean }> {
      const seen = { nama: name, terakhir: now, ...(kind === 'kantor' && { kantor: true }) }
      const { perangkat_id, isNew } = await db
        .insertInto('perangkat')
        .values({ pengguna_id: penggunaId, sidik: fingerprint, pertama: now, ...seen })
        .onConflict((conflict) => conflict.columns(['pengguna_id', 'sidik']).doUpdateSet(seen))
        .returning(['perangkat_id', sql<boolean>`xmax = 0`.as('isNew')])
        .executeTakeFirstOrThrow()
      return { perangkatId: perangkat_id, isNew }
    },

    /**
     * Returns the id of the browser with this device cookie, if it logged in to the account before; for the office, if it did
     * so there. Non-browser names never match.
     */
    async findKnown(penggunaId: number, mark: string, door: SesiKind): Promise<number | undefined> {
      const found = await db
        .selectFrom('perangkat')
        .select('perangkat_id')
        .where('pengguna_id', '=', penggunaId)
        .where('sidik', '=', hashToken(mark))
        .$if(door === 'kantor', (query) => query.where('kantor', '=', true))
        .executeTakeFirst()
      return found?.perangkat_id
    },

    /** True if any account has a device with this hash. */
    async isMark(fingerprint: Buffer): Promise<boolean> {
      const found = await db
        .selectFrom('perangkat')
        .select('perangkat_id')
        .where('sidik', '=', fingerprint)
        .limit(1)
        .execute()
      return found.length > 0
    },

    async hasOther(penggunaId: number, perangkatId: number): Promise<boolean> {
      const found = await db
        .selectFrom('perangkat')
        .select('perangkat_id')
        .where('pengguna_id', '=', penggunaId)
        .where('perangkat_id', '!=', perangkatId)
        .limit(1)
        .execute()
      return found.length > 0
    },

    /** Returns the open sessions of an account, the current one first. */
    async listSesi({ penggunaId, tokenHash }: Sesi, now: Date, kind?: SesiKind): Promise<OpenSesi[]> {
      const rows = await db
        .selectFrom('sesi')
        .leftJoin('perangkat', 'perangkat.perangkat_id', 'sesi.perangkat_id')
        .select([
          'sesi_id as sesiId',
          'jenis',
          'nama',
          'dibuat as masuk',
          'terlihat',
          sql<boolean>`token_hash = ${tokenHash}`.as('isIni'),
        ])
        .where('sesi.pengguna_id', '=', penggunaId)
        .$if(kind !== undefined, (query) => query.where('jenis', '=', kind as SesiKind))
        .where('kedaluwarsa', '>', now)
        .orderBy('isIni', 'desc')
        .orderBy('terlihat', 'desc')
        .orderBy('sesi_id', 'desc')
        .execute()
      return rows.map((row) => ({
        ...row,
        masuk: row.masuk.toISOString(),
        terlihat: row.terlihat.toISOString(),
      }))
    },

    async endSesi(penggunaId: number, sesiId: number, kind?: SesiKind): Promise<void> {
      await sql`DELETE FROM sesi WHERE sesi_id = ${sesiId} AND ${mine(penggunaId, kind)}`.execute(db)
    },

    async endOthers({ penggunaId, tokenHash }: Sesi, kind?: SesiKind): Promise<void> {
      await sql`DELETE FROM sesi WHERE token_hash <> ${tokenHash} AND ${mine(penggunaId, kind)}`.execute(db)
    },

    forget: (penggunaId: number) => db.deleteFrom('perangkat').where('pengguna_id', '=', penggunaId).execute(),

    /** Deletes devices without a login since `than`. */
    deleteOlder: (than: Date) => db.deleteFrom('perangkat').where('terakhir', '<', than).execute(),
  }
}
