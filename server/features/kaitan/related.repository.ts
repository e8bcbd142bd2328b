import { sql } from 'kysely'
import type { KodePenyakit } from '#content/penyakit.ts'
import type { KaitanKind, KaitanOption } from '#contract/kaitan/admin.ts'
import type { Db } from '#server/db/client.ts'
import { patternOf } from '#server/db/list.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Maximum search results. */
const CHOICES_MAX = 12

/** Name, id and remarks of each kind of record. */
const TABLES = {
  produk: {
    id: 'produk_id',
    nama: sql<string>`nama`,
    keterangan: sql<string>`concat_ws(', ', CASE WHEN NOT aktif THEN 'diarsipkan' END, CASE WHEN resep THEN 'perlu resep: hanya disebut namanya' END)`,
  },
  paket: {
    id: 'paket_id',
    nama: sql<string>`title`,
    keterangan: sql<string>`CASE WHEN aktif THEN '' ELSE 'diarsipkan' END`,
  },
  artikel: {
    id: 'artikel_id',
    nama: sql<string>`judul`,
    keterangan: sql<string>`CASE status WHEN 'draft' THEN 'draf' ELSE '' END`,
  },
} as const

/** Records that the office links to diseases: rows of three tables, each with its disease codes. */
export function relatedRepository(db: Db | Tx) {
  const from = (kind: KaitanKind) => {
    const { id, nama, keterangan } = TABLES[kind]
    return sql`SELECT ${sql.ref(id)} AS id, ${nama} AS nama, ${keterangan} AS keterangan, penyakit FROM ${sql.table(kind)}`
  }

  return {
    /** Returns the number of records of a kind for each disease. */
    async count(kind: KaitanKind): Promise<Map<KodePenyakit, number>> {
      const { rows } = await sql<{ kode: KodePenyakit; jumlah: number }>`
        SELECT kode, count(*)::int AS jumlah FROM ${sql.table(kind)}, unnest(penyakit) AS kode
        WHERE penyakit <> '{}' GROUP BY kode`.execute(db)
      return new Map(rows.map(({ kode, jumlah }) => [kode, jumlah]))
    },

    /** Returns the records of a kind for a disease, by id. */
    async list(kind: KaitanKind, kode: KodePenyakit): Promise<KaitanOption[]> {
      const { rows } = await sql<KaitanOption>`
        SELECT id, nama, keterangan FROM (${from(kind)}) AS semua
        WHERE penyakit @> ${[kode]}::text[] AND penyakit <> '{}' ORDER BY id`.execute(db)
      return rows
    },

    /** Returns the records whose name contains `q`, by name. */
    async search(kind: KaitanKind, q: string): Promise<KaitanOption[]> {
      const { rows } = await sql<KaitanOption>`
        SELECT id, nama, keterangan FROM (${from(kind)}) AS semua
        WHERE nama ILIKE ${patternOf(q)} ORDER BY nama, id LIMIT ${CHOICES_MAX}`.execute(db)
      return rows
    },

    /** Serializes changes of a disease's links, so that a form is compared with the current state. */
    async lock(kode: KodePenyakit): Promise<void> {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`kaitan ${kode}`}, 0))`.execute(db)
    },

    /** Returns the rows, locked by id: orders lock in that order too. */
    async lockRows(kind: KaitanKind, ids: readonly number[]): Promise<(KaitanOption & { penyakit: KodePenyakit[] })[]> {
      if (ids.length === 0) return []
      const { rows } = await sql<KaitanOption & { penyakit: KodePenyakit[] }>`
        ${from(kind)} WHERE ${sql.ref(TABLES[kind].id)} = ANY(${ids}::int[])
        ORDER BY 1 FOR NO KEY UPDATE`.execute(db)
      return rows
    },
  }
}
