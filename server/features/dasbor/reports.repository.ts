import { sql } from 'kysely'
import { PROVINSI } from '#content/direktori.ts'
import { PENYAKIT } from '#content/penyakit.ts'
import { OPENED_MIN, type Report, type ReportKode, type ReportRow } from '#contract/dasbor/reports-admin.ts'
import { arrivesOn } from '#contract/pengiriman/arrival.ts'
import { formatGrouped } from '#contract/uang/rupiah.ts'
import { dateWib, formatHari, midnightWib, parseWib } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { listSuggestions } from '#server/features/pembelian/reorder.ts'
import { flushOpenings } from '#server/features/penyakit/openings.ts'
import { ON_THE_WAY } from '#server/features/pesanan/pesanan.repository.ts'
import { soldSince } from './sales.repository.ts'

interface Content {
  rows: ReportRow[]
  /** Number that the rows are compared with. */
  semua: number
}

type Needs = Pick<Deps, 'db' | 'log'>

const DAY_MS = 86_400_000

interface Period {
  hari: number
  /** First midnight of the period in Jakarta. */
  since: Date
  now: Date
}

const QUERIES: Record<ReportKode, (deps: Needs, period: Period) => Promise<Content>> = {
  async terjual({ db }, { since }) {
    const rows = await list(
      db,
      sql`SELECT CASE WHEN "paketId" IS NULL THEN 'produk' ELSE 'paket' END AS subject, coalesce("paketId", "produkId") AS id, nama,
        '' AS keterangan, pendapatan AS utama, jumlah AS kedua
      FROM (${soldSince(since)}) AS terjual ORDER BY pendapatan DESC, nama`,
    )
    return { rows, semua: rows.length }
  },

  async 'tidak-terjual'({ db }, { since }) {
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

  async habis({ db }, { hari, now }) {
    const sold = (await listSuggestions({ db, clock: () => now }, hari)).flatMap(({ habisDalam, ...line }) =>
      habisDalam === null ? [] : [{ ...line, habisDalam }],
    )
    const rows = sold
      .filter(({ usul }) => usul > 0)
      .toSorted((a, b) => a.habisDalam - b.habisDalam)
      .map(({ produkId, nama, pemasok, stok, habisDalam, usul }) => ({
        subject: 'produk' as const,
        id: produkId,
        nama,
        keterangan: [`sisa ${formatGrouped(stok)}`, pemasok && `dari ${pemasok.nama}`].filter(Boolean).join(', '),
        utama: habisDalam,
        kedua: usul,
      }))
    return { rows, semua: sold.length }
  },

  async kedaluwarsa({ db }, { hari, now }) {
    const { rows } = await sql<Omit<ReportRow, 'subject' | 'keterangan'> & { nomor: string; sampai: string }>`
      SELECT lot_id AS id, nama, nomor, kedaluwarsa AS sampai, harga * (sisa + sisih) AS utama, sisa + sisih AS kedua
      FROM lot JOIN produk USING (produk_id)
      WHERE sisa + sisih > 0 AND kedaluwarsa <= ${dateWib(midnightWib(now, -hari))} ORDER BY utama DESC, nama`.execute(
      db,
    )
    const today = dateWib(now)
    return {
      rows: rows.map(({ nomor, sampai, ...row }) => ({
        ...row,
        subject: 'lot' as const,
        keterangan: `${nomor ? `lot ${nomor}` : 'lot tanpa nomor'}, ${sampai < today ? 'lewat sejak' : 'sampai'} ${formatHari(sampai)}`,
      })),
      semua: rows.filter(({ sampai }) => sampai < today).length,
    }
  },

  async 'beli-lagi'({ db }, { since }) {
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

  async terlambat({ db }, { now }) {
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

  async pencarian({ db }, { since, now }) {
    const { rows } = await sql<{ kata: string; jumlah: number; terakhir: Date }>`
      SELECT kata, jumlah, terakhir FROM cari_kosong WHERE terakhir >= ${since} ORDER BY jumlah DESC, kata`.execute(db)
    const today = midnightWib(now, 0).getTime()
    return {
      rows: rows.map(({ kata, jumlah, terakhir }) => ({
        subject: 'kata' as const,
        id: kata,
        nama: kata,
        keterangan: '',
        utama: jumlah,
        kedua: Math.max(0, Math.round((today - midnightWib(terakhir, 0).getTime()) / DAY_MS)),
      })),
      semua: rows.length,
    }
  },

  async penyakit({ db, log }, { since }) {
    await flushOpenings({ db, log })
    // Weeks that begin before the period are part of it until their Sunday.
    const monday = dateWib(new Date(since.getTime() - 6 * DAY_MS))
    const { rows } = await sql<{
      minggu: string
      kode: keyof typeof PENYAKIT
      provinsi: string
      jumlah: number
      bagian: number
    }>`
      SELECT minggu, kode, provinsi, jumlah,
        round(100.0 * jumlah / sum(jumlah) OVER (PARTITION BY minggu, provinsi))::int AS bagian
      FROM minat_penyakit WHERE minggu >= ${monday} AND jumlah >= ${OPENED_MIN}
      ORDER BY minggu DESC, jumlah DESC, kode, provinsi`.execute(db)
    return {
      rows: rows.map(({ minggu, kode, provinsi, jumlah, bagian }) => ({
        subject: 'penyakit' as const,
        id: kode,
        nama: PENYAKIT[kode].nama,
        keterangan: `${PROVINCE_NAMES.get(provinsi) ?? 'provinsi tidak diketahui'}, minggu mulai ${formatHari(minggu)}`,
        utama: jumlah,
        kedua: bagian,
      })),
      semua: await count(
        db,
        sql`SELECT coalesce(sum(jumlah), 0)::int AS total FROM minat_penyakit WHERE minggu >= ${monday}`,
      ),
    }
  },
}

const PROVINCE_NAMES = new Map<string, string>(PROVINSI.map(({ kode, nama }) => [kode, nama]))

/** Returns the rows of a report for the last `hari` days in Jakarta, and the number that they are compared with. */
export const readReportRows = (deps: Needs, kode: ReportKode, hari: number, now: Date): Promise<Content> =>
  QUERIES[kode](deps, { hari, since: midnightWib(now, hari - 1), now })

/** Returns a report with at most `max` rows; its sums cover all. */
export async function readReport(deps: Needs, kode: ReportKode, hari: number, now: Date, max: number): Promise<Report> {
  const { rows, semua } = await readReportRows(deps, kode, hari, now)
  const sum = (key: 'utama' | 'kedua') => rows.reduce((total, row) => total + row[key], 0)
  return { banyak: rows.length, utama: sum('utama'), kedua: sum('kedua'), semua, baris: rows.slice(0, max) }
}

async function list(db: Db, query: ReturnType<typeof sql>): Promise<ReportRow[]> {
  return (await query.execute(db)).rows as ReportRow[]
}

async function count(db: Db, query: ReturnType<typeof sql>): Promise<number> {
  return (await query.execute(db)).rows.map((row) => (row as { total: number }).total)[0] ?? 0
}
