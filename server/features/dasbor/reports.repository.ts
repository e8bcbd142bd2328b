import { sql } from 'kysely'
import type { Report, ReportKode, ReportRow } from '#contract/dasbor/reports-admin.ts'
import { arrivesOn } from '#contract/pengiriman/arrival.ts'
import { dateWib, midnightWib, parseWib } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import { ON_THE_WAY } from '#server/features/pesanan/pesanan.repository.ts'
import { soldSince } from './sales.repository.ts'

interface Content {
  rows: ReportRow[]
  /** Number that the rows are compared with. */
  semua: number
}

const DAY_MS = 86_400_000

const QUERIES: Record<ReportKode, (db: Db, since: Date, now: Date) => Promise<Content>> = {
  async terjual(db, since) {
    const rows = await list(
      db,
      sql`SELECT CASE WHEN "paketId" IS NULL THEN 'produk' ELSE 'paket' END AS subject, coalesce("paketId", "produkId") AS id, nama,
        '' AS keterangan, pendapatan AS utama, jumlah AS kedua
      FROM (${soldSince(since)}) AS terjual ORDER BY pendapatan DESC, nama`,
    )
    return { rows, semua: rows.length }
  },

  async 'tidak-terjual'(db, since) {
    const stocked = sql`FROM produk WHERE aktif AND stok > 0 AND dibuat < ${since}`
    const rows = await list(
      db,
      sql`SELECT 'produk' AS subject, produk_id AS id, nama, '' AS keterangan, harga * stok AS utama, stok AS kedua
      ${stocked} AND NOT EXISTS (
        SELECT FROM pesanan_bagian JOIN buku USING (pesanan_id)
        WHERE pesanan_bagian.produk_id = produk.produk_id AND lunas = 1 AND waktu >= ${since}
      ) ORDER BY utama DESC, nama`,
    )
    return { rows, semua: await count(db, sql`SELECT count(*)::int AS total ${stocked}`) }
  },

  async 'beli-lagi'(db, since) {
    const paid = sql`
      SELECT pengguna_id, count(*)::int AS pesanan, count(*) FILTER (WHERE waktu < ${since})::int AS dulu,
        coalesce(sum(jumlah) FILTER (WHERE waktu >= ${since}), 0)::bigint AS dibayar
      FROM buku JOIN pesanan USING (pesanan_id)
      WHERE lunas = 1 AND pengguna_id IN (
        SELECT p.pengguna_id FROM buku b JOIN pesanan p USING (pesanan_id) WHERE b.lunas = 1 AND b.waktu >= ${since})
      GROUP BY pengguna_id`
    const rows = await list(
      db,
      sql`SELECT 'pembeli' AS subject, pengguna_id AS id, nama, '' AS keterangan, dibayar AS utama, pesanan AS kedua
      FROM (${paid}) AS lunas JOIN pengguna USING (pengguna_id) WHERE dulu > 0 OR pesanan > 1 ORDER BY dibayar DESC, nama`,
    )
    return { rows, semua: await count(db, sql`SELECT count(*)::int AS total FROM (${paid}) AS lunas`) }
  },

  async terlambat(db, _, now) {
    const { rows } = await sql<ReportRow & { sentAt: Date; maks: number | null; wilayah: string | null }>`
      SELECT jenis AS subject, pesanan_id AS id, midtrans_order_id || ', ' || nama AS nama,
        concat_ws(', ', coalesce(nullif(provinsi, ''), 'tujuan tanpa provinsi'), nullif(kurir, '')) AS keterangan,
        hari_maks AS maks, kode_wilayah AS wilayah, coalesce((SELECT max(waktu) FROM riwayat_status r
          WHERE r.pesanan_id = pesanan.pesanan_id AND r.jenis = 'pesanan'), dibuat) AS "sentAt"
      FROM pesanan WHERE ${ON_THE_WAY} ORDER BY pesanan_id`.execute(db)
    const today = parseWib(dateWib(now)).getTime()
    const late = rows.flatMap(({ sentAt, maks, wilayah, ...row }) => {
      if (maks === null) return []
      const { sampai } = arrivesOn(sentAt, { min: maks, maks }, wilayah)
      const days = Math.round((today - parseWib(sampai).getTime()) / DAY_MS)
      return days > 0 ? [{ ...row, utama: days, kedua: maks }] : []
    })
    return { rows: late.toSorted((a, b) => b.utama - a.utama), semua: rows.length }
  },
}

/** Returns the rows of a report for the last `hari` days in Jakarta, and the number that they are compared with. */
export const readReportRows = (db: Db, kode: ReportKode, hari: number, now: Date): Promise<Content> =>
  QUERIES[kode](db, midnightWib(now, hari - 1), now)

/** Returns a report with at most `max` rows; its sums cover all. */
export async function readReport(db: Db, kode: ReportKode, hari: number, now: Date, max: number): Promise<Report> {
  const { rows, semua } = await readReportRows(db, kode, hari, now)
  const sum = (key: 'utama' | 'kedua') => rows.reduce((total, row) => total + row[key], 0)
  return { banyak: rows.length, utama: sum('utama'), kedua: sum('kedua'), semua, baris: rows.slice(0, max) }
}

async function list(db: Db, query: ReturnType<typeof sql>): Promise<ReportRow[]> {
  return (await query.execute(db)).rows as ReportRow[]
}

async function count(db: Db, query: ReturnType<typeof sql>): Promise<number> {
  return (await query.execute(db)).rows.map((row) => (row as { total: number }).total)[0] ?? 0
}
