import { sql } from 'kysely'
import { prepared } from '#server/db/prepared.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Units of one product that an order needs. */
export interface Bagian {
  produkId: number
  jumlah: number
}

/** Units by which the stock of one product moves, more or less. */
export interface Geser {
  produkId: number
  perubahan: number
}

/** Why an administrator moved stock, and who it was. */
export interface SebabGeser {
  alasan: 'awal' | 'koreksi' | 'impor'
  keterangan?: string
  oleh: number
}

/** What moved a product's stock since somebody saw it: orders, and hands; the latter also whether they did at all. */
export interface SejakItu {
  pesanan: number
  lain: number
  dikoreksi: boolean
}

/**
 * Stock moves only here, and every move leaves a row in `mutasi_stok`. Products are always taken in the order of their
 * ids, so that two orders never wait for each other. A product's row is locked before its movement is numbered, so its
 * movements are numbered in the order in which they happen.
 */
export function stokRepository(tx: Tx) {
  const move = async (
    produkId: number,
    perubahan: number,
    alasan: 'pesanan' | 'lepas',
    pesananId: number,
    waktu: Date,
  ) => {
    await tx
      .insertInto('mutasi_stok')
      .values({ produk_id: produkId, perubahan, alasan, pesanan_id: pesananId, waktu })
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
          .modifyEnd(prepared)
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
    async recordTaken(pesananId: number, bagian: readonly Bagian[], waktu: Date): Promise<void> {
      for (const { produkId, jumlah } of bagian) await move(produkId, -jumlah, 'pesanan', pesananId, waktu)
    },

    /**
     * Gives back what the order still holds. The sum of its movements says how much that is, so a second call finds
     * nothing: stock is released exactly once. The caller holds the order's row lock.
     */
    async release(pesananId: number, waktu: Date): Promise<void> {
      const held = await tx
        .selectFrom('mutasi_stok')
        .select(['produk_id', sql<number>`(-sum(perubahan))::int`.as('jumlah')])
        .where('pesanan_id', '=', pesananId)
        .groupBy('produk_id')
        .having(sql`sum(perubahan)`, '<', 0)
        .orderBy('produk_id')
        .execute()
      for (const { produk_id, jumlah } of held) {
        await add(produk_id, jumlah)
        await move(produk_id, jumlah, 'lepas', pesananId, waktu)
      }
    },

    /**
     * Moves the stock of any number of products, each at most once, by an administrator's hand. The caller holds their row
     * locks.
     * @returns false where less than nothing would be left of one; that one is not moved
     */
    async shift(geser: readonly Geser[], { alasan, keterangan = '', oleh }: SebabGeser, waktu: Date): Promise<boolean> {
      const moved = await sql`
        WITH geser AS (
          SELECT * FROM unnest(${geser.map(({ produkId }) => produkId)}::int[], ${geser.map(({ perubahan }) => perubahan)}::int[])
            AS geser (produk_id, perubahan)
        ), pindah AS (
          UPDATE produk SET stok = stok + geser.perubahan FROM geser
          WHERE produk.produk_id = geser.produk_id AND stok + geser.perubahan >= 0
          RETURNING geser.produk_id, geser.perubahan
        )
        INSERT INTO mutasi_stok (produk_id, perubahan, alasan, keterangan, oleh, waktu)
        SELECT produk_id, perubahan, ${alasan}::text, ${keterangan}::text, ${oleh}::int, ${waktu}::timestamptz FROM pindah`.execute(
        tx,
      )
      return moved.numAffectedRows === BigInt(geser.length)
    },

    /**
     * What happened to the stock of products after the movement that somebody has seen of each. Under the products' row
     * locks it stays true until the transaction ends.
     */
    async since(dilihat: readonly { produkId: number; versiStok: number }[]): Promise<Map<number, SejakItu>> {
      const { rows } = await sql<SejakItu & { produkId: number }>`
        SELECT dilihat.produk_id AS "produkId",
          coalesce(sum(m.perubahan) FILTER (WHERE m.pesanan_id IS NOT NULL), 0)::int AS pesanan,
          coalesce(sum(m.perubahan) FILTER (WHERE m.pesanan_id IS NULL), 0)::int AS lain,
          count(m.mutasi_id) FILTER (WHERE m.pesanan_id IS NULL) > 0 AS dikoreksi
        FROM unnest(${dilihat.map(({ produkId }) => produkId)}::int[], ${dilihat.map(({ versiStok }) => versiStok)}::bigint[])
          AS dilihat (produk_id, versi)
        LEFT JOIN mutasi_stok m ON m.produk_id = dilihat.produk_id AND m.mutasi_id > dilihat.versi
        GROUP BY dilihat.produk_id`.execute(tx)
      return new Map(rows.map(({ produkId, ...sejak }) => [produkId, sejak]))
    },

    /** The newest movements of a product after a point in time, newest first. */
    recent: (produkId: number, after: Date, limit: number) =>
      tx
        .selectFrom('mutasi_stok')
        .select(['perubahan', sql<boolean>`pesanan_id IS NOT NULL`.as('olehPesanan')])
        .where('produk_id', '=', produkId)
        .where('waktu', '>', after)
        .orderBy('mutasi_id', 'desc')
        .limit(limit)
        .execute(),

    /** What the order needs: the parts to take again when its money arrives late. */
    needed: (pesananId: number): Promise<Bagian[]> =>
      tx
        .selectFrom('pesanan_bagian')
        .select(['produk_id as produkId', 'jumlah'])
        .where('pesanan_id', '=', pesananId)
        .execute(),
  }
}

const byProdukId = (bagian: readonly Bagian[]) => bagian.toSorted((a, b) => a.produkId - b.produkId)
