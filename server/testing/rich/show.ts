import { createHash } from 'node:crypto'
import { inspect } from 'node:util'
import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'

/* Shows rows and answers in lines that stay the same if other rows are added. */

type Json = ReturnType<typeof JSON.parse>

/** Rows that parameters and answers refer to: table, key, and the column that names a row. */
const NAMED: Record<string, [table: string, key: string, name: string]> = {
  orderId: ['pesanan', 'pesanan_id', 'midtrans_order_id'],
  produkId: ['produk', 'produk_id', 'nama'],
  paketId: ['paket', 'paket_id', 'title'],
  kategoriId: ['kategori', 'kategori_id', 'nama'],
  lotId: [
    'lot',
    'lot_id',
    "coalesce(nullif(nomor, ''), (SELECT nama FROM produk p WHERE p.produk_id = lot.produk_id)) || ' ' || diterima",
  ],
  voucherId: ['voucher', 'voucher_id', 'kode'],
  grupId: ['grup_pelanggan', 'grup_id', 'nama'],
  shippingId: ['pengiriman', 'shipping_id', 'kode'],
  ongkirId: ['ongkir', 'ongkir_id', 'wilayah'],
  metodeId: ['metode_pembayaran', 'metode_id', 'kode'],
  pemasokId: ['pemasok', 'pemasok_id', 'nama'],
  pembelianId: ['pembelian', 'pembelian_id', "status || ' ' || dibuat::date"],
  resepId: ['resep', 'resep_id', 'dokter'],
  keluhanId: ['keluhan', 'keluhan_id', 'isi'],
  ulasanId: ['ulasan', 'ulasan_id', 'teks'],
  userId: ['pengguna', 'pengguna_id', 'nama'],
  laporanId: ['laporan', 'laporan_id', 'nama'],
  suratId: ['surat', 'surat_id', 'kunci'],
  pembayaranId: ['pembayaran', 'pembayaran_id', 'order_id'],
  kerambaId: ['keramba', 'id', 'nama'],
  titipanId: ['titipan', 'titipan_id', 'order_id'],
  setoranId: ['setoran', 'setoran_id', "order_id || ' ' || jumlah"],
  percakapanId: ['percakapan', 'percakapan_id', 'nomor'],
  artikelId: ['artikel', 'artikel_id', 'judul'],
  berkasId: ['resep_berkas', 'berkas_id', '(SELECT dokter FROM resep WHERE resep.resep_id = resep_berkas.resep_id)'],
}

/** Names of the same rows in other paths, queries and answers. */
const ALIASES: Record<string, string> = {
  pesananId: 'orderId',
  penggunaId: 'userId',
  kategori: 'kategoriId',
  keramba: 'kerambaId',
  metode: 'shippingId',
  grup: 'grupId',
  produk: 'produkId',
}
const nameOf = (key: string) => {
  const camel = key.replace(/_id$/, 'Id').replace(/^(\w+?)_ids$/, '$1Id')
  return ALIASES[camel] ?? camel
}
/** Reads the names of the rows. @returns functions that show values with them */
export async function readNames(db: Db) {
  const labels = new Map<string, Map<string, string>>()
  for (const [name, [table, key, label]] of Object.entries(NAMED)) {
    const { rows } = await sql<{ id: string; label: string }>`
        SELECT ${sql.ref(key)}::text AS id, (${sql.raw(label)})::text AS label FROM ${sql.table(table)} ORDER BY 2, 1 LIMIT 100`.execute(
      db,
    )
    labels.set(name, new Map(rows.map(({ id, label }) => [id, label])))
  }

  const idsOf = (name: string) => [...(labels.get(nameOf(name))?.keys() ?? [])].slice(0, 100)
  const labelOf = (key: string, value: unknown) => labels.get(nameOf(key))?.get(String(value))

  /** Replaces ids by the names of their rows, and leaves out what is empty. */
  function plain(value: Json, key = ''): Json {
    if (Array.isArray(value)) {
      const rows = value.map((item) => plain(item, key))
      return rows.length > 60 ? [...rows.slice(0, 3), `… ${rows.length} rows ${hashOf(rows)}`] : rows
    }
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value).flatMap(([name, item]) => {
          const shown = plain(item, name)
          return isEmpty(shown) ? [] : [[name, shown]]
        }),
      )
    if (typeof value === 'number') {
      const label = labelOf(key, value)
      return label === undefined ? value : `<${label}>`
    }
    return typeof value === 'string' ? short(value) : value
  }

  return { labels, idsOf, labelOf, plain }
}
export type Names = Awaited<ReturnType<typeof readNames>>

const isEmpty = (value: Json) => !value || (Array.isArray(value) && value.length === 0)
export const hashOf = (value: unknown) => createHash('sha1').update(JSON.stringify(value)).digest('hex').slice(0, 8)
const UNSTABLE = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\b[\w-]{87}\b|\b[\da-f]{32}\b/g
export const short = (text: string) => {
  const stable = text
    .replace(UNSTABLE, '<random>')
    .replace(/(?<=\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::00(?:\.0+)?)?((?::[\d.]+)?)(?:Z|\+00:00)/g, ' $1$2')
  return stable.length > 160 ? `${stable.slice(0, 60)}… ${stable.length} ${hashOf(stable)}` : stable
}

/** Longer lines end with a hash. */
const LINE_MAX = 200
export const cut = (line: string) =>
  line.length > LINE_MAX ? `${line.slice(0, LINE_MAX - 20)}… ${hashOf(line)}` : line
export const flat = (value: Json): string =>
  cut(inspect(value, { breakLength: Number.POSITIVE_INFINITY, depth: 9, maxArrayLength: null, maxStringLength: null }))
