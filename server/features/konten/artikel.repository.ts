import { type SelectQueryBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { KodePenyakit } from '#content/penyakit.ts'
import type { Page } from '#contract/endpoint.ts'
import { type ArtikelRow, EXCERPT_LENGTH, type listArtikelAdmin } from '#contract/konten/admin.ts'
import type { Dokumen } from '#contract/konten/dokumen.ts'
import type { Artikel, ArtikelQuery } from '#contract/konten/endpoints.ts'
import { dokumenOf } from '#contract/konten/naskah.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike, parseSort } from '#server/db/list.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import { NEXT_VERSI } from '#server/db/versi.ts'

/** Maximum length of a list without paging. */
const WHOLE_LIST = 1000
const PAGE_SIZE = 12

// Exactly the expressions of the indexes.
const publishedAt = sql<Date>`coalesce(terbit, dibuat)`
const searchText = sql`(judul || E'\n' || konten)`

/** An article as stored. */
export interface WrittenArtikel {
  judul: string
  konten: string
  gambar: string | null
  status: 'draft' | 'published'
  terbit: Date | null
  penyakit: KodePenyakit[]
  /** Formatted document; null for plain text. */
  dokumen: Dokumen | null
  produkIds: number[]
}

/** An article as stored, with product ids only. */
export type ReadArtikel = Artikel & { dokumen: Dokumen; produkIds: number[] }

/** Visibility: readers see articles that are published by `pada`, the office sees all. */
export type View = { pada: Date } | 'semua'

export function artikelRepository(db: Db | Tx) {
  const visible = (view: View) => {
    const query = db.selectFrom('artikel')
    if (view === 'semua') return query
    return query
      .where('status', '=', 'published')
      .where((eb) => eb.or([eb('terbit', 'is', null), eb('terbit', '<=', view.pada)]))
  }

  return {
    async list({ page, limit, q }: z.output<typeof ArtikelQuery>, view: View): Promise<Page<Artikel>> {
      const size = limit ?? (page ? PAGE_SIZE : WHOLE_LIST)
      const found = q ? visible(view).where(ilike(searchText, q)) : visible(view)
      const [rows, { total }] = await Promise.all([
        selectArtikel(found)
          .orderBy(publishedAt, 'desc')
          .orderBy('artikel_id', 'desc')
          .limit(size)
          .offset(((page ?? 1) - 1) * size)
          .execute(),
        found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
      ])
      return { items: rows.map(toArtikel), total }
    },

    async find(artikelId: number, view: View): Promise<ReadArtikel | undefined> {
      const row = await selectArtikel(visible(view))
        .select(WHOLE)
        .where('artikel_id', '=', artikelId)
        .executeTakeFirst()
      return row && toFull(row)
    },

    /** Returns when the next scheduled article is published; undefined if there is none. */
    async nextPublication(after: Date): Promise<Date | undefined> {
      // `dibuat` is never in the future, so an indexed date after now is a scheduled publication.
      const row = await db
        .selectFrom('artikel')
        .select(publishedAt.as('terbit'))
        .where('status', '=', 'published')
        .where(publishedAt, '>', after)
        .orderBy(publishedAt)
        .limit(1)
        .executeTakeFirst()
      return row?.terbit
    },

    /** Returns a page of all articles. @param now separates published from scheduled articles */
    async listAdmin(
      { q, page, limit, status, urut }: z.output<typeof listArtikelAdmin.query & {}>,
      now: Date,
    ): Promise<Page<ArtikelRow>> {
      const { direction } = parseSort<'tanggal'>(urut)
      let found = db.selectFrom('artikel')
      if (q) found = found.where(ilike(searchText, q))
      if (status) found = found.where('status', '=', status === 'draft' ? 'draft' : 'published')
      // `dibuat` is never in the future, so the indexed date separates scheduled from published articles.
      if (status === 'terjadwal') found = found.where(publishedAt, '>', now)
      if (status === 'terbit') found = found.where(publishedAt, '<=', now)
      const [rows, total] = await Promise.all([
        // Excerpts are computed for the page's rows only, not for skipped rows.
        db
          .selectFrom(
            found
              .select([
                'artikel_id',
                'judul',
                'gambar',
                'status',
                'terbit',
                'versi',
                'konten',
                publishedAt.as('tanggal'),
              ])
              .orderBy(publishedAt, direction)
              .orderBy('artikel_id', direction)
              .limit(limit)
              .offset((page - 1) * limit)
              .as('halaman'),
          )
          .select(['artikel_id', 'judul', 'gambar', 'status', 'terbit', 'versi', 'tanggal', excerpt.as('cuplikan')])
          .orderBy('tanggal', direction)
          .orderBy('artikel_id', direction)
          .execute(),
        countUpTo(db, found.select('artikel_id')),
      ])
      return {
        items: rows.map(({ artikel_id: artikelId, tanggal, terbit, ...row }) => ({
          artikelId,
          ...row,
          terbit: terbit?.toISOString() ?? null,
          created_at: tanggal.toISOString(),
        })),
        total,
      }
    },

    /** The article, locked until the transaction ends. */
    lock: (artikelId: number): Promise<(WrittenArtikel & { versi: number }) | undefined> =>
      db
        .selectFrom('artikel')
        .select(['judul', 'konten', 'gambar', 'status', 'terbit', 'penyakit', 'versi', ...WHOLE])
        .where('artikel_id', '=', artikelId)
        .forUpdate()
        .executeTakeFirst(),

    async insert(artikel: WrittenArtikel, createdAt: Date): Promise<ReadArtikel> {
      const row = await db
        .insertInto('artikel')
        .values({ ...toRow(artikel), dibuat: createdAt })
        .returning([...COLUMNS, ...WHOLE])
        .returning(publishedAt.as('tanggal'))
        .executeTakeFirstOrThrow()
      return toFull(row)
    },

    async update(artikelId: number, artikel: WrittenArtikel): Promise<ReadArtikel> {
      const row = await db
        .updateTable('artikel')
        .set({ ...toRow(artikel), ...NEXT_VERSI })
        .where('artikel_id', '=', artikelId)
        .returning([...COLUMNS, ...WHOLE])
        .returning(publishedAt.as('tanggal'))
        .executeTakeFirstOrThrow()
      return toFull(row)
    },

    setPenyakit: (artikelId: number, penyakit: readonly KodePenyakit[]) =>
      db
        .updateTable('artikel')
        .set({ penyakit: [...penyakit], ...NEXT_VERSI })
        .where('artikel_id', '=', artikelId)
        .execute(),

    delete: (artikelId: number) => db.deleteFrom('artikel').where('artikel_id', '=', artikelId).execute(),
  }
}

const COLUMNS = ['artikel_id', 'judul', 'konten', 'gambar', 'status', 'terbit', 'penyakit'] as const

const WHOLE = ['dokumen', 'produk_ids as produkIds'] as const

const toRow = ({ dokumen, produkIds, ...rest }: WrittenArtikel) => ({
  ...rest,
  dokumen: dokumen && JSON.stringify(dokumen),
  produk_ids: produkIds,
})

/** First characters of the text on one line, so that the whole text is not transferred. */
const excerpt = sql<string>`
  left(regexp_replace(konten, '[[:space:]]+', ' ', 'g'), ${EXCERPT_LENGTH}::int) || CASE WHEN length(konten) > ${EXCERPT_LENGTH}::int THEN '…' ELSE '' END`

function selectArtikel(query: SelectQueryBuilder<Database, 'artikel', object>) {
  return query.select(COLUMNS).select(publishedAt.as('tanggal'))
}

type Row = Awaited<ReturnType<ReturnType<typeof selectArtikel>['execute']>>[number]

const toArtikel = ({ artikel_id, tanggal, terbit, ...row }: Row): Artikel => ({
  artikelId: artikel_id,
  id: artikel_id,
  ...row,
  terbit: terbit?.toISOString() ?? null,
  created_at: tanggal.toISOString(),
})

const toFull = ({
  dokumen,
  produkIds,
  ...row
}: Row & { dokumen: Dokumen | null; produkIds: number[] }): ReadArtikel => ({
  ...toArtikel(row),
  dokumen: dokumen ?? dokumenOf(row.konten),
  produkIds,
})
