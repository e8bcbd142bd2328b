import type { ColumnType } from 'kysely'

/*
 * Types of columns that their SQL type does not tell. `tools/schema/run.ts` names the columns.
 */

/** A JSON column, written as JSON text. */
export type Json<T> = ColumnType<T, string | Extract<T, null> | undefined, string | Extract<T, null>>

/** A column that is set on insert and never updated. */
export type Fixed<T> = ColumnType<T, T, never>

/** A JSON column that is set on insert and never updated. */
export type FixedJson<T> = ColumnType<T, string | Extract<T, null> | undefined, never>

/** A quantity of one order line. */
export interface ReturnedGoods {
  urutan: number
  jumlah: number
  /** Value in rupiah; absent in old refunds. */
  nilai?: number
}

/** A quantity of one product. */
export interface ReturnedRak {
  produkId: number
  jumlah: number
  /** Destination. Default: chosen automatically. */
  ke?: ReturnedTo
}

/** Location of returned goods: their original lot, or quarantine. */
export type ReturnedTo = 'rak' | 'karantina'

/** Parsed input of a request that waits for a second person. */
export interface SavedInput {
  params?: unknown
  query?: unknown
  body?: unknown
}
