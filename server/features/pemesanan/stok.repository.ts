import { sql } from 'kysely'
import type { Tx } from '#server/db/transaction.ts'

/** Units of one product that an order needs. */
export interface Bagian {
  produkId: number
  jumlah: number
}

/**
 * Stock moves only here, and every move leaves a row in `mutasi_stok`. Products are always taken in the order of their
 * ids, so that two orders never wait for each other.
 */
export function stokRepository(tx: Tx) {
  const move = async (
    produkId: number,
    perubahan: number,
    alasan: 'pesanan' | 'lepas',
    pemesananId: number,
    waktu: Date,
  ) => {
    await tx
      .insertInto('mutasi_stok')
      .values({ produk_id: produkId, perubahan, alasan, pemesanan_id: pemesananId, waktu })
      .execute()
  }

  const add = (produkId: number, jumlah: number) =>
    tx
      .updateTable('produk')
      .set({ stok: sql`stok + ${jumlah}` })
      .where('produk_id', '=', produkId)
      .execute()

  return {
    /**
     * Takes the parts from the shelf by compare-and-set, never below zero: all of them, or none.
     * @returns the first product of which there is not enough, with what is left; undefined when all are taken
     */
    async take(bagian: readonly Bagian[]): Promise<{ produkId: number; sisa: number } | undefined> {
      const taken: Bagian[] = []
      for (const part of byProdukId(bagian)) {
        const update = await tx
          .updateTable('produk')
          .set({ stok: sql`stok - ${part.jumlah}` })
          .where('produk_id', '=', part.produkId)
          .where('stok', '>=', part.jumlah)
          .executeTakeFirst()
        if (update.numUpdatedRows === 1n) {
          taken.push(part)
          continue
        }
        for (const { produkId, jumlah } of taken) await add(produkId, jumlah)
        const left = await tx
          .selectFrom('produk')
          .select('stok')
          .where('produk_id', '=', part.produkId)
          .executeTakeFirst()
        return { produkId: part.produkId, sisa: left?.stok ?? 0 }
      }
      return undefined
    },

    /** Writes down that an order holds the parts that `take` took. */
    async recordTaken(pemesananId: number, bagian: readonly Bagian[], waktu: Date): Promise<void> {
      for (const { produkId, jumlah } of bagian) await move(produkId, -jumlah, 'pesanan', pemesananId, waktu)
    },

    /**
     * Gives back what the order still holds. The sum of its movements says how much that is, so a second call finds
     * nothing: stock is released exactly once. The caller holds the order's row lock.
     */
    async release(pemesananId: number, waktu: Date): Promise<void> {
      const held = await tx
        .selectFrom('mutasi_stok')
        .select(['produk_id', sql<number>`(-sum(perubahan))::int`.as('jumlah')])
        .where('pemesanan_id', '=', pemesananId)
        .groupBy('produk_id')
        .having(sql`sum(perubahan)`, '<', 0)
        .orderBy('produk_id')
        .execute()
      for (const { produk_id, jumlah } of held) {
        await add(produk_id, jumlah)
        await move(produk_id, jumlah, 'lepas', pemesananId, waktu)
      }
    },

    /** What the order needs: the parts to take again when its money arrives late. */
    needed: (pemesananId: number): Promise<Bagian[]> =>
      tx
        .selectFrom('pemesanan_bagian')
        .select(['produk_id as produkId', 'jumlah'])
        .where('pemesanan_id', '=', pemesananId)
        .execute(),
  }
}

const byProdukId = (bagian: readonly Bagian[]) => bagian.toSorted((a, b) => a.produkId - b.produkId)
