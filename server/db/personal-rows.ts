import { type RawBuilder, sql } from 'kysely'
import type { Database } from './tables.ts'

/** An account's rows of one table: a FROM clause with the alias `t`. */
type Rows = (userId: number) => RawBuilder<unknown>
/** Rows of an account in the export of its data, by the name of their part. */
export type PersonalRows = Readonly<Record<string, Rows>>

/** Parts of the rows that name the account, each called like its table. */
export const rowsOfAccount = <Table extends keyof Database>(...tables: Table[]): Record<Table, Rows> =>
  parts(tables, (userId) => sql`pengguna_id = ${userId}`)

/** Parts of the rows that name an order of the account, each called like its table. */
export const rowsOfPesanan = <Table extends keyof Database>(...tables: Table[]): Record<Table, Rows> =>
  parts(tables, isOfPesanan)

/** Condition that `pesanan_id` is an order of the account. */
export const isOfPesanan: Rows = (userId) =>
  sql`pesanan_id IN (SELECT pesanan_id FROM pesanan WHERE pengguna_id = ${userId})`

function parts<Table extends string>(tables: Table[], isOwn: Rows): Record<Table, Rows> {
  const entries = tables.map((table): [string, Rows] => [
    table,
    (userId) => sql`${sql.table(table)} t WHERE ${isOwn(userId)}`,
  ])
  return Object.fromEntries(entries) as Record<Table, Rows>
}
