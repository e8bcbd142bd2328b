import { sql } from 'kysely'
import type { z } from 'zod'
import type { Page } from '#contract/endpoint.ts'
import type { listPelanggaran, Pelanggaran } from '#contract/pelanggaran/admin.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo } from '#server/db/list.ts'
import type { Laporan } from './read-laporan.ts'

/** Maximum kinds stored. Further kinds, for example forged ones, are ignored. */
const KINDS_MAX = 200

export function pelanggaranRepository(db: Db) {
  return {
    /** Counts a violation. A new kind is only added below the maximum. */
    async count({ aturan, asal, halaman, berkas }: Laporan, now: Date): Promise<void> {
      await sql`
        INSERT INTO pelanggaran (aturan, asal, halaman, berkas, pertama, terakhir)
        SELECT ${aturan}, ${asal}, ${halaman}, ${berkas}, ${now}::timestamptz, ${now}::timestamptz
        WHERE EXISTS (SELECT FROM pelanggaran WHERE aturan = ${aturan} AND asal = ${asal})
          OR (SELECT count(*) FROM pelanggaran) < ${KINDS_MAX}
        ON CONFLICT (aturan, asal) DO UPDATE SET
          jumlah = pelanggaran.jumlah + 1, halaman = excluded.halaman, berkas = excluded.berkas,
          terakhir = greatest(pelanggaran.terakhir, excluded.terakhir)`.execute(db)
    },

    async list({ q, page, limit }: z.output<typeof listPelanggaran.query & {}>): Promise<Page<Pelanggaran>> {
      let found = db.selectFrom('pelanggaran')
      if (q)
        found = found.where(sql<boolean>`strpos(lower(concat_ws(' ', aturan, asal, halaman, berkas)), lower(${q})) > 0`)
      const [rows, total] = await Promise.all([
        found
          .selectAll()
          .orderBy('terakhir', 'desc')
          .orderBy('aturan')
          .orderBy('asal')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found.select('aturan')),
      ])
      const items = rows.map(({ pertama, terakhir, ...row }) => ({
        ...row,
        pertama: pertama.toISOString(),
        terakhir: terakhir.toISOString(),
      }))
      return { items, total }
    },

    async deleteUntil(time: Date): Promise<void> {
      await db.deleteFrom('pelanggaran').where('terakhir', '<', time).execute()
    },
  }
}
