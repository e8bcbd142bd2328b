import { sql } from 'kysely'
import { executePrepared } from '#server/db/prepared.ts'
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

/** Why stock moves: an order takes it or gives it back, a refund brings it back, or an administrator's hand moves it. */
export type Sebab =
  | { alasan: 'pesanan' | 'lepas'; pesananId: number }
  | ({ alasan: 'kembali' } & Kembali)
  | { alasan: 'awal' | 'koreksi' | 'impor'; keterangan?: string; oleh: number | null }

/** A refund with which goods of its order come back. */
interface Kembali {
  pesananId: number
  pengembalianId: number
  keterangan: string
  oleh: number
}

interface Ditulis {
  alasan: Sebab['alasan']
  pesananId?: number | null
  pengembalianId?: number | null
  keterangan?: string
  oleh?: number | null
}

/** What moved a product's stock since somebody saw it: orders, and hands; the latter also whether they did at all. */
export interface SejakItu {
  pesanan: number
  lain: number
  dikoreksi: boolean
}

/**
 * Stock moves only here, by `shift`, and every move leaves a row in `mutasi_stok`. Products are always locked in the order
 * of their ids, so that two orders never wait for each other. A product's row is locked before its movement is numbered,
 * so its movements are numbered in the order in which they happen.
 */
export function stokRepository(tx: Tx) {
  const byId = (produkIds: readonly number[]) =>
    tx
      .selectFrom('produk')
      .select(['produk_id', 'stok'])
      .where('produk_id', '=', sql<number>`ANY(${produkIds}::int[])`)
      .orderBy('produk_id')

  /** Locks products until the transaction ends. @returns what can be bought of each that there is */
  async function lock(produkIds: readonly number[]): Promise<Map<number, number>> {
    const rows = await byId(produkIds).forNoKeyUpdate().execute()
    return new Map(rows.map(({ produk_id, stok }) => [produk_id, stok]))
  }

  /**
   * Moves the stock of any number of products, each at most once. Of several the caller holds the locks.
   * @returns false where less than nothing would be left of one; that one is not moved
   */
  async function shift(geser: readonly Geser[], sebab: Sebab, waktu: Date): Promise<boolean> {
    const { alasan, pesananId = null, pengembalianId = null, keterangan = '', oleh = null }: Ditulis = sebab
    const moved = await tx
      .with(
        'geser',
        () => sql<Geser>`(
        SELECT * FROM unnest(${geser.map(({ produkId }) => produkId)}::int[], ${geser.map(({ perubahan }) => perubahan)}::int[])
          AS geser (produk_id, perubahan))`,
      )
      .with(
        'pindah',
        () => sql<Geser>`(
        UPDATE produk SET stok = stok + geser.perubahan FROM geser
        WHERE produk.produk_id = geser.produk_id AND stok + geser.perubahan >= 0
        RETURNING geser.produk_id, geser.perubahan)`,
      )
      .insertInto('mutasi_stok')
      .columns(['produk_id', 'perubahan', 'alasan', 'pesanan_id', 'pengembalian_id', 'keterangan', 'oleh', 'waktu'])
      .expression(
        () => sql`SELECT produk_id, perubahan, ${alasan}::text, ${pesananId}::int, ${pengembalianId}::int,
          ${keterangan}::text, ${oleh}::int, ${waktu}::timestamptz FROM pindah`,
      )
      .$call((query) => executePrepared(tx, query))
    return moved.numAffectedRows === BigInt(geser.length)
  }

  /** What an order took of each product and did not give back. */
  const held = (pesananId: number): Promise<(Bagian & { nama: string })[]> =>
    tx
      .selectFrom('mutasi_stok')
      .innerJoin('produk', 'produk.produk_id', 'mutasi_stok.produk_id')
      .select(['produk.produk_id as produkId', 'nama', sql<number>`(-sum(perubahan))::int`.as('jumlah')])
      .where('pesanan_id', '=', pesananId)
      .groupBy(['produk.produk_id', 'nama'])
      .having(sql`sum(perubahan)`, '<', 0)
      .orderBy('produk.produk_id')
      .execute()

  return {
    lock,
    shift,
    held,

    namaOf: async (produkId: number): Promise<string> =>
      (await tx.selectFrom('produk').select('nama').where('produk_id', '=', produkId).executeTakeFirstOrThrow()).nama,

    /**
     * Takes what an order needs from the shelf, never below zero: all of it, or none.
     * @returns the first product of which there is not enough, with what is left; undefined when all is taken
     */
    async take(
      pesananId: number,
      bagian: readonly Bagian[],
      waktu: Date,
    ): Promise<{ produkId: number; sisa: number } | undefined> {
      const need = bagian.toSorted((a, b) => a.produkId - b.produkId)
      const ids = need.map(({ produkId }) => produkId)
      const geser = need.map(({ produkId, jumlah }) => ({ produkId, perubahan: -jumlah }))
      const move = () => shift(geser, { alasan: 'pesanan', pesananId }, waktu)
      // A single one is locked by being moved.
      if (ids.length === 1 && (await move())) return undefined
      const stok = await lock(ids)
      const short = need.find(({ produkId, jumlah }) => (stok.get(produkId) ?? 0) < jumlah)
      if (short) return { produkId: short.produkId, sisa: stok.get(short.produkId) ?? 0 }
      // Under the locks it is there, also where somebody gave some back a moment ago.
      if (!(await move())) throw new Error(`stock of order ${pesananId} moved under its lock`)
      return undefined
    },

    /**
     * Gives back what the order still holds. The sum of its movements says how much that is, so a second call finds
     * nothing: stock is released exactly once. The caller holds the order's row lock.
     */
    async release(pesananId: number, waktu: Date): Promise<void> {
      const taken = await held(pesananId)
      if (taken.length === 0) return
      await lock(taken.map(({ produkId }) => produkId))
      const geser = taken.map(({ produkId, jumlah }) => ({ produkId, perubahan: jumlah }))
      await shift(geser, { alasan: 'lepas', pesananId }, waktu)
    },

    /**
     * Puts goods of an order back that came home with a refund: never more than the order still holds. The caller holds the
     * order's row lock.
     * @returns what was put back
     */
    async putBack(
      wish: readonly Bagian[],
      sebab: Kembali,
      waktu: Date,
    ): Promise<{ produkId: number; nama: string; jumlah: number }[]> {
      const back = (await held(sebab.pesananId)).flatMap(({ produkId, nama, jumlah: most }) => {
        const jumlah = Math.min(wish.find((one) => one.produkId === produkId)?.jumlah ?? 0, most)
        return jumlah > 0 ? [{ produkId, nama, jumlah }] : []
      })
      if (back.length === 0) return []
      await lock(back.map(({ produkId }) => produkId))
      const geser = back.map(({ produkId, jumlah }) => ({ produkId, perubahan: jumlah }))
      await shift(geser, { alasan: 'kembali', ...sebab }, waktu)
      return back
    },

    /**
     * What happened to the stock of products after the movement that somebody has seen of each. A movement that never was,
     * such as one that a restored backup does not have, counts as corrected since. Under the products' row locks it stays
     * true until the transaction ends.
     */
    async since(dilihat: readonly { produkId: number; versiStok: number }[]): Promise<Map<number, SejakItu>> {
      const { rows } = await sql<SejakItu & { produkId: number }>`
        SELECT dilihat.produk_id AS "produkId",
          coalesce(sum(m.perubahan) FILTER (WHERE m.pesanan_id IS NOT NULL), 0)::int AS pesanan,
          coalesce(sum(m.perubahan) FILTER (WHERE m.pesanan_id IS NULL), 0)::int AS lain,
          count(m.mutasi_id) FILTER (WHERE m.pesanan_id IS NULL) > 0 OR dilihat.versi > coalesce(
            (SELECT max(mutasi_id) FROM mutasi_stok WHERE produk_id = dilihat.produk_id), 0) AS dikoreksi
        FROM unnest(${dilihat.map(({ produkId }) => produkId)}::int[], ${dilihat.map(({ versiStok }) => versiStok)}::bigint[])
          AS dilihat (produk_id, versi)
        LEFT JOIN mutasi_stok m ON m.produk_id = dilihat.produk_id AND m.mutasi_id > dilihat.versi
        GROUP BY dilihat.produk_id, dilihat.versi`.execute(tx)
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
