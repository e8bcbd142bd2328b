import { type RawBuilder, sql } from 'kysely'
import type { BoundProduk } from '#contract/katalog/paket-admin.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/transaction.ts'

/** A product that the name of an unlinked part equals or resembles. */
export type SimilarProduk = BoundProduk & {
  /** True if the names are equal, ignoring case. */
  persis: boolean
}

/**
 * Selects the product with the most similar name as JSON, or null. Names are similar if they sound alike (`ejaan`), or if one
 * starts with the other. For a prescription product, one matching word is enough: its own first word or that of a substance. It
 * must not be sold under another name.
 */
export const similarProduk = (name: RawBuilder<unknown>) => sql<SimilarProduk | null>`(
  SELECT jsonb_build_object('produkId', produk_id, 'nama', nama, 'stok', stok, 'aktif', aktif, 'resep', resep, 'persis', persis)
  FROM (
    SELECT produk.*, lower(trim(produk.nama)) = lower(trim(dicari.nama)) AS persis,
      produk.ejaan LIKE awal AND length(awal) >= ${WORD_LENGTH_MIN} + 2 AS berawal, similarity(produk.ejaan, bunyi) AS dekat
    FROM ${searched(name)}, produk
    WHERE produk.ejaan % bunyi OR produk.ejaan LIKE awal
    UNION ALL
    SELECT produk.*, false, false, 1 FROM ${searched(name)}, produk
    WHERE resep AND EXISTS (
      SELECT FROM (
        VALUES (split_part(produk.ejaan, ' ', 1)), (ejaan(split_part(zat, ' ', 1)))
        UNION ALL SELECT ejaan(split_part(satu->>'nama', ' ', 1)) FROM jsonb_array_elements(zat_aktif) AS satu
      ) AS isi (kata)
      WHERE length(kata) >= ${WORD_LENGTH_MIN} AND word_similarity(kata, bunyi) >= ${SAME_WORD}
    )
  ) AS calon
  WHERE persis OR (aktif OR resep) AND (dekat >= ${SAME_NAME} OR berawal)
  ORDER BY persis DESC, resep DESC, aktif DESC, berawal DESC, dekat DESC, produk_id LIMIT 1
)`

/** The search terms, computed once: `OFFSET 0` prevents evaluating them per product. */
const searched = (name: RawBuilder<unknown>) =>
  sql`(SELECT ${name} AS nama, ejaan(${name}) AS bunyi, ejaan(${name}) || ' %' AS awal OFFSET 0) AS dicari`

/** Minimum word length. Shorter words occur in too many names. */
const WORD_LENGTH_MIN = sql.lit(5)
/** Minimum trigram similarity of two names, and of a word and a word in a name. */
const SAME_NAME = sql.lit(0.5)
const SAME_WORD = sql.lit(0.8)

/** Returns the most similar product of each name, in order. */
export async function findSimilar(db: Db | Tx, names: readonly string[]): Promise<(SimilarProduk | null)[]> {
  if (names.length === 0) return []
  const { rows } = await sql<{ mirip: SimilarProduk | null }>`
    SELECT ${similarProduk(sql.ref('bagian.bagian'))} AS mirip
    FROM unnest(${names}::text[]) WITH ORDINALITY AS bagian (bagian, urutan) ORDER BY urutan`.execute(db)
  return rows.map(({ mirip }) => mirip)
}
