import { type Expression, type SqlBool, sql } from 'kysely'
import { ilike } from '#server/db/list.ts'
import { withNotaNomor } from '#server/features/pesanan/nota.repository.ts'

/** Minimum digits: the index cannot search for fewer. */
const NUMBER_MIN = 3

/** Must equal the expression of the search index. */
export const TEXT_FIELDS = sql`(pesanan.midtrans_order_id || E'\n' || pesanan.nama || E'\n' || regexp_replace(pesanan.no_hp, '[^0-9]', '', 'g'))`

/** Returns a query for the ids of orders that match this number or name, or have a payment with this number. */
export const pesananIdsMatching = (q: string) => sql<{ pesanan_id: number }>`
  SELECT pesanan_id FROM pesanan WHERE ${ilike(TEXT_FIELDS, q)} UNION SELECT pesanan_id FROM pembayaran WHERE order_id = ${q}`

/** Returns one search condition per place. Each has its own index; a single OR over all of them would scan every order. */
export function searchConditions(q: string): Expression<SqlBool>[] {
  const number = hpDigits(q)
  return [
    ilike(TEXT_FIELDS, q),
    ...(number.length >= NUMBER_MIN && number !== q ? [ilike(TEXT_FIELDS, number)] : []),
    sql<SqlBool>`pesanan.resi <> '' AND ${ilike(sql`pesanan.resi`, q)}`,
    sql<SqlBool>`EXISTS (SELECT FROM pesanan_baris
      WHERE pesanan_baris.pesanan_id = pesanan.pesanan_id AND ${ilike(sql`pesanan_baris.nama`, q)})`,
    sql<SqlBool>`EXISTS (SELECT FROM kiriman
      WHERE kiriman.pesanan_id = pesanan.pesanan_id AND ${ilike(sql`kiriman.resi`, q)})`,
    sql<SqlBool>`EXISTS (SELECT FROM catatan_kantor
      WHERE catatan_kantor.pesanan_id = pesanan.pesanan_id AND ${ilike(sql`catatan_kantor.isi`, q)})`,
    withPenanda(q),
    ...withNotaNomor(q),
  ]
}

/** Condition: the order has this tag of the office. Whole words only, because the index supports nothing else. */
export const withPenanda = (word: string): Expression<SqlBool> =>
  sql<SqlBool>`pesanan.penanda <> '{}' AND pesanan.penanda @> ARRAY[${word.toLowerCase()}]::text[]`

/** Returns the digits of a phone number without 0, 62 or +62, which every notation shares. Empty for other text. */
export function hpDigits(q: string): string {
  if (!/^[\d\s()+./-]+$/.test(q)) return ''
  return q.replace(/\D/g, '').replace(/^(?:62|0)/, '')
}
