import { sql } from 'kysely'
import { columnNamesOf, ENTRY_KINDS, type EntryKind, type Value } from '#contract/buku-obat/columns.ts'
import type { Entry } from '#contract/buku-obat/merge.ts'
import { changedAtOf, isDeleted } from '#contract/buku-obat/merge.ts'
import { FINGERPRINT_MOD, type Fingerprint } from '#contract/buku-obat/stored.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

/** A row with its position in the sequence of the book's changes. */
export interface StoredEntry extends Entry {
  urut: number
}

interface Row extends Record<string, unknown> {
  id: string
  jam: Record<string, number>
  dihapus: Date | null
  urut: number
}

/** The medicine book of one account. Rows of other accounts are not found. */
export function bukuObatRepository(db: Db | Tx, penggunaId: number) {
  // The four tables differ only in the columns that `columnOf` lists.
  const rows = (kind: EntryKind) =>
    db
      .selectFrom(kind as 'keramba')
      .selectAll()
      .where('pengguna_id', '=', penggunaId)
  const read = (kind: EntryKind) => (row: object) => toEntry(kind, row as Row)

  return {
    /**
     * Creates the book if it does not exist, and locks it until the transaction ends. @returns the position of its last change
     */
    async lock(): Promise<number> {
      const { urut } = await db
        .insertInto('buku_obat')
        .values({ pengguna_id: penggunaId })
        .onConflict((conflict) => conflict.column('pengguna_id').doUpdateSet({ urut: sql<number>`buku_obat.urut` }))
        .returning('urut')
        .executeTakeFirstOrThrow()
      return urut
    },

    advance: (sequence: number) =>
      db.updateTable('buku_obat').set({ urut: sequence }).where('pengguna_id', '=', penggunaId).execute(),

    async find(kind: EntryKind, ids: readonly string[]): Promise<Map<string, Entry>> {
      const found = ids.length > 0 ? await rows(kind).where('id', '=', sql<string>`ANY (${ids}::uuid[])`).execute() : []
      return new Map(found.map(read(kind)).map((entry) => [entry.id, entry]))
    },

    /** Counts the rows, including deleted ones. */
    async count(kind: EntryKind): Promise<number> {
      const { jumlah } = await db
        .selectFrom(kind as 'keramba')
        .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('jumlah'))
        .where('pengguna_id', '=', penggunaId)
        .executeTakeFirstOrThrow()
      return jumlah
    },

    /** Returns the changes after a position, in order. */
    async listAfter(sequence: number, limit: number): Promise<StoredEntry[]> {
      const found: StoredEntry[] = []
      for (const kind of ENTRY_KINDS) {
        const some = await rows(kind).where('urut', '>', sequence).orderBy('urut').limit(limit).execute()
        found.push(...some.map(read(kind)))
      }
      return found.sort((a, b) => a.urut - b.urut).slice(0, limit)
    },

    /** Returns the number of rows and the sum of their change times; see `fingerprintOf`. */
    async readFingerprint(): Promise<Fingerprint> {
      const all = sql.join(
        ENTRY_KINDS.map((kind) => sql`SELECT diubah FROM ${sql.table(kind)} WHERE pengguna_id = ${penggunaId}`),
        sql` UNION ALL `,
      )
      const { rows } = await sql<Fingerprint>`
        SELECT count(*)::int AS jumlah,
          coalesce(sum((extract(epoch FROM diubah) * 1000)::bigint % ${sql.lit(FINGERPRINT_MOD)}), 0)::bigint AS jam
        FROM (${all}) AS baris`.execute(db)
      return rows[0] ?? { jumlah: 0, jam: 0 }
    },

    listAll: async (kind: EntryKind): Promise<Entry[]> => (await rows(kind).execute()).map(read(kind)),

    /** Writes a whole row. @param reminder the treatment's next reminder date */
    async put(entry: Entry, sequence: number, reminder?: string | null): Promise<void> {
      const content: Record<string, unknown> = {
        ...entry.isi,
        jam: JSON.stringify(entry.jam),
        diubah: new Date(changedAtOf(entry)),
        dihapus: isDeleted(entry) ? new Date(entry.jam.hapus ?? 0) : null,
        urut: sequence,
        ...(reminder !== undefined && { ingatkan: reminder }),
      }
      await db
        .insertInto(entry.jenis as 'keramba')
        .values({ ...content, pengguna_id: penggunaId, id: entry.id } as never)
        .onConflict((conflict) => conflict.columns(['pengguna_id', 'id']).doUpdateSet(content as never))
        .execute()
    },

    /** Deletes the whole book, including tombstones. */
    async forget(): Promise<void> {
      for (const kind of ENTRY_KINDS)
        await db
          .deleteFrom(kind as 'keramba')
          .where('pengguna_id', '=', penggunaId)
          .execute()
      await db.deleteFrom('buku_obat').where('pengguna_id', '=', penggunaId).execute()
    },
  }
}

function toEntry(kind: EntryKind, row: Row): StoredEntry {
  const content = Object.fromEntries(columnNamesOf(kind).map((name) => [name, toValue(row[name])]))
  // A row that was deleted and changed later exists again; `jam` tells which was later.
  return { jenis: kind, id: row.id, isi: content, hapus: row.dihapus !== null, jam: row.jam, urut: row.urut }
}

const toValue = (value: unknown): Value => (value instanceof Date ? value.toISOString() : (value as Value))
