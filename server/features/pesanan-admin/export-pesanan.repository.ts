import { sql } from 'kysely'
import type { Deps } from '#server/deps.ts'
import { nomorNota } from '#server/features/pesanan/nota.repository.ts'
import { type PesananFilter, pesananListRepository } from './pesanan-list.repository.ts'

/** Aggregates of the ledger: first payment, last refund, amounts paid and refunded, and fees. */
const PAID_AT = sql<Date | null>`min(buku.waktu) FILTER (WHERE buku.jumlah > 0)`
const RETURNED_AT = sql<Date | null>`max(buku.waktu) FILTER (WHERE buku.jumlah < 0)`
const PAID_SUM = sql<number>`coalesce(sum(greatest(buku.jumlah, 0)), 0)::bigint`
const DIKEMBALIKAN = sql<number>`coalesce(sum(greatest(-buku.jumlah, 0)), 0)::bigint`
const BIAYA = sql<number>`coalesce(sum(buku.biaya), 0)::bigint`

/** Part of the refunds that was declared as shipping, in rupiah. */
const RETURNED_ONGKIR = sql<number>`coalesce((SELECT sum(ongkir) FROM pengembalian JOIN pembayaran USING (pembayaran_id)
  WHERE pembayaran.pesanan_id = pesanan.pesanan_id AND status IN ('berhasil', 'manual')), 0)::bigint`

/** Reads orders for the export, newest first, in batches: each call returns the rows after `last`. */
export function exportPesananRepository(deps: Pick<Deps, 'db' | 'clock'>, filter: PesananFilter) {
  const { db } = deps
  const pesanan = () => pesananListRepository(deps).applyFilter(filter)

  return {
    async listPesanan(last: { pesanan_id: number } | undefined, limit: number) {
      const rows = await pesanan()
        .innerJoin('pengguna', 'pengguna.pengguna_id', 'pesanan.pengguna_id')
        .selectAll('pesanan')
        .select('pengguna.email')
        .select([nomorNota, RETURNED_ONGKIR.as('ongkirReturned')])
        .$if(last !== undefined, (query) => query.where('pesanan_id', '<', last?.pesanan_id ?? 0))
        .orderBy('pesanan_id', 'desc')
        .limit(limit)
        .execute()
      const ids = rows.map(({ pesanan_id }) => pesanan_id)
      const lines = await db
        .selectFrom('pesanan_baris')
        .select(['pesanan_id', 'nama', 'jumlah'])
        .where('pesanan_id', '=', sql<number>`ANY(${ids}::int[])`)
        .orderBy('pesanan_id')
        .orderBy('urutan')
        .execute()
      const pembayaran = await this.listPembayaranOf(ids)
      const linesOf = Map.groupBy(lines, ({ pesanan_id }) => pesanan_id)
      const pembayaranOf = Map.groupBy(pembayaran, ({ pesanan_id }) => pesanan_id)
      return rows.map((row) => ({
        ...row,
        baris: linesOf.get(row.pesanan_id) ?? [],
        pembayaran: pembayaranOf.get(row.pesanan_id) ?? [],
      }))
    },

    /** Returns one row per order line. */
    listLines: (last: { pesanan_id: number; urutan: number } | undefined, limit: number) =>
      pesanan()
        .innerJoin('pesanan_baris', 'pesanan_baris.pesanan_id', 'pesanan.pesanan_id')
        .select(['pesanan.pesanan_id', 'midtrans_order_id', 'dibuat', 'pesanan.nama as pembeli', 'status_pembayaran'])
        .select(nomorNota)
        .select([
          'urutan',
          'paket_id',
          'pesanan_baris.nama',
          'harga',
          'jumlah',
          'pesanan_baris.diskon',
          'pesanan_baris.ppn',
        ])
        .select([
          sql<Date | null>`(SELECT ${PAID_AT} FROM buku WHERE buku.pesanan_id = pesanan.pesanan_id)`.as('dibayar_pada'),
          sql<number>`coalesce((SELECT sum(kembali.jumlah) FROM buku_baris kembali JOIN buku USING (buku_id)
            WHERE buku.pesanan_id = pesanan.pesanan_id AND kembali.urutan = pesanan_baris.urutan), 0)::int`.as(
            'kembali',
          ),
        ])
        .$if(last !== undefined, (query) =>
          query.where(
            sql<boolean>`(-pesanan.pesanan_id, urutan) > (${-(last?.pesanan_id ?? 0)}, ${last?.urutan ?? 0})`,
          ),
        )
        .orderBy('pesanan.pesanan_id', 'desc')
        .orderBy('urutan')
        .limit(limit)
        .execute(),

    /** Returns one row per payment that brought money. */
    async listPembayaran(last: { pesanan_id: number; pembayaran_id: number } | undefined, limit: number) {
      const found = await pesanan()
        .innerJoin('pembayaran', 'pembayaran.pesanan_id', 'pesanan.pesanan_id')
        .select(['pesanan.pesanan_id', 'pembayaran_id', 'midtrans_order_id', 'pesanan.nama as pembeli'])
        .select(nomorNota)
        .where(sql<boolean>`EXISTS (SELECT FROM buku WHERE buku.pembayaran_id = pembayaran.pembayaran_id
          AND buku.pesanan_id = pembayaran.pesanan_id)`)
        .$if(last !== undefined, (query) =>
          query.where(
            sql<boolean>`(-pesanan.pesanan_id, pembayaran_id) > (${-(last?.pesanan_id ?? 0)}, ${last?.pembayaran_id ?? 0})`,
          ),
        )
        .orderBy('pesanan.pesanan_id', 'desc')
        .orderBy('pembayaran_id')
        .limit(limit)
        .execute()
      const rows = await this.listPembayaranOf(found.map(({ pesanan_id }) => pesanan_id))
      const byId = new Map(rows.map((row) => [row.pembayaran_id, row]))
      return found.flatMap((row) => {
        const pembayaran = byId.get(row.pembayaran_id)
        return pembayaran ? [{ ...row, ...pembayaran }] : []
      })
    },

    /** Returns the amounts paid and refunded, per payment of these orders. */
    listPembayaranOf: (pesananIds: readonly number[]) =>
      db
        .selectFrom('buku')
        .innerJoin('pembayaran', 'pembayaran.pembayaran_id', 'buku.pembayaran_id')
        .select([
          'buku.pesanan_id',
          'pembayaran.pembayaran_id',
          'order_id',
          'transaction_id',
          'metode',
          'penyelenggara',
        ])
        .select([PAID_AT.as('dibayar_pada'), RETURNED_AT.as('kembali_pada')])
        .select([PAID_SUM.as('dibayar'), DIKEMBALIKAN.as('dikembalikan'), BIAYA.as('biaya')])
        .select([sql<number>`sum(barang)::bigint`.as('barang'), sql<number>`sum(ppn)::bigint`.as('ppn')])
        .select(sql<number>`sum(ongkir)::bigint`.as('ongkir'))
        .where('buku.pesanan_id', '=', sql<number>`ANY(${pesananIds}::int[])`)
        .groupBy(['buku.pesanan_id', 'pembayaran.pembayaran_id'])
        .orderBy('pembayaran.pembayaran_id')
        .execute(),
  }
}
