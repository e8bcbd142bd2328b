import { sql } from 'kysely'
import { KEMAS_MAX, type ToPack } from '#contract/pemenuhan/kiriman-admin.ts'
import { dateWib } from '#contract/wib.ts'
import type { Deps } from '#server/deps.ts'
import { lotRepository } from '#server/features/stok/lot.repository.ts'

type Line = Omit<ToPack['produk'][number], 'lot'>

/**
 * Returns the goods of all paid orders that are not started, with packages split into parts, and the lots to take them from:
 * one picking list for all orders, by shelf; products without a shelf come last.
 * @param ids limits the list to these orders
 */
export async function readToPack({ db, clock }: Pick<Deps, 'db' | 'clock'>, ids?: readonly number[]): Promise<ToPack> {
  const { rows } = await sql<Line & { antre: number }>`
    WITH antre AS MATERIALIZED (
      SELECT pesanan_id FROM pesanan
      WHERE status_pembayaran = 'success' AND status_pesanan = 'Menunggu Respon' AND arsip IS NULL
        AND (${ids ?? null}::int[] IS NULL OR pesanan_id = ANY(${ids ?? null}::int[]))
      ORDER BY dibuat, pesanan_id LIMIT ${KEMAS_MAX}
    ), perlu AS (
      SELECT pesanan_id, produk_id, sum(jumlah) AS jumlah FROM (
        SELECT pesanan_id, produk_id, -perubahan AS jumlah FROM mutasi_stok JOIN antre USING (pesanan_id)
        -- Units that are already packed.
        UNION ALL SELECT pesanan_id, lot.produk_id, kembali - jumlah
        FROM pesanan_lot JOIN antre USING (pesanan_id) JOIN lot USING (lot_id)
      ) AS isi
      GROUP BY pesanan_id, produk_id HAVING sum(jumlah) > 0
    )
    SELECT produk.produk_id AS "produkId", nama, rak_gudang, barcode, suhu_simpan, sum(jumlah)::int AS jumlah, count(*)::int AS pesanan,
      (SELECT count(*)::int FROM antre) AS antre
    FROM perlu JOIN produk USING (produk_id)
    GROUP BY produk.produk_id ORDER BY nama, produk.produk_id`.execute(db)
  const lot = rows.length > 0 ? await lotRepository(db).fefo(rows, dateWib(clock())) : []
  return {
    pesanan: rows[0]?.antre ?? 0,
    produk: rows.toSorted(byRak).map(({ antre: _, ...row }) => ({
      ...row,
      lot: lot
        .filter(({ produkId }) => produkId === row.produkId)
        .map(({ lotId, nomor, kedaluwarsa, jumlah }) => ({ lotId, nomor, kedaluwarsa, jumlah })),
    })),
  }
}

const ORDER = new Intl.Collator('id', { numeric: true })

/** Sorts by shelf, A2 before A10. The sort is stable, so products of one shelf stay in order of their names. */
const byRak = (a: Line, b: Line) =>
  Number(a.rak_gudang === '') - Number(b.rak_gudang === '') || ORDER.compare(a.rak_gudang, b.rak_gudang)
