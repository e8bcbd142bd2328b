import { type RawBuilder, sql } from 'kysely'
import type { Temuan } from '#server/feature.ts'

export const invariants: Record<string, RawBuilder<Temuan>> = {
  'Stok tidak kurang dari nol': sql`
    SELECT 'produk ' || produk_id AS rujukan, 'stok ' || stok AS keterangan
    FROM produk WHERE stok < 0`,

  'Stok adalah jumlah mutasinya': sql`
    SELECT 'produk ' || produk_id AS rujukan, format('stok %s, mutasi %s', stok, coalesce(jumlah, 0)) AS keterangan
    FROM produk
    LEFT JOIN (SELECT produk_id, sum(perubahan) AS jumlah FROM mutasi_stok GROUP BY produk_id) mutasi USING (produk_id)
    WHERE stok <> coalesce(jumlah, 0)`,
}
