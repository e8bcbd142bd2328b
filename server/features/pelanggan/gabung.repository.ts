import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import { isForeignKeyViolation } from '#server/db/errors.ts'
import type { PersonalRows } from '#server/db/personal-rows.ts'
import { WRITE_ONCE } from '#server/db/shop-role.ts'
import type { Tx } from '#server/db/transaction.ts'

/** A table, with the columns that refer to an account, those of its primary key, and those that can be written. */
interface Shape {
  tabel: string
  pemilik: string[]
  kunci: string[]
  kolom: string[]
}

/** Days within which merged accounts can be separated. */
export const SPLIT_DAYS = 7

/** Columns that return to their value before the merge with their row, also if they changed since: one main address each. */
const WITH_ROW: Readonly<Record<string, readonly string[]>> = { alamat: ['utama'] }

/**
 * Merges of accounts, with the rows that they changed or deleted. Tables come from the foreign keys of the database and from
 * the parts of a person's data, so that each new table is included.
 */
export function gabungRepository(db: Db | Tx) {
  const listShapes = async (where: RawBuilder<boolean>): Promise<Shape[]> => {
    const { rows } = await sql<Shape>`
      SELECT relname AS tabel,
        ARRAY(SELECT attname::text FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
          WHERE conrelid = pg_class.oid AND contype = 'f' AND confrelid = 'pengguna'::regclass) AS pemilik,
        ARRAY(SELECT attname::text FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
          WHERE indrelid = pg_class.oid AND indisprimary) AS kunci,
        ARRAY(SELECT attname::text FROM pg_attribute
          WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS kolom
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND ${where} ORDER BY relname`.execute(
      db,
    )
    return rows
  }
  const shapesOf = (gabungId: number) =>
    listShapes(sql`relname IN (SELECT tabel FROM gabung_baris WHERE gabung_id = ${gabungId})`)

  /** Stores all rows about the account `source`, and the group of `target`, before the merge. */
  async function snapshot(gabungId: number, parts: PersonalRows, source: number, target: number): Promise<void> {
    const referring = await listShapes(sql`relname <> ALL (${Object.keys(WRITE_ONCE)}::text[]) AND EXISTS (
      SELECT FROM pg_constraint WHERE conrelid = pg_class.oid AND contype = 'f' AND confrelid = 'pengguna'::regclass)`)
    const all = [
      ...referring.map(
        ({ tabel, pemilik }) =>
          sql`${sql.table(tabel)} t WHERE ${source} IN (${sql.join(pemilik.map((name) => sql.ref(name)))})`,
      ),
      ...Object.values(parts).map((rowsOf) => rowsOf(source)),
    ]
    for (const rows of all)
      await sql`
        INSERT INTO gabung_baris (gabung_id, tabel, sebelum)
        SELECT ${gabungId}::int, tableoid::regclass::text, to_jsonb(t) FROM ${rows}
        EXCEPT SELECT gabung_id, tabel, sebelum FROM gabung_baris WHERE gabung_id = ${gabungId}`.execute(db)
    await sql`INSERT INTO gabung_baris (gabung_id, tabel, sebelum)
      SELECT ${gabungId}, 'pengguna', jsonb_build_object('pengguna_id', pengguna_id, 'grup_id', grup_id)
      FROM pengguna WHERE pengguna_id = ${target}`.execute(db)
    // A row whose key the target has already is deleted by the merge. Afterwards, the two could not be told apart.
    for (const shape of await shapesOf(gabungId))
      if (shape.kunci.some((name) => shape.pemilik.includes(name)))
        await sql`UPDATE gabung_baris SET sesudah = 'null' FROM ${moved(shape, gabungId, source, target)}`.execute(db)
  }

  /** Stores what the merge made of the rows; rows that it left alone are removed. */
  async function compare(gabungId: number, source: number, target: number): Promise<void> {
    for (const shape of await shapesOf(gabungId))
      await sql`
        UPDATE gabung_baris SET sesudah = coalesce((
          SELECT jsonb_object_agg(key, value) FROM jsonb_each(to_jsonb(t))
          WHERE sebelum ? key AND sebelum -> key IS DISTINCT FROM value), '{}')
        FROM ${moved(shape, gabungId, source, target)} AND sesudah IS NULL`.execute(db)
    await sql`DELETE FROM gabung_baris WHERE gabung_id = ${gabungId} AND sesudah = '{}'`.execute(db)
    await sql`UPDATE gabung_baris SET sesudah = NULL WHERE gabung_id = ${gabungId} AND sesudah = 'null'`.execute(db)
  }

  /** FROM and WHERE of rows `t` with the key of a stored row, as the merge leaves it: in the name of the target. */
  const moved = ({ tabel, pemilik, kunci }: Shape, gabungId: number, source: number, target: number) => {
    const owners = kunci.filter((name) => pemilik.includes(name))
    const key = (name: string) => sql.ref(name)
    return sql`${sql.table(tabel)} t
      WHERE gabung_baris.gabung_id = ${gabungId} AND tabel = ${tabel} AND (${sql.join(kunci.map((name) => sql`t.${key(name)}`))}) = (
        SELECT ${sql.join(
          kunci.map((name) =>
            owners.includes(name)
              ? sql`CASE WHEN ${key(name)} = ${source} THEN ${target}::int ELSE ${key(name)} END`
              : key(name),
          ),
        )} FROM jsonb_populate_record(NULL::${sql.table(tabel)}, sebelum))`
  }

  /** Gives changed rows back whose owner is still `target`. Values that changed since the merge stay. */
  async function giveBack({ tabel, pemilik, kunci, kolom }: Shape, gabungId: number, target: number): Promise<void> {
    const { rows: groups } = await sql<{ names: string[] }>`
      SELECT DISTINCT ARRAY(SELECT jsonb_object_keys(sesudah) ORDER BY 1) AS names FROM gabung_baris
      WHERE gabung_id = ${gabungId} AND tabel = ${tabel} AND sesudah IS NOT NULL`.execute(db)
    for (const { names } of groups) {
      const owners = names.filter((name) => pemilik.includes(name))
      const fixed = [...owners, ...(WITH_ROW[tabel] ?? [])]
      const values = [...new Set([...names, ...fixed])]
        .filter((name) => kolom.includes(name))
        .map((name) => {
          const [column, old, merged] = [sql.ref(name), sql.ref(`lama.${name}`), sql.ref(`kini.${name}`)]
          const current = sql.ref(`t.${name}`)
          return fixed.includes(name)
            ? sql`${column} = ${old}`
            : sql`${column} = CASE WHEN ${current} IS NOT DISTINCT FROM ${merged} THEN ${old} ELSE ${current} END`
        })
      const isSame = (name: string) => sql`${sql.ref(`t.${name}`)} IS NOT DISTINCT FROM ${sql.ref(`kini.${name}`)}`
      const type = sql.table(tabel)
      await sql`
        UPDATE ${type} t SET ${sql.join(values)}
        FROM gabung_baris g,
          LATERAL (SELECT coalesce(jsonb_object_agg(key, ${target}::int), '{}') AS isi FROM jsonb_each(g.sesudah)
            WHERE key = ANY (${owners}::text[]) AND value <> 'null') AS milik,
          jsonb_populate_record(NULL::${type}, g.sebelum) AS lama,
          jsonb_populate_record(NULL::${type}, g.sebelum || g.sesudah || milik.isi) AS kini
        WHERE g.gabung_id = ${gabungId} AND g.tabel = ${tabel}
          AND ARRAY(SELECT jsonb_object_keys(g.sesudah) ORDER BY 1) = ${names}::text[]
          AND ${sql.join([...new Set([...kunci, ...owners])].map(isSame), sql` AND `)}`.execute(db)
    }
  }

  /** Inserts deleted rows again, unless an equal one exists, or a row that they refer to is gone. */
  async function insertAgain({ tabel, kolom }: Shape, gabungId: number, change: object = {}): Promise<void> {
    const { rows } = await sql<{ id: string; names: string[] }>`
      SELECT gabung_baris_id AS id, ARRAY(SELECT jsonb_object_keys(sebelum)) AS names FROM gabung_baris
      WHERE gabung_id = ${gabungId} AND tabel = ${tabel} AND sesudah IS NULL ORDER BY gabung_baris_id`.execute(db)
    for (const { id, names } of rows) {
      const columns = sql.join(kolom.filter((name) => names.includes(name)).map((name) => sql.ref(name)))
      await sql`SAVEPOINT baris_lama`.execute(db)
      await sql`
        INSERT INTO ${sql.table(tabel)} (${columns}) OVERRIDING SYSTEM VALUE
        SELECT ${columns} FROM gabung_baris,
          jsonb_populate_record(NULL::${sql.table(tabel)}, sebelum || ${JSON.stringify(change)}::jsonb)
        WHERE gabung_baris_id = ${id} ON CONFLICT DO NOTHING`
        .execute(db)
        .catch(async (error: unknown) => {
          if (!isForeignKeyViolation(error)) throw error
          await sql`ROLLBACK TO SAVEPOINT baris_lama`.execute(db)
        })
    }
  }

  return {
    snapshot,
    compare,

    async open(penggunaId: number, source: number, now: Date): Promise<number> {
      const until = new Date(now.getTime() + SPLIT_DAYS * 86_400_000)
      const row = { pengguna_id: penggunaId, dari: source, dibuat: now, kedaluwarsa: until }
      const { gabung_id } = await db
        .insertInto('gabung_akun')
        .values(row)
        .returning('gabung_id')
        .executeTakeFirstOrThrow()
      return gabung_id
    },

    find: (gabungId: number) =>
      db.selectFrom('gabung_akun').selectAll().where('gabung_id', '=', gabungId).executeTakeFirst(),

    /** Returns the merged account as it was, or undefined if its rows are deleted. */
    async findAkun(
      gabungId: number,
      source: number,
    ): Promise<{ nama: string; email: string; alamat: string; gambar: string | null } | undefined> {
      const { rows } = await sql<{ nama: string; email: string; alamat: string; gambar: string | null }>`
        SELECT sebelum ->> 'nama' AS nama, sebelum ->> 'email' AS email, sebelum ->> 'alamat' AS alamat,
          sebelum ->> 'gambar' AS gambar FROM gabung_baris
        WHERE gabung_id = ${gabungId} AND tabel = 'pengguna' AND (sebelum ->> 'pengguna_id')::int = ${source}`.execute(
        db,
      )
      return rows[0]
    },

    /** Returns the merges into an account that can still be separated, newest first. */
    async listOpen(penggunaId: number, now: Date) {
      const { rows } = await sql<{ gabungId: number; nama: string; email: string; dibuat: Date; sampai: Date }>`
        SELECT g.gabung_id AS "gabungId", sebelum ->> 'nama' AS nama, sebelum ->> 'email' AS email, g.dibuat, g.kedaluwarsa AS sampai
        FROM gabung_akun g JOIN gabung_baris b ON b.gabung_id = g.gabung_id AND tabel = 'pengguna' AND (sebelum ->> 'pengguna_id')::int = dari
        WHERE pengguna_id = ${penggunaId} AND kedaluwarsa > ${now} ORDER BY g.gabung_id DESC`.execute(db)
      return rows
    },

    /** Gives the merged account and its rows back. The account has no session and no address text of its profile yet. */
    async restore(gabungId: number, target: number): Promise<void> {
      const shapes = await shapesOf(gabungId)
      const [akun, rest] = [
        shapes.filter(({ tabel }) => tabel === 'pengguna'),
        shapes.filter(({ tabel }) => tabel !== 'pengguna'),
      ]
      // A trigger makes an address of the text of the profile.
      for (const shape of akun) await insertAgain(shape, gabungId, { alamat: '' })
      for (const shape of shapes) await giveBack(shape, gabungId, target)
      for (const shape of rest) await insertAgain(shape, gabungId)
    },

    markSplit: (gabungId: number, now: Date) =>
      db.updateTable('gabung_akun').set({ dipisah: now }).where('gabung_id', '=', gabungId).execute(),

    forgetRows: (gabungId: number) => db.deleteFrom('gabung_baris').where('gabung_id', '=', gabungId).execute(),

    /** Returns the merges that still have rows: those whose time is over, or those into one account. */
    listWithRows: (where: { before: Date } | { penggunaId: number }) =>
      db
        .selectFrom('gabung_akun')
        .selectAll()
        .where((eb) =>
          eb.exists(eb.selectFrom('gabung_baris').whereRef('gabung_baris.gabung_id', '=', 'gabung_akun.gabung_id')),
        )
        .where((eb) =>
          'before' in where ? eb('kedaluwarsa', '<=', where.before) : eb('pengguna_id', '=', where.penggunaId),
        )
        .execute(),
  }
}
