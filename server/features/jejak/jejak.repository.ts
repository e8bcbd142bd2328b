import { sql } from 'kysely'
import type { z } from 'zod'
import type { Page } from '#contract/endpoint.ts'
import type { Jejak, JejakKind, listJejak, Tindakan } from '#contract/jejak/admin.ts'
import { midnightWib, parseWib } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike } from '#server/db/list.ts'
import type { Tx } from '#server/db/transaction.ts'
import { difference } from './difference.ts'

interface Entry {
  tindakan: Tindakan
  jenis: JejakKind
  rujukan: number | string
  judul: string
  /** The record before and after. Only differing fields are stored. */
  sebelum?: object
  sesudah?: object
}

/** Audit trail of administrators' changes. */
export function jejakRepository(db: Db | Tx) {
  async function recordAll(
    penggunaId: number,
    all: readonly Entry[],
    time: Date,
    parent: string | null = null,
  ): Promise<void> {
    const rows = all.flatMap(({ sebelum = {}, sesudah = {}, ...entry }) => {
      const content = difference({ ...sebelum }, { ...sesudah })
      return !content && entry.tindakan === 'ubah' ? [] : [{ ...entry, ...content }]
    })
    await sql`
      INSERT INTO jejak (pengguna_id, oleh, tindakan, jenis, rujukan, judul, sebelum, sesudah, waktu, induk)
      SELECT pengguna_id, nama, tindakan, jenis, rujukan, judul, sebelum, sesudah, ${time}::timestamptz, ${parent}::bigint
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          AS entri (tindakan text, jenis text, rujukan text, judul text, sebelum jsonb, sesudah jsonb),
        pengguna
      WHERE pengguna_id = ${penggunaId}`.execute(db)
  }

  return {
    /** Records an automatic change by the shop. */
    async recordToko({ tindakan, jenis, rujukan, judul, sesudah = {} }: Entry, time: Date): Promise<void> {
      const row = { tindakan, jenis, rujukan: String(rujukan), judul, sesudah: JSON.stringify(sesudah) }
      await db
        .insertInto('jejak')
        .values({ ...row, oleh: 'Toko', waktu: time })
        .execute()
    },

    /** Records a change, in its transaction. A change without differences is not recorded. */
    record: (penggunaId: number, entry: Entry, time: Date): Promise<void> => recordAll(penggunaId, [entry], time),

    /** Records a repeated action, such as viewing a record, once since `since`. */
    async recordOnce(penggunaId: number, entry: Entry, time: Date, since: Date): Promise<void> {
      const known = await db
        .selectFrom('jejak')
        .select('jejak_id')
        .where('jenis', '=', entry.jenis)
        .where('rujukan', '=', String(entry.rujukan))
        .where('pengguna_id', '=', penggunaId)
        .where('tindakan', '=', entry.tindakan)
        .where('judul', '=', entry.judul)
        .where('waktu', '>=', since)
        .limit(1)
        .executeTakeFirst()
      if (!known) await recordAll(penggunaId, [entry], time)
    },

    /** Records many changes at once. Changes without differences are not recorded. */
    recordAll: (penggunaId: number, all: readonly Entry[], time: Date): Promise<void> =>
      recordAll(penggunaId, all, time),

    /** Records an import: one entry with the numbers of new and changed records, and an entry for each of them below it. */
    async recordImport(
      penggunaId: number,
      { jenis, judul }: Pick<Entry, 'jenis' | 'judul'>,
      rows: readonly Entry[],
      time: Date,
    ): Promise<void> {
      if (rows.length === 0) return
      const changed = rows.filter(({ sebelum }) => sebelum).length
      const { jejak_id } = await db
        .insertInto('jejak')
        .columns(['pengguna_id', 'oleh', 'tindakan', 'jenis', 'rujukan', 'judul', 'sesudah', 'waktu'])
        .expression((eb) =>
          eb
            .selectFrom('pengguna')
            .select(({ val, cast }) => [
              'pengguna_id',
              'nama',
              val('impor').as('tindakan'),
              val(jenis).as('jenis'),
              val('impor').as('rujukan'),
              val(judul).as('judul'),
              cast<string>(val(JSON.stringify({ baru: rows.length - changed, berubah: changed })), 'jsonb').as(
                'sesudah',
              ),
              cast<Date>(val(time), 'timestamptz').as('waktu'),
            ])
            .where('pengguna_id', '=', penggunaId),
        )
        .returning('jejak_id')
        .executeTakeFirstOrThrow()
      await recordAll(penggunaId, rows, time, String(jejak_id))
    },

    /** True if an administrator ever changed a record of one of these kinds. */
    async isChanged(kinds: readonly JejakKind[]): Promise<boolean> {
      const found = await db
        .selectFrom('jejak')
        .select('jejak_id')
        .where('jenis', 'in', [...kinds])
        .where('pengguna_id', 'is not', null)
        .limit(1)
        .executeTakeFirst()
      return found !== undefined
    },

    /** Removes a person from the entries about a deleted record: replaces the title, and removes these fields. */
    async forget(kind: JejakKind, recordId: number, title: string, fields: string[]): Promise<void> {
      await db
        .updateTable('jejak')
        .set({
          judul: title,
          sebelum: sql<string | null>`sebelum - ${fields}::text[]`,
          sesudah: sql<string | null>`sesudah - ${fields}::text[]`,
        })
        .where('jenis', '=', kind)
        .where('rujukan', '=', String(recordId))
        .execute()
    },

    /** Replaces the titles of the entries about these records by the word and the record's number. */
    async forgetTitles(kind: JejakKind, recordIds: readonly (number | string)[], word: string): Promise<void> {
      await db
        .updateTable('jejak')
        .set({ judul: sql<string>`${word} || ' ' || rujukan` })
        .where('jenis', '=', kind)
        .where('rujukan', 'in', recordIds.length > 0 ? recordIds.map(String) : [''])
        .execute()
    },

    async list({
      q,
      page,
      limit,
      siapa,
      dari,
      sampai,
      induk,
      ...filter
    }: z.output<typeof listJejak.query & {}>): Promise<Page<Jejak>> {
      let query = db.selectFrom('jejak')
      for (const column of ['jenis', 'rujukan', 'tindakan'] as const) {
        const value = filter[column]
        if (value !== undefined) query = query.where(column, '=', value)
      }
      if (q) query = query.where(ilike(sql`(oleh || E'\n' || judul)`, q))
      if (siapa) query = query.where('pengguna_id', '=', siapa)
      if (dari) query = query.where('waktu', '>=', parseWib(dari))
      if (sampai) query = query.where('waktu', '<', midnightWib(parseWib(sampai), -1))
      if (induk) query = query.where('induk', '=', induk)
      else if (!q && filter.rujukan === undefined) query = query.where('induk', 'is', null)
      const [rows, total] = await Promise.all([
        query
          .selectAll()
          .select(
            sql<number>`(SELECT count(*) FROM jejak AS baris WHERE baris.induk = jejak.jejak_id)::int`.as('baris'),
          )
          .orderBy('jejak_id', 'desc')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, query.select('jejak_id')),
      ])
      return {
        items: rows.map(({ jejak_id, pengguna_id, waktu, ...row }) => ({
          jejakId: Number(jejak_id),
          penggunaId: pengguna_id,
          waktu: waktu.toISOString(),
          ...row,
        })),
        total,
      }
    },
  }
}
