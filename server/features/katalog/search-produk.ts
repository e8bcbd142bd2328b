import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { TOTAL_MAX } from '#contract/total.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

/** So many bytes in a row the index knows at least, see `gram` in the migrations. */
const GRAM_MIN = 3

/** Does the index know `q`? What is shorter must be looked for in every product. */
export const isIndexed = (q: string): boolean => Buffer.byteLength(q) >= GRAM_MIN

/** Does name or description contain `q`, whatever the case? It asks every product. */
export const contains = (q: string): Expression<SqlBool> => sql<SqlBool>`strpos(cari, lower(${q})) > 0`

interface Pencarian {
  kategori?: readonly number[] | undefined
  arsip: boolean
  /** So many at most, whichever come first. */
  most: number
}

/** By the index, products that contain `q`; archived ones only with `arsip`. */
export const searchProduk = (q: string, { kategori, arsip, most }: Pencarian): RawBuilder<unknown> =>
  sql`SELECT * FROM cari_produk(${q}, ${kategori?.length ? [...new Set(kategori)] : null}::int[], ${arsip},
    (SELECT max(produk_id) FROM produk), ${most})`

/** Which products contain `q`, archived ones as well: by their ids, or where they are very many by asking each. */
export async function searched(db: Db | Tx, q: string): Promise<Expression<SqlBool>> {
  if (!isIndexed(q)) return contains(q)
  const found = searchProduk(q, { arsip: true, most: TOTAL_MAX + 1 })
  const { rows } = await sql<{ produk_id: number }>`SELECT produk_id FROM (${found}) AS hit`.execute(db)
  return rows.length > TOTAL_MAX
    ? contains(q)
    : sql<SqlBool>`produk_id = ANY(${rows.map((row) => row.produk_id)}::int[])`
}
