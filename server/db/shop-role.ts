import type pg from 'pg'

/**
 * Tables whose rows are written once, with the columns that may change: what the trail says about a person who leaves. Triggers
 * say the same to every role (migration 0010).
 */
export const WRITE_ONCE: Readonly<Record<string, readonly string[]>> = {
  buku: [],
  buku_baris: [],
  jejak: ['judul', 'sebelum', 'sesudah'],
  mutasi_lot: [],
  mutasi_stok: [],
  nota: [],
  pelepasan: [],
  ubahan_luar: [],
}

/** Tables whose rows are never deleted. Triggers say the same, and that some columns never change (migration 0026). */
export const KEPT: readonly string[] = [
  'keluhan',
  'keluhan_baris',
  'keluhan_pesan',
  'kiriman',
  'kiriman_baris',
  'lot',
  'nota_bulan',
  'notifikasi',
  'pembayaran',
  'pembelian',
  'pengembalian',
  'persetujuan',
  'pesanan',
  'pesanan_diskon',
  'pesanan_lot',
  'resep',
  'resep_produk',
  'retur',
  'riwayat_status',
  'setoran',
  'titipan',
  'voucher_pakai',
]

/**
 * Gives the role of the shop its rights, if some are missing or too wide: it reads and writes rows of all tables, but changes none of
 * the tables written once, and deletes neither their rows nor kept ones. As it does not own them, it cannot drop their triggers either.
 * Tables of other owners, such as those of extensions, are left alone.
 * @param client connection of the tables' owner
 */
export async function grantShop(client: pg.Client, role: string): Promise<void> {
  const once = Object.keys(WRITE_ONCE)
  const { rows } = await client.query<{ name: string; is_table: boolean; complete: boolean }>(
    `SELECT quote_ident(relname) AS name, relkind = 'r' AS is_table,
       $1 = current_user OR has_schema_privilege($1, 'public', 'USAGE') AND CASE relkind
         WHEN 'r' THEN has_table_privilege($1, oid, 'INSERT') AND has_table_privilege($1, oid, 'DELETE') <> (relname = ANY ($2))
         ELSE has_sequence_privilege($1, oid, 'SELECT') END AS complete
     FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'S') AND pg_has_role(relowner, 'USAGE')`,
    [role, [...once, ...KEPT]],
  )
  if (rows.every(({ complete }) => complete)) return
  const shop = client.escapeIdentifier(role)
  const names = (isTable: boolean) => rows.filter((one) => one.is_table === isTable).map(({ name }) => name)
  const changeable = Object.entries(WRITE_ONCE).filter(([, columns]) => columns.length > 0)
  // One message is one transaction: a running shop never sees a part of it.
  const statements = [
    `GRANT USAGE ON SCHEMA public TO ${shop}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ${names(true).join(', ')} TO ${shop}`,
    // For pg_dump.
    `GRANT SELECT ON SEQUENCE ${names(false).join(', ')} TO ${shop}`,
    `REVOKE UPDATE ON ${once.join(', ')} FROM ${shop}`,
    `REVOKE DELETE ON ${[...once, ...KEPT].join(', ')} FROM ${shop}`,
    ...changeable.map(([table, columns]) => `GRANT UPDATE (${columns.join(', ')}) ON ${table} TO ${shop}`),
  ]
  await client.query(statements.join(';\n'))
}
