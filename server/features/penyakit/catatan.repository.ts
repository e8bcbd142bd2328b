import { sql } from 'kysely'
import type { KodePenyakit } from '#content/penyakit.ts'
import type { KaitanOption } from '#contract/kaitan/admin.ts'
import type { CatatanToko } from '#contract/penyakit/endpoints.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

/** The shop's additions to a disease. */
export interface Catatan {
  catatan_toko: string
  artikelIds: number[]
}

const EMPTY = { catatan_toko: '', artikelIds: [], diubah: null }

/** Notes of the shop on diseases, one row per disease. */
export function catatanRepository(db: Db | Tx) {
  return {
    /** Returns the public note. @param at articles published by then are included */
    async readPublic(kode: KodePenyakit, at: Date): Promise<CatatanToko> {
      const [row, artikel] = await Promise.all([
        db.selectFrom('catatan_penyakit').select(['catatan', 'diubah']).where('kode', '=', kode).executeTakeFirst(),
        db
          .selectFrom('catatan_penyakit')
          .innerJoin('artikel', (join) => join.on(sql<boolean>`artikel_id = ANY (artikel_ids)`))
          .select(['artikel_id as artikelId', 'judul'])
          .where('kode', '=', kode)
          .where('status', '=', 'published')
          .where((eb) => eb.or([eb('terbit', 'is', null), eb('terbit', '<=', at)]))
          .orderBy('artikel_id')
          .execute(),
      ])
      return { catatan: row?.catatan ?? '', artikel, diubah: row?.diubah.toISOString() ?? null }
    },

    /** Returns all notes, with the author of the last change from the audit trail. */
    async list() {
      const { rows } = await sql<{ kode: string; catatan: string; artikel: number; diubah: Date; oleh: string }>`
        SELECT kode, catatan, diubah, coalesce(terakhir.oleh, '') AS oleh,
          (SELECT count(*) FROM artikel WHERE artikel_id = ANY (artikel_ids))::int AS artikel
        FROM catatan_penyakit LEFT JOIN LATERAL (
          SELECT oleh FROM jejak WHERE jenis = 'catatan-penyakit' AND rujukan = kode ORDER BY jejak_id DESC LIMIT 1
        ) AS terakhir ON true`.execute(db)
      return rows
    },

    /** Serializes changes of a disease's note, even if it has no row yet. */
    async lock(kode: KodePenyakit): Promise<void> {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`catatan penyakit ${kode}`}, 0))`.execute(db)
    },

    /** Returns a note without deleted articles. */
    async read(kode: KodePenyakit): Promise<Catatan & { diubah: Date | null }> {
      const row = await db
        .selectFrom('catatan_penyakit')
        .select(['catatan as catatan_toko', 'diubah'])
        .select(
          sql<number[]>`ARRAY(
            SELECT artikel_id FROM artikel WHERE artikel_id = ANY (artikel_ids) ORDER BY artikel_id)`.as('artikelIds'),
        )
        .where('kode', '=', kode)
        .executeTakeFirst()
      return row ?? EMPTY
    },

    /** Returns the articles that exist, by id. */
    async artikel(ids: readonly number[]): Promise<KaitanOption[]> {
      if (ids.length === 0) return []
      return db
        .selectFrom('artikel')
        .select(['artikel_id as id', 'judul as nama'])
        .select(sql<string>`CASE status WHEN 'draft' THEN 'draf' ELSE '' END`.as('keterangan'))
        .where('artikel_id', 'in', [...ids])
        .orderBy('artikel_id')
        .execute()
    },

    async put(kode: KodePenyakit, { catatan_toko, artikelIds }: Catatan, changedAt: Date): Promise<void> {
      const content = { catatan: catatan_toko, artikel_ids: artikelIds, diubah: changedAt }
      await db
        .insertInto('catatan_penyakit')
        .values({ kode, ...content })
        .onConflict((conflict) => conflict.column('kode').doUpdateSet(content))
        .execute()
    },

    async delete(kode: KodePenyakit): Promise<void> {
      await db.deleteFrom('catatan_penyakit').where('kode', '=', kode).execute()
    },
  }
}
