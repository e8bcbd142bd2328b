import { sql } from 'kysely'
import type { z } from 'zod'
import type { Page } from '#contract/endpoint.ts'
import type { listSinonim, SinonimBody, SinonimKantor } from '#contract/pencarian/office.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike, urutan } from '#server/db/daftar.ts'
import type { Tx } from '#server/db/transaction.ts'
import { NAIK } from '#server/db/versi.ts'

type Isian = z.output<typeof SinonimBody>

export function sinonimRepository(db: Db | Tx) {
  const all = () =>
    db.selectFrom('sinonim').select(['sinonim_id as sinonimId', 'kata', 'arti', 'versi']).where('dihapus', '=', false)

  return {
    async list({ q, page, limit, urut }: z.output<typeof listSinonim.query & {}>): Promise<Page<SinonimKantor>> {
      const { kolom, arah } = urutan<'kata' | 'arti'>(urut)
      const found = q ? all().where(ilike(sql`(kata || E'\n' || arti)`, q)) : all()
      const [items, total] = await Promise.all([
        found
          .orderBy(kolom, arah)
          .orderBy('sinonim_id')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found),
      ])
      return { items, total }
    },

    find: (sinonimId: number): Promise<SinonimKantor | undefined> =>
      all().where('sinonim_id', '=', sinonimId).executeTakeFirst(),

    lock: (sinonimId: number): Promise<SinonimKantor | undefined> =>
      all().where('sinonim_id', '=', sinonimId).forUpdate().executeTakeFirst(),

    /** Inserts a word, or restores a deleted one with its new meaning. @returns undefined if the word exists */
    insert: (isian: Isian): Promise<SinonimKantor | undefined> =>
      db
        .insertInto('sinonim')
        .values(isian)
        .onConflict((conflict) =>
          conflict
            .column('ejaan')
            .doUpdateSet({ ...isian, dihapus: false, versi: sql`sinonim.versi + 1` })
            .where('sinonim.dihapus', '=', true),
        )
        .returning(['sinonim_id as sinonimId', 'kata', 'arti', 'versi'])
        .executeTakeFirst(),

    update: (sinonimId: number, isian: Partial<Isian> & { dihapus?: true }) =>
      db
        .updateTable('sinonim')
        .set({ ...isian, ...NAIK })
        .where('sinonim_id', '=', sinonimId)
        .execute(),
  }
}
