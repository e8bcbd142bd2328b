import { sql } from 'kysely'
import type { z } from 'zod'
import type { Page } from '#contract/endpoint.ts'
import type { listPemasok, PemasokIsian, PemasokKantor } from '#contract/pembelian/pemasok-office.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike, urutan } from '#server/db/daftar.ts'
import type { Tx } from '#server/db/transaction.ts'
import { NAIK } from '#server/db/versi.ts'

export function pemasokRepository(db: Db | Tx) {
  const all = () =>
    db
      .selectFrom('pemasok')
      .select([
        'pemasok_id as pemasokId',
        'nama',
        'kontak',
        'no_hp',
        'alamat',
        'catatan',
        'hari_tunggu',
        'aktif',
        'versi',
      ])
      .select([
        sql<number>`(SELECT count(*) FROM pembelian
          WHERE pembelian.pemasok_id = pemasok.pemasok_id AND status IN ('dipesan', 'sebagian'))::int`.as('ditunggu'),
        sql<string | null>`(SELECT max(diterima) FROM lot WHERE lot.pemasok_id = pemasok.pemasok_id)`.as('terakhir'),
      ])

  return {
    async list({ q, aktif, page, limit, urut }: z.output<typeof listPemasok.query & {}>): Promise<Page<PemasokKantor>> {
      const { arah } = urutan<'nama'>(urut)
      let found = all()
      if (q) found = found.where(ilike(sql`(pemasok.nama || E'\n' || kontak || E'\n' || no_hp)`, q))
      if (aktif) found = found.where('aktif', '=', aktif === 'ya')
      const [items, total] = await Promise.all([
        found
          .orderBy('ejaan', arah)
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found.clearSelect().select('pemasok_id')),
      ])
      return { items, total }
    },

    find: (pemasokId: number): Promise<PemasokKantor | undefined> =>
      all().where('pemasok_id', '=', pemasokId).executeTakeFirst(),

    lock: (pemasokId: number) =>
      db.selectFrom('pemasok').select('pemasok_id').where('pemasok_id', '=', pemasokId).forUpdate().executeTakeFirst(),

    /** @returns the supplier's id; undefined if its name is taken */
    async insert(isian: PemasokIsian, dibuat: Date): Promise<number | undefined> {
      const row = await db
        .insertInto('pemasok')
        .values({ ...isian, dibuat })
        .onConflict((conflict) => conflict.column('ejaan').doNothing())
        .returning('pemasok_id')
        .executeTakeFirst()
      return row?.pemasok_id
    },

    update: (pemasokId: number, isian: Partial<PemasokIsian>) =>
      db
        .updateTable('pemasok')
        .set({ ...isian, ...NAIK })
        .where('pemasok_id', '=', pemasokId)
        .execute(),
  }
}
