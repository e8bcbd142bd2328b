import { sql } from 'kysely'
import type { z } from 'zod'
import type { Page } from '#contract/endpoint.ts'
import type { KetentuanBody, KetentuanRow, listKetentuanAdmin } from '#contract/ketentuan/admin.ts'
import type { Ketentuan, KetentuanKind } from '#contract/ketentuan/endpoints.ts'
import { parseWib } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo } from '#server/db/list.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Legal texts. Days are ISO dates, so that they sort as text. */
export function ketentuanRepository(db: Db | Tx) {
  return {
    /** Returns the version in force on a day, and the list of all versions. */
    async read(kind: KetentuanKind, per: string): Promise<Ketentuan> {
      const of = db.selectFrom('ketentuan').where('jenis', '=', kind).orderBy('berlaku', 'desc')
      const [content, versi] = await Promise.all([
        of.select(['isi', 'berlaku']).where('berlaku', '<=', per).limit(1).executeTakeFirst(),
        of.select(['berlaku', 'catatan']).execute(),
      ])
      return { isi: content?.isi ?? null, berlaku: content?.berlaku ?? null, versi }
    },

    /** Returns when the next version comes into force. */
    async nextValid(after: Date): Promise<Date | undefined> {
      const rows = await db.selectFrom('ketentuan').select('berlaku').distinct().execute()
      return rows
        .map(({ berlaku }) => parseWib(berlaku))
        .filter((start) => start > after)
        .sort((a, b) => a.getTime() - b.getTime())[0]
    },

    async listAdmin(
      { jenis, page, limit }: z.output<typeof listKetentuanAdmin.query & {}>,
      today: string,
    ): Promise<Page<KetentuanRow>> {
      let found = db.selectFrom('ketentuan')
      if (jenis) found = found.where('jenis', '=', jenis)
      const [items, total] = await Promise.all([
        found
          .select(['ketentuan_id as ketentuanId', 'jenis', 'berlaku', 'catatan', 'isi'])
          .select(stateAt(today).as('keadaan'))
          .orderBy('berlaku', 'desc')
          .orderBy('ketentuan_id', 'desc')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found.select('ketentuan_id')),
      ])
      return { items, total }
    },

    insert: (input: z.output<typeof KetentuanBody>, createdAt: Date, today: string): Promise<KetentuanRow> =>
      db
        .insertInto('ketentuan')
        .values({ ...input, dibuat: createdAt })
        .returning(['ketentuan_id as ketentuanId', 'jenis', 'berlaku', 'catatan', 'isi'])
        .returning(stateAt(today).as('keadaan'))
        .executeTakeFirstOrThrow(),

    lock: (ketentuanId: number) =>
      db
        .selectFrom('ketentuan')
        .select(['jenis', 'berlaku', 'catatan', 'isi'])
        .where('ketentuan_id', '=', ketentuanId)
        .forUpdate()
        .executeTakeFirst(),

    delete: (ketentuanId: number) => db.deleteFrom('ketentuan').where('ketentuan_id', '=', ketentuanId).execute(),
  }
}

const stateAt = (today: string) => sql<KetentuanRow['keadaan']>`
  CASE WHEN berlaku > ${today} THEN 'akan'
    WHEN EXISTS (
      SELECT FROM ketentuan AS baru
      WHERE baru.jenis = ketentuan.jenis AND baru.berlaku > ketentuan.berlaku AND baru.berlaku <= ${today}
    ) THEN 'lama' ELSE 'berlaku' END`
