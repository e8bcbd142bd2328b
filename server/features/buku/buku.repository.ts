import { sql } from 'kysely'
import type { BukuEntry } from '#contract/buku/admin.ts'
import type { Money } from '#contract/buku/money.ts'
import type { Db } from '#server/db/client.ts'
import type { ReturnedGoods } from '#server/db/column-types.ts'
import { executePrepared, takePrepared } from '#server/db/prepared.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Entry } from './buku.ts'

const EMPTY: Money = { dibayar: 0, dikembalikan: 0 }

/** Ledger of the orders' money: payments and refunds. Append-only. */
export function bukuRepository(db: Db | Tx) {
  const ofPesanan = (pesananId: number) =>
    db.selectFrom('buku').where('buku.pesanan_id', '=', pesananId).orderBy('buku.buku_id')

  return {
    /** Returns the ledger entries of an order, oldest first. */
    list: async (pesananId: number): Promise<Entry[]> => {
      const { rows } = await ofPesanan(pesananId)
        .select([
          'pembayaran_id',
          'pengembalian_id',
          'jumlah',
          'barang',
          'ppn',
          'ongkir',
          'biaya',
          'cara',
          'lunas',
          'waktu',
        ])
        .$call((query) => executePrepared(db, query))
      return rows
    },

    /** Inserts entries. Called under the order's lock. @param barang order lines that go back, by refund id */
    async insert(
      pesananId: number,
      entry: readonly Entry[],
      barang: ReadonlyMap<number, readonly ReturnedGoods[]> = new Map(),
    ): Promise<void> {
      for (const item of entry) {
        const { buku_id } = await db
          .insertInto('buku')
          .values({ ...item, pesanan_id: pesananId })
          .returning('buku_id')
          .$call((query) => takePrepared(db, query))
        if (item.cara === null) continue
        const returnedLines = item.lunas === -1 ? undefined : (barang.get(item.pengembalian_id ?? 0) ?? [])
        await this.insertLines(pesananId, buku_id, returnedLines)
      }
    },

    /** Inserts the lines that go back with an entry, capped at what is not back yet; without `barang`, all lines. */
    async insertLines(pesananId: number, bukuId: number, barang?: readonly ReturnedGoods[]): Promise<void> {
      const rows = (await this.listRemainingLines(pesananId)).flatMap(({ urutan, sisa }) => {
        const amount = Math.min(sisa, barang ? (barang.find((line) => line.urutan === urutan)?.jumlah ?? 0) : sisa)
        return amount > 0 ? [{ buku_id: bukuId, urutan, jumlah: amount }] : []
      })
      if (rows.length > 0) await db.insertInto('buku_baris').values(rows).execute()
    },

    /** Returns the units of each line that are not back, since the order last became paid. */
    async listRemainingLines(pesananId: number): Promise<{ urutan: number; sisa: number }[]> {
      const { rows } = await sql<{ urutan: number; sisa: number }>`
        SELECT urutan, (pesanan_baris.jumlah - coalesce(sum(kembali.jumlah), 0))::int AS sisa
        FROM pesanan_baris
        LEFT JOIN (
          SELECT urutan, jumlah FROM buku_baris WHERE buku_id IN (
            SELECT buku_id FROM buku WHERE pesanan_id = ${pesananId} AND buku_id >= coalesce(
              (SELECT max(buku_id) FROM buku WHERE pesanan_id = ${pesananId} AND lunas = 1), 0))
        ) AS kembali USING (urutan)
        WHERE pesanan_id = ${pesananId}
        GROUP BY urutan, pesanan_baris.jumlah ORDER BY urutan`.execute(db)
      return rows
    },

    /** Returns the amounts paid and refunded, per order. */
    async moneyOf(pesananIds: readonly number[]): Promise<(pesananId: number) => Money> {
      const { rows } = await sql<Money & { pesanan_id: number }>`
        SELECT pesanan_id, ${PAID_SUM} AS dibayar, ${DIKEMBALIKAN} AS dikembalikan
        FROM buku WHERE pesanan_id = ANY(${pesananIds}::int[]) GROUP BY pesanan_id`.execute(db)
      const money = new Map(rows.map(({ pesanan_id, ...amounts }) => [pesanan_id, amounts]))
      return (pesananId) => money.get(pesananId) ?? EMPTY
    },

    /** Returns the entries for the office, oldest first. */
    async listForAdmin(pesananId: number): Promise<BukuEntry[]> {
      const rows = await ofPesanan(pesananId)
        .innerJoin('pembayaran', 'pembayaran.pembayaran_id', 'buku.pembayaran_id')
        .leftJoin('pengembalian', 'pengembalian.pengembalian_id', 'buku.pengembalian_id')
        .leftJoin('pengguna', 'pengguna.pengguna_id', 'pengembalian.pengguna_id')
        .select(['buku_id as bukuId', 'buku.waktu', 'buku.jumlah', 'buku.biaya', 'buku.cara'])
        .select(['pembayaran.order_id as percobaan', 'pembayaran.payment_type', 'pengguna.nama as oleh'])
        .select(({ fn, val }) => fn.coalesce('pengembalian.alasan', val('')).as('alasan'))
        .select(
          sql<BukuEntry['barang']>`coalesce((
          SELECT json_agg(json_build_object('nama', b.nama, 'jumlah', k.jumlah) ORDER BY urutan)
          FROM buku_baris k JOIN pesanan_baris b USING (urutan)
          WHERE k.buku_id = buku.buku_id AND b.pesanan_id = buku.pesanan_id), '[]')`.as('barang'),
        )
        .select(
          sql<BukuEntry['rak']>`coalesce((
          SELECT json_agg(json_build_object('nama', nama, 'jumlah', perubahan) ORDER BY nama)
          FROM mutasi_stok JOIN produk USING (produk_id)
          WHERE mutasi_stok.pesanan_id = buku.pesanan_id AND alasan = 'kembali'
            AND mutasi_stok.pengembalian_id = buku.pengembalian_id), '[]')`.as('rak'),
        )
        .execute()
      return rows.map(({ waktu, ...row }) => ({ ...row, bukuId: Number(row.bukuId), waktu: waktu.toISOString() }))
    },
  }
}

/** Aggregates over the entries of one order. */
const PAID_SUM = sql<number>`coalesce(sum(jumlah) FILTER (WHERE jumlah > 0), 0)::bigint`
const DIKEMBALIKAN = sql<number>`coalesce(-sum(jumlah) FILTER (WHERE jumlah < 0), 0)::bigint`

/** Selects the ledger's amounts for each row of `pesanan`. */
export const pesananMoney = sql<Money>`(SELECT json_build_object('dibayar', ${PAID_SUM}, 'dikembalikan', ${DIKEMBALIKAN})
  FROM buku WHERE buku.pesanan_id = pesanan.pesanan_id)`
