import { sql } from 'kysely'
import { BARIS_KINDS, type BarisKind, columnOf, type Nilai } from '#contract/buku-obat/columns.ts'
import type { Baris } from '#contract/buku-obat/merge.ts'
import { changedAtOf, isDeleted } from '#contract/buku-obat/merge.ts'
import { FINGERPRINT_MOD, type Fingerprint } from '#contract/buku-obat/stored.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

/** A row with its position in the sequence of the book's changes. */
export interface StoredBaris extends Baris {
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
  const rows = (jenis: BarisKind) =>
    db
      .selectFrom(jenis as 'keramba')
      .selectAll()
      .where('pengguna_id', '=', penggunaId)
  const read = (jenis: BarisKind) => (row: object) => barisOf(jenis, row as Row)

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

    advance: (urut: number) =>
      db.updateTable('buku_obat').set({ urut }).where('pengguna_id', '=', penggunaId).execute(),

    async find(jenis: BarisKind, ids: readonly string[]): Promise<Map<string, Baris>> {
      const found =
        ids.length > 0 ? await rows(jenis).where('id', '=', sql<string>`ANY (${ids}::uuid[])`).execute() : []
      return new Map(found.map(read(jenis)).map((baris) => [baris.id, baris]))
    },

    /** Counts the rows, including deleted ones. */
    async count(jenis: BarisKind): Promise<number> {
      const { jumlah } = await db
        .selectFrom(jenis as 'keramba')
        .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('jumlah'))
        .where('pengguna_id', '=', penggunaId)
        .executeTakeFirstOrThrow()
      return jumlah
    },

    /** Returns the changes after a position, in order. */
    async listAfter(urut: number, limit: number): Promise<StoredBaris[]> {
      const found: StoredBaris[] = []
      for (const jenis of BARIS_KINDS) {
        const some = await rows(jenis).where('urut', '>', urut).orderBy('urut').limit(limit).execute()
        found.push(...some.map(read(jenis)))
      }
      return found.sort((a, b) => a.urut - b.urut).slice(0, limit)
    },

    /** Returns the number of rows and the sum of their change times; see `fingerprintOf`. */
    async sidik(): Promise<Fingerprint> {
      const semua = sql.join(
        BARIS_KINDS.map((jenis) => sql`SELECT diubah FROM ${sql.table(jenis)} WHERE pengguna_id = ${penggunaId}`),
        sql` UNION ALL `,
      )
      const { rows } = await sql<Fingerprint>`
        SELECT count(*)::int AS jumlah,
          coalesce(sum((extract(epoch FROM diubah) * 1000)::bigint % ${sql.lit(FINGERPRINT_MOD)}), 0)::bigint AS jam
        FROM (${semua}) AS baris`.execute(db)
      return rows[0] ?? { jumlah: 0, jam: 0 }
    },

    listAll: async (jenis: BarisKind): Promise<Baris[]> => (await rows(jenis).execute()).map(read(jenis)),

    /** Writes a whole row. @param ingatkan the treatment's next reminder date */
    async put(baris: Baris, urut: number, ingatkan?: string | null): Promise<void> {
      const isi: Record<string, unknown> = {
        ...baris.isi,
        jam: JSON.stringify(baris.jam),
        diubah: new Date(changedAtOf(baris)),
        dihapus: isDeleted(baris) ? new Date(baris.jam.hapus ?? 0) : null,
        urut,
        ...(ingatkan !== undefined && { ingatkan }),
      }
      await db
        .insertInto(baris.jenis as 'keramba')
        .values({ ...isi, pengguna_id: penggunaId, id: baris.id } as never)
        .onConflict((conflict) => conflict.columns(['pengguna_id', 'id']).doUpdateSet(isi as never))
        .execute()
    },

    /** Deletes the whole book, including tombstones. */
    async forget(): Promise<void> {
      for (const jenis of BARIS_KINDS)
        await db
          .deleteFrom(jenis as 'keramba')
          .where('pengguna_id', '=', penggunaId)
          .execute()
      await db.deleteFrom('buku_obat').where('pengguna_id', '=', penggunaId).execute()
    },
  }
}

function barisOf(jenis: BarisKind, row: Row): StoredBaris {
  const isi = Object.fromEntries(columnOf(jenis).map((nama) => [nama, nilaiOf(row[nama])]))
  // A row that was deleted and changed later exists again; `jam` tells which was later.
  return { jenis, id: row.id, isi, hapus: row.dihapus !== null, jam: row.jam, urut: row.urut }
}

const nilaiOf = (nilai: unknown): Nilai => (nilai instanceof Date ? nilai.toISOString() : (nilai as Nilai))
