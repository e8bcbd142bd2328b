import { type SelectQueryBuilder, sql } from 'kysely'
import { type Dasbor, TUGAS_MAX } from '#contract/dasbor-admin.ts'
import { countUpTo } from '#server/db/daftar.ts'
import type { Deps } from '#server/deps.ts'
import { daftarPesananRepository, type SaringanPesanan } from '#server/features/pemesanan/daftar-pesanan.repository.ts'
import { midnight } from '#server/features/pemesanan/midnight.ts'

const TERLARIS = 10

/** Reads over all features; every count and sum runs on an index of its own and none on the whole history. */
export function dasborRepository(deps: Pick<Deps, 'db' | 'clock'>) {
  const { db } = deps
  const { hitung } = daftarPesananRepository(deps)
  const count = <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) => countUpTo(db, query, TUGAS_MAX)
  const pesanan = async (saringan: SaringanPesanan) => {
    const [satuan, paketan] = await Promise.all([
      hitung({ ...saringan, jenis: 'satuan' }, TUGAS_MAX),
      hitung({ ...saringan, jenis: 'paketan' }, TUGAS_MAX),
    ])
    return { satuan, paketan }
  }

  return {
    async tugas(): Promise<Dasbor['tugas']> {
      const [perluDiproses, lunasTanpaStok, pembayaranMeragukan, habisHariIni, stokMenipis, laporanBaru] =
        await Promise.all([
          pesanan({ pembayaran: 'success', status: 'Menunggu Respon' }),
          pesanan({ lihat: 'tanpa-stok' }),
          pesanan({ lihat: 'meragukan' }),
          pesanan({ lihat: 'habis' }),
          count(db.selectFrom('produk').select('produk_id').where('aktif', '=', true).where('menipis', '=', true)),
          count(db.selectFrom('laporan').select('laporan_id').where('ditangani', 'is', null)),
        ])
      return { perluDiproses, lunasTanpaStok, pembayaranMeragukan, habisHariIni, stokMenipis, laporanBaru }
    },

    /** Paid orders by their day in Jakarta, days without any included. */
    async harian(now: Date, hari: number): Promise<Dasbor['harian']> {
      const { rows } = await sql<Dasbor['harian'][number]>`
        SELECT to_char(hari, 'YYYY-MM-DD') AS tanggal, pesanan, pendapatan
        FROM generate_series(${midnight(now, hari - 1)}::timestamptz AT TIME ZONE 'Asia/Jakarta',
                             ${now}::timestamptz AT TIME ZONE 'Asia/Jakarta', '1 day') AS hari,
          -- A range of the index for each day; to ask every order for its day costs more.
          LATERAL (
            SELECT count(*)::int AS pesanan, coalesce(sum(total_harga), 0)::bigint AS pendapatan FROM pemesanan
            WHERE status_pembayaran = 'success' AND dibuat >= hari AT TIME ZONE 'Asia/Jakarta'
              AND dibuat < (hari + interval '1 day') AT TIME ZONE 'Asia/Jakarta'
          ) AS jual
        ORDER BY hari`.execute(db)
      return rows
    },

    async terlaris(now: Date, hari: number): Promise<Dasbor['terlaris']> {
      const { rows } = await sql<Dasbor['terlaris'][number]>`
        WITH lunas AS
          (SELECT pemesanan_id FROM pemesanan WHERE status_pembayaran = 'success' AND dibuat >= ${midnight(now, hari - 1)})
        SELECT produk_id AS "produkId", paket_id AS "paketId", max(nama) AS nama,
               sum(jumlah)::int AS jumlah, sum(jumlah * harga)::bigint AS pendapatan
        -- All lines since the first of these orders lie side by side; OFFSET keeps the planner from looking up order by order.
        FROM (SELECT * FROM pemesanan_baris WHERE pemesanan_id >= (SELECT min(pemesanan_id) FROM lunas) OFFSET 0) AS baris
        WHERE pemesanan_id IN (SELECT pemesanan_id FROM lunas)
        GROUP BY produk_id, paket_id
        ORDER BY pendapatan DESC, nama LIMIT ${TERLARIS}`.execute(db)
      return rows
    },
  }
}
