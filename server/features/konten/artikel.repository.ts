import { type SelectQueryBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Page } from '#contract/endpoint.ts'
import type { Artikel, ArtikelQuery } from '#contract/konten.ts'
import type { Db } from '#server/db/client.ts'
import type { Database } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'

/** A list that nobody paged is cut here. */
const WHOLE_LIST = 1000
const PAGE_SIZE = 12

const tanggal = sql<Date>`coalesce(terbit, dibuat)`

/** What readers may see at a point in time: published, and its day of publication has come. */
export function artikelRepository(db: Db | Tx) {
  const terbit = (now: Date, q?: string) => {
    const query = db
      .selectFrom('artikel')
      .where('status', '=', 'published')
      .where((eb) => eb.or([eb('terbit', 'is', null), eb('terbit', '<=', now)]))
    return q ? query.where(sql`(judul || E'\n' || konten)`, 'ilike', `%${escapeLike(q)}%`) : query
  }

  return {
    async list({ page, limit, q }: z.output<typeof ArtikelQuery>, now: Date): Promise<Page<Artikel>> {
      const size = limit ?? (page ? PAGE_SIZE : WHOLE_LIST)
      const [rows, { total }] = await Promise.all([
        selectArtikel(terbit(now, q))
          .orderBy(tanggal, 'desc')
          .orderBy('artikel_id', 'desc')
          .limit(size)
          .offset(((page ?? 1) - 1) * size)
          .execute(),
        terbit(now, q).select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
      ])
      return { items: rows.map(toArtikel), total }
    },

    async find(artikelId: number, now: Date): Promise<Artikel | undefined> {
      const row = await selectArtikel(terbit(now)).where('artikel_id', '=', artikelId).executeTakeFirst()
      return row && toArtikel(row)
    },
  }
}

function selectArtikel(query: SelectQueryBuilder<Database, 'artikel', object>) {
  return query.select(['artikel_id', 'judul', 'konten', 'gambar', 'status']).select(tanggal.as('tanggal'))
}

type Row = Awaited<ReturnType<ReturnType<typeof selectArtikel>['execute']>>[number]

const toArtikel = ({ artikel_id, tanggal, ...row }: Row): Artikel => ({
  artikelId: artikel_id,
  id: artikel_id,
  ...row,
  created_at: tanggal.toISOString(),
})

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')
