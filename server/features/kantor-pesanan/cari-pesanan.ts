import { type Expression, type SqlBool, sql } from 'kysely'
import { ilike } from '#server/db/daftar.ts'
import { bernomorNota } from '#server/features/pesanan/nota.repository.ts'

/** Shorter ones the index cannot look up. */
const ANGKA_MIN = 3

/** In the words of the index that orders are searched by. */
const TEKS = sql`(pesanan.midtrans_order_id || E'\n' || pesanan.nama || E'\n' || regexp_replace(pesanan.no_hp, '[^0-9]', '', 'g'))`

/** The orders of this number or name, or of this number of a payment, as a query of their ids. */
export const bernomor = (q: string) => sql<{ pesanan_id: number }>`
  SELECT pesanan_id FROM pesanan WHERE ${ilike(TEKS, q)} UNION SELECT pesanan_id FROM pembayaran WHERE order_id = ${q}`

/**
 * What a search looks for, place by place. Each has an index of its own, and all of them in one question would read every
 * order.
 */
export function tempatCari(q: string): Expression<SqlBool>[] {
  const angka = angkaHp(q)
  return [
    ilike(TEKS, q),
    ...(angka.length >= ANGKA_MIN && angka !== q ? [ilike(TEKS, angka)] : []),
    sql<SqlBool>`pesanan.resi <> '' AND ${ilike(sql`pesanan.resi`, q)}`,
    sql<SqlBool>`EXISTS (SELECT FROM pesanan_baris
      WHERE pesanan_baris.pesanan_id = pesanan.pesanan_id AND ${ilike(sql`pesanan_baris.nama`, q)})`,
    sql<SqlBool>`EXISTS (SELECT FROM kiriman
      WHERE kiriman.pesanan_id = pesanan.pesanan_id AND ${ilike(sql`kiriman.resi`, q)})`,
    sql<SqlBool>`EXISTS (SELECT FROM catatan_kantor
      WHERE catatan_kantor.pesanan_id = pesanan.pesanan_id AND ${ilike(sql`catatan_kantor.isi`, q)})`,
    berpenanda(q),
    ...bernomorNota(q),
  ]
}

/** Has an order this word of the office? Whole words only: that is what the index looks up. */
export const berpenanda = (kata: string): Expression<SqlBool> =>
  sql<SqlBool>`pesanan.penanda <> '{}' AND pesanan.penanda @> ARRAY[${kata.toLowerCase()}]::text[]`

/** What every form of a phone number has in common: its digits behind 0, 62 or +62. Empty for anything else. */
export function angkaHp(q: string): string {
  if (!/^[\d\s()+./-]+$/.test(q)) return ''
  return q.replace(/\D/g, '').replace(/^(?:62|0)/, '')
}
