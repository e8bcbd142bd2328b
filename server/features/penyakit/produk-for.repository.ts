import { sql } from 'kysely'
import type { KodePenyakit } from '#content/penyakit.ts'
import type { ProdukTakaran } from '#contract/penyakit/takaran-kartu.ts'
import type { Db } from '#server/db/client.ts'
import { unregistered } from '#server/features/obat/unregistered.ts'

/** Maximum products: more cannot be compared on site. */
const PRODUK_MAX = 12

/**
 * Returns products on sale with a rule of use for a disease, by name. Excludes prescription products, whose dosage is between
 * veterinarian and farmer.
 */
export function listProdukFor(db: Db, kode: KodePenyakit): Promise<ProdukTakaran[]> {
  const aturan = JSON.stringify([{ untuk: [kode] }])
  return db
    .selectFrom('produk')
    .select(['produk_id as produkId', 'nama', 'kemasan', 'stok', 'resep', 'bentuk', 'zat_aktif', 'aturan_pakai'])
    .select(unregistered.as('belum_terdaftar'))
    .where('aktif', '=', true)
    .where('resep', '=', false)
    .where(sql<boolean>`aturan_pakai @> ${aturan}::jsonb`)
    .orderBy('nama')
    .orderBy('produk_id')
    .limit(PRODUK_MAX)
    .execute()
}
