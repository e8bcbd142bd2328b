import {
  type Expression,
  type ExpressionBuilder,
  type InsertObject,
  type Kysely,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import type { z } from 'zod'
import type { Column } from '#contract/columns.ts'
import type { Original } from '#contract/edit.ts'
import type { Page } from '#contract/endpoint.ts'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import type { Db } from '#server/db/client.ts'
import { isUniqueViolation } from '#server/db/errors.ts'
import { countUpTo, ilike, parseSort } from '#server/db/list.ts'
import type { Database } from '#server/db/tables.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import { NEXT_VERSI } from '#server/db/versi.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { changedFields, requireVersi } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { jejakRepository } from './jejak.repository.ts'

type ColumnOf<T extends keyof Database> = keyof Selectable<Database[T]> & string
/** Changed fields of an edit, as `edit` of the contract parses them. */
type Edit<FormValues> = { [Name in keyof FormValues]?: FormValues[Name] | undefined } & {
  semula?: Original | undefined
}

type Before<Code, End extends string> = Code extends `${infer Kode}_${End}` ? Kode : never
/** Prefix of the errors `…_TIDAK_ADA` and `…_SUDAH_ADA`. */
type Kode = Before<ErrorCode, 'TIDAK_ADA'> & Before<ErrorCode, 'SUDAH_ADA'>

interface Options<T extends keyof Database, FormValues, Row, SortKey extends string> {
  table: T
  key: ColumnOf<T>
  /** Kind in the audit trail. */
  jenis: string
  /** Name at the start of a message. */
  sebutan: string
  kode: Kode
  /** Field whose value no other record may have. */
  unique: keyof FormValues & string
  /** Schema of a new record: its fields are columns of the table. */
  body: z.ZodObject &
    z.ZodType<FormValues> &
    (Exclude<keyof FormValues, keyof Database[T]> extends never ? unknown : never)
  columns: Readonly<Record<string, Column>>
  /** Selects the records as the API returns them. */
  rows(db: Db | Tx): SelectQueryBuilder<Database, T, Row>
  /** Returns the title in the audit trail. */
  judul(row: Row): string
  /** Searched text: exactly the expression of a trigram index. */
  cari: Expression<unknown>
  /** Column of each sort key that the list accepts. */
  sort?: Record<SortKey, ColumnOf<T>>
  /** Order of a list without sort keys. */
  order?: readonly (ColumnOf<T> | `-${ColumnOf<T>}`)[]
  /** Error if the last active record would be deactivated or deleted. */
  terakhir?: ErrorCode
  /** Returns the values to store. */
  prepare?(input: Partial<FormValues>, before?: Row): Partial<Selectable<Database[T]>>
  /** Columns of a new record that no form sends. */
  baru?(now: Date): Partial<InsertObject<Database, T>>
  /** Replaces the INSERT. @returns the id; undefined if the record exists */
  insert?(tx: Tx, input: FormValues, now: Date): Promise<number | undefined>
  /** Replaces the DELETE. @returns a message if the record was archived instead */
  hapus?(tx: Tx, id: number): Promise<string | undefined>
  /** Returns the fields for the audit trail. Default: those that a form sends. */
  trailOf?(row: Row): object
}

type Manage = Pick<Deps, 'db' | 'clock'>

/** Returns the list, reads and audited writes of a table's records. */
export function records<
  T extends keyof Database & string,
  FormValues extends object,
  Row extends { versi: number; aktif?: boolean },
  SortKey extends string = never,
>(options: Options<T, FormValues, Row, SortKey>) {
  const { rows, prepare = (input: object) => input } = options
  const table: string = options.table
  const key: string = options.key
  const names = Object.keys(options.body.shape)
  const trailOf =
    options.trailOf ?? ((row) => Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name))))
  const plain = (tx: Tx) => tx as unknown as Kysely<Record<string, Record<string, unknown>>>
  const isKey = (id: number) => sql<SqlBool>`${sql.ref(`${table}.${key}`)} = ${id}`

  function need(row: Row | undefined): Row {
    if (!row) throw new AppError(`${options.kode}_TIDAK_ADA`)
    return row
  }
  const read = async (db: Db | Tx, id: number) => need(await rows(db).where(isKey(id)).executeTakeFirst())

  async function lock(tx: Tx, id: number): Promise<Row> {
    // All rows, in one order: otherwise two requests could deactivate the last two records.
    if (options.terakhir) await plain(tx).selectFrom(table).select(key).orderBy(key).forUpdate().execute()
    return need(await rows(tx).where(isKey(id)).forUpdate(options.table).executeTakeFirst())
  }
  async function requireOther(tx: Tx, id: number, { aktif }: Row): Promise<void> {
    if (!options.terakhir || !aktif) return
    const other = plain(tx).selectFrom(table).select(key).where('aktif', '=', true).where(key, '!=', id)
    if (!(await other.limit(1).executeTakeFirst())) throw new AppError(options.terakhir)
  }
  function rejectDuplicate(cause?: unknown): never {
    if (cause && !isUniqueViolation(cause)) throw cause
    const code: ErrorCode = `${options.kode}_SUDAH_ADA`
    throw new AppError(code, { errors: [{ path: options.unique, msg: ERRORS[code].message }], cause })
  }
  const {
    insert = async (tx: Tx, input: FormValues, now: Date) => {
      const values = plain(tx)
        .insertInto(table)
        .values({ ...prepare(input), ...options.baru?.(now) })
      const row = await values.returning(key).executeTakeFirstOrThrow()
      return Number(row[key])
    },
    hapus = async (tx: Tx, id: number) => {
      await plain(tx).deleteFrom(table).where(key, '=', id).execute()
      return undefined
    },
  } = options

  return {
    /** @throws `…_TIDAK_ADA` */
    read,

    async list(
      db: Db,
      { q, page, limit, urut }: { q?: string | undefined; page: number; limit: number; urut?: SortKey | `-${SortKey}` },
      where?: (eb: ExpressionBuilder<Database, T>) => Expression<SqlBool>,
    ): Promise<Page<Row>> {
      let found = rows(db)
      if (q) found = found.where(ilike(options.cari, q))
      if (where) found = found.where(where)
      let sorted = found
      for (const by of urut ? [urut] : (options.order ?? [])) {
        const { column, direction } = parseSort<string>(by)
        sorted = sorted.orderBy(sql.ref(options.sort?.[column as SortKey] ?? column), direction)
      }
      const [items, total] = await Promise.all([
        sorted
          .orderBy(sql.ref(key))
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found.clearSelect().select(sql.ref(key).as('id'))),
      ])
      return { items, total }
    },

    /** @throws `…_SUDAH_ADA` */
    create: ({ db, clock }: Manage, { penggunaId }: Sesi, input: FormValues) =>
      transaction(db, async (tx) => {
        const recordId = (await insert(tx, input, clock()).catch(rejectDuplicate)) ?? rejectDuplicate()
        const row = await read(tx, recordId)
        const entry = {
          tindakan: 'buat',
          jenis: options.jenis,
          rujukan: recordId,
          judul: options.judul(row),
          sesudah: trailOf(row),
        } as const
        await jejakRepository(tx).record(penggunaId, entry, clock())
        return { message: `${options.sebutan} berhasil ditambahkan`, ...row }
      }),

    /** @throws `…_TIDAK_ADA`, `…_SUDAH_ADA`, ISIAN_BENTROK; `terakhir` if no record would stay active */
    update: ({ db, clock }: Manage, { penggunaId }: Sesi, recordId: number, body: Edit<FormValues>) =>
      transaction(db, async (tx) => {
        const before = await lock(tx, recordId)
        const change = changedFields(body, before, options.columns) as unknown as Partial<FormValues> & {
          aktif?: boolean
        }
        if (change.aktif === false) await requireOther(tx, recordId, before)
        const values = { ...prepare(change, before), ...NEXT_VERSI }
        await plain(tx).updateTable(table).set(values).where(key, '=', recordId).execute().catch(rejectDuplicate)
        const row = await read(tx, recordId)
        const content = { sebelum: trailOf(before), sesudah: trailOf(row) }
        const entry = {
          tindakan: 'ubah',
          jenis: options.jenis,
          rujukan: recordId,
          judul: options.judul(row),
          ...content,
        } as const
        await jejakRepository(tx).record(penggunaId, entry, clock())
        return { message: `${options.sebutan} berhasil diperbarui`, ...row }
      }),

    /**
     * @param versi version that the administrator saw
     * @throws `…_TIDAK_ADA`, DATA_BERUBAH; `terakhir` if no record would stay active
     */
    remove: ({ db, clock }: Manage, { penggunaId }: Sesi, recordId: number, versi?: number) =>
      transaction(db, async (tx) => {
        const row = await lock(tx, recordId)
        requireVersi(row, versi)
        await requireOther(tx, recordId, row)
        const archived = await hapus(tx, recordId)
        const before = trailOf(row)
        const content = archived ? { sebelum: before, sesudah: { ...before, aktif: false } } : { sebelum: before }
        const tindakan = archived ? 'arsip' : 'hapus'
        const entry = {
          tindakan,
          jenis: options.jenis,
          rujukan: recordId,
          judul: options.judul(row),
          ...content,
        } as const
        await jejakRepository(tx).record(penggunaId, entry, clock())
        return { message: archived ?? `${options.sebutan} berhasil dihapus` }
      }),
  }
}
