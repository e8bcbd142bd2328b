import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'

type Kode = Selectable<Database['kode_sekali']>
export type KodeKind = Kode['jenis']

/** 180 days: operators give the number of a lapsed card to another person. */
const NUMBER_MS = 180 * 86_400_000

/** Codes of six digits that were sent. */
export function kodeRepository(db: Db | Tx) {
  return {
    /**
     * True if a number of the account may get a code that opens a session: confirmed after the owner last took the account back,
     * and confirmed or used for a login within 180 days.
     */
    async isNomorFresh(penggunaId: number, nomor: string, now: Date): Promise<boolean> {
      const since = new Date(now.getTime() - NUMBER_MS)
      const { rows } = await sql`
        SELECT FROM nomor_wa JOIN pengguna USING (pengguna_id)
        WHERE pengguna_id = ${penggunaId} AND nomor = ${nomor} AND dikonfirmasi > coalesce(kode_sejak, '-infinity')
          AND (dikonfirmasi > ${since}
            OR EXISTS (SELECT FROM perangkat WHERE perangkat.pengguna_id = nomor_wa.pengguna_id AND terakhir > ${since}))`.execute(
        db,
      )
      return rows.length > 0
    },

    /** Ends the open codes of an account, because a new one replaces them. */
    endOpen: (kind: KodeKind, penggunaId: number | null, now: Date) =>
      db
        .updateTable('kode_sekali')
        .set({ kedaluwarsa: now })
        .where('jenis', '=', kind)
        .where('pengguna_id', '=', penggunaId)
        .where('kedaluwarsa', '>', now)
        .execute(),

    /** Stores a request for a code. @returns its id, and the name of its message */
    add: (
      row: Pick<Kode, 'jenis' | 'pengguna_id' | 'permintaan' | 'sidik' | 'dibuat' | 'kedaluwarsa'> & {
        nomor?: string | null
      },
    ) => db.insertInto('kode_sekali').values(row).returning(['kode_id', 'tanda']).executeTakeFirstOrThrow(),

    /** Locks the valid code of a page until the transaction ends. One of before its owner took the account back is not valid. */
    lockOpen: (kind: KodeKind, permintaan: Buffer, now: Date) =>
      db
        .selectFrom('kode_sekali')
        .innerJoin('pengguna', 'pengguna.pengguna_id', 'kode_sekali.pengguna_id')
        .select(['kode_id', 'kode_sekali.pengguna_id', 'sidik', 'nomor', 'salah'])
        .where('jenis', '=', kind)
        .where('permintaan', '=', permintaan)
        .where('kedaluwarsa', '>', now)
        .where(sql<boolean>`kode_sekali.dibuat >= coalesce(kode_sejak, '-infinity')`)
        .forUpdate('kode_sekali')
        .executeTakeFirst(),

    countWrong: (id: number) =>
      db.updateTable('kode_sekali').set({ salah: sql`salah + 1` }).where('kode_id', '=', id).execute(),

    end: (id: number, now: Date) =>
      db.updateTable('kode_sekali').set({ kedaluwarsa: now }).where('kode_id', '=', id).execute(),

    /** Replaces the code of a page by another one, which is mailed. @returns false if its time is over */
    async replace(id: number, mac: Buffer, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('kode_sekali')
        .set({ sidik: mac, surat_pada: now })
        .where('kode_id', '=', id)
        .where('kedaluwarsa', '>', now)
        .where('surat_pada', 'is', null)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    /** Returns the codes for a login that WhatsApp could not deliver, and that are not mailed yet. */
    listFailed: (now: Date) =>
      db
        .selectFrom('kode_sekali')
        .innerJoin('pengguna', 'pengguna.pengguna_id', 'kode_sekali.pengguna_id')
        .select(['kode_id', 'permintaan', 'nama', 'email', 'email_dikonfirmasi'])
        .where('jenis', '=', 'masuk')
        .where('kode_sekali.status', '=', 'gagal')
        .where('surat_pada', 'is', null)
        .where('kedaluwarsa', '>', now)
        .execute(),

    /** Locks the code of a message until the transaction ends. */
    lockMessage: (tanda: string) =>
      db
        .selectFrom('kode_sekali')
        .select(['kode_id', 'status', 'dibaca', 'ditagih', 'dibuat'])
        .where('tanda', '=', tanda)
        .forUpdate()
        .executeTakeFirst(),

    putState: (id: number, change: Partial<Pick<Kode, 'status' | 'dibaca' | 'ditagih'>>) =>
      Object.keys(change).length === 0
        ? undefined
        : db.updateTable('kode_sekali').set(change).where('kode_id', '=', id).execute(),

    deleteOf: (penggunaId: number) => db.deleteFrom('kode_sekali').where('pengguna_id', '=', penggunaId).execute(),

    deleteOld: (before: Date) => db.deleteFrom('kode_sekali').where('dibuat', '<', before).execute(),
  }
}
