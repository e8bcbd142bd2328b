import { type RawBuilder, sql } from 'kysely'
import { ENTRY_KINDS } from '#contract/buku-obat/columns.ts'
import type { Finding } from '#server/feature.ts'

const ENTRY = sql.join(
  ENTRY_KINDS.map((kind) => sql`SELECT pengguna_id, urut FROM ${sql.table(kind)}`),
  sql` UNION ALL `,
)

export const invariants: Record<string, RawBuilder<Finding>> = {
  'Sebuah buku obat sudah sampai pada catatan terakhirnya': sql`
    SELECT 'pengguna ' || baris.pengguna_id AS rujukan, 'catatan ' || max(baris.urut) || ', buku ' || coalesce(max(buku_obat.urut), 0) AS keterangan
    FROM (${ENTRY}) AS baris LEFT JOIN buku_obat USING (pengguna_id)
    GROUP BY baris.pengguna_id
    HAVING max(baris.urut) > coalesce(max(buku_obat.urut), 0)`,
}
