import { sql } from 'kysely'
import { SINONIM, SinonimBody } from '#contract/pencarian/admin.ts'
import { normalizeEmptySearch } from '#contract/pencarian/empty-words.ts'
import { NEXT_VERSI } from '#server/db/versi.ts'
import { records } from '#server/features/jejak/records.ts'
import { emptySearchRepository } from './empty-search.repository.ts'

export const sinonim = records({
  table: 'sinonim',
  key: 'sinonim_id',
  jenis: 'sinonim',
  sebutan: 'Kata',
  kode: 'SINONIM',
  unique: 'kata',
  body: SinonimBody,
  columns: SINONIM,
  rows: (db) =>
    db.selectFrom('sinonim').select(['sinonim_id as sinonimId', 'kata', 'arti', 'versi']).where('dihapus', '=', false),
  judul: ({ kata }) => kata,
  cari: sql`(kata || E'\n' || arti)`,
  sort: { kata: 'kata', arti: 'arti' },

  /** Inserts a word, or restores a deleted one with its new meaning. */
  async insert(tx, input) {
    // The word has results from now on, so remove it from the searches without results.
    const empty = normalizeEmptySearch(input.kata)
    if (empty) await emptySearchRepository(tx).forget(empty)
    const row = await tx
      .insertInto('sinonim')
      .values(input)
      .onConflict((conflict) =>
        conflict
          .column('ejaan')
          .doUpdateSet({ ...input, dihapus: false, versi: sql`sinonim.versi + 1` })
          .where('sinonim.dihapus', '=', true),
      )
      .returning('sinonim_id')
      .executeTakeFirst()
    return row?.sinonim_id
  },

  async hapus(tx, sinonimId) {
    const values = { dihapus: true, ...NEXT_VERSI }
    await tx.updateTable('sinonim').set(values).where('sinonim_id', '=', sinonimId).execute()
    return undefined
  },
})
