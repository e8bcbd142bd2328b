import { sql } from 'kysely'
import type { Page } from '#contract/endpoint.ts'
import type { MutasiStok } from '#contract/stok/admin.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo } from '#server/db/list.ts'

/** Stock movements for the office. */
export function mutasiRepository(db: Db) {
  return {
    stokOf: (produkId: number) =>
      db.selectFrom('produk').select('stok').where('produk_id', '=', produkId).executeTakeFirst(),

    /** Returns a product's movements, newest first, each with the stock after it. */
    async list(produkId: number, stok: number, page: number, limit: number): Promise<Page<MutasiStok>> {
      const moves = db.selectFrom('mutasi_stok').where('mutasi_stok.produk_id', '=', produkId)
      const offset = (page - 1) * limit
      const [rows, { later }, total] = await Promise.all([
        moves
          .leftJoin('pesanan', 'pesanan.pesanan_id', 'mutasi_stok.pesanan_id')
          .leftJoin('pengguna', 'pengguna.pengguna_id', 'mutasi_stok.oleh')
          .select(['mutasi_id', 'waktu', 'perubahan', 'alasan', 'keterangan', 'pengguna.nama as oleh'])
          .select(['mutasi_stok.pesanan_id', 'pesanan.midtrans_order_id', 'pesanan.jenis'])
          .orderBy('mutasi_id', 'desc')
          .limit(limit)
          .offset(offset)
          .execute(),
        db
          .selectFrom(moves.select('perubahan').orderBy('mutasi_id', 'desc').limit(offset).as('newer'))
          .select(sql<number>`coalesce(sum(perubahan), 0)::int`.as('later'))
          .executeTakeFirstOrThrow(),
        countUpTo(db, moves.select('mutasi_id')),
      ])
      let balance = stok - later
      const items = rows.map(({ mutasi_id, waktu, pesanan_id, midtrans_order_id, jenis, ...row }) => {
        const item = {
          ...row,
          mutasiId: Number(mutasi_id),
          waktu: waktu.toISOString(),
          saldo: balance,
          pesanan:
            pesanan_id !== null && midtrans_order_id !== null && jenis !== null
              ? { pesananId: pesanan_id, nomor: midtrans_order_id, jenis }
              : null,
        }
        balance -= row.perubahan
        return item
      })
      return { items, total }
    },
  }
}
