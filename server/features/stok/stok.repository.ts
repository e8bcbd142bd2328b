import { sql } from 'kysely'
import type { ReturnedTo } from '#server/db/column-types.ts'
import { executePrepared } from '#server/db/prepared.ts'
import type { Tx } from '#server/db/transaction.ts'
import { lotRepository } from './lot.repository.ts'

/** Units of one product that an order needs. */
export interface Bagian {
  produkId: number
  jumlah: number
}

/** Units by which the stock of one product moves, more or less. */
export interface Shift {
  produkId: number
  perubahan: number
}

/** Account type: 'baru' never paid; units that it holds are counted in `produk.ditahan_baru`. */
type Pembeli = 'lama' | 'baru'

/** A product with too little stock. `sisa`: available units. */
export interface StokShortage {
  produkId: number
  nama: string
  sisa: number
}

/**
 * Reason of a stock movement: an order takes or returns it, a refund returns it, products were counted, or lots came in,
 * were set aside, or are for sale again.
 */
export type StokReason =
  | { alasan: 'pesanan' | 'lepas'; pesananId: number }
  | ({ alasan: 'kembali' } & ReturnedParts)
  | CountDraft
  | { alasan: 'masuk' | 'sisih' | 'layak'; keterangan?: string; oleh: number | null }

/** A count of a product, manual or imported. */
export interface CountDraft {
  alasan: 'awal' | 'koreksi' | 'impor'
  keterangan?: string
  oleh: number | null
}

/** A refund or a return that brings goods of an order back. */
interface ReturnedParts {
  pesananId: number
  pengembalianId?: number
  returId?: number
  keterangan: string
  oleh: number
}

interface WrittenStok {
  alasan: StokReason['alasan']
  pesananId?: number | null
  pengembalianId?: number | null
  returId?: number | null
  keterangan?: string
  oleh?: number | null
}

/**
 * Changes of a product's stock since the displayed movement, by orders and by other causes. `isCorrected` is true after
 * any other cause, or if the displayed movement does not exist.
 */
export interface ChangesSince {
  pesanan: number
  others: number
  isCorrected: boolean
}

/** Returns the movements as a table. A single row is inlined, because PostgreSQL plans only a fixed number of rows once. */
const rowsOf = (shifts: readonly Shift[]) => {
  const [one, ...others] = shifts
  return one && others.length === 0
    ? sql<Shift>`(SELECT ${one.produkId}::int AS produk_id, ${one.perubahan}::int AS perubahan)`
    : sql<Shift>`(SELECT * FROM unnest(${shifts.map(({ produkId }) => produkId)}::int[], ${shifts.map(({ perubahan }) => perubahan)}::int[])
        AS geser (produk_id, perubahan))`
}

/** Selects the stock of products, in the order in which they are locked. */
const selectStok = (tx: Tx, produkIds: readonly number[]) =>
  tx
    .selectFrom('produk')
    .select(['produk_id', 'stok'])
    .where('produk_id', '=', sql<number>`ANY(${produkIds}::int[])`)
    .orderBy('produk_id')

/**
 * The only writer of stock: every `shift` adds rows to `mutasi_stok`. Products are locked in the order of their ids, which
 * prevents deadlocks between orders. A product's row is locked before its movement is numbered, so the numbers are in
 * chronological order. The same lock covers its lots.
 */
export function stokRepository(tx: Tx) {
  const lot = lotRepository(tx)

  /** Locks products until the transaction ends. @returns the stock of each existing product */
  async function lock(produkIds: readonly number[]): Promise<Map<number, number>> {
    const rows = await selectStok(tx, produkIds).forNoKeyUpdate().execute()
    return new Map(rows.map(({ produk_id, stok }) => [produk_id, stok]))
  }

  /**
   * Moves the stock of products, each at most once. For several products, the caller holds the locks.
   * @param pembeli account type; 'baru' also moves `ditahan_baru`
   * @returns false if a product has too little stock; that product is not moved
   */
  async function shift(
    shifts: readonly Shift[],
    reason: StokReason,
    time: Date,
    pembeli: Pembeli = 'lama',
  ): Promise<boolean> {
    const {
      alasan,
      pesananId = null,
      pengembalianId = null,
      returId = null,
      keterangan = '',
      oleh = null,
    }: WrittenStok = reason
    const moved = await tx
      .with('geser', () => rowsOf(shifts))
      .with(
        'pindah',
        () => sql<Shift>`(
        UPDATE produk SET stok = stok + geser.perubahan,
          ditahan_baru = ditahan_baru - CASE ${pembeli}::text WHEN 'lama' THEN 0 ELSE geser.perubahan END
        FROM geser WHERE produk.produk_id = geser.produk_id AND -geser.perubahan <= stok
        RETURNING geser.produk_id, geser.perubahan)`,
      )
      .insertInto('mutasi_stok')
      .columns([
        'produk_id',
        'perubahan',
        'alasan',
        'pesanan_id',
        'pengembalian_id',
        'retur_id',
        'keterangan',
        'oleh',
        'waktu',
      ])
      .expression(
        () => sql`SELECT produk_id, perubahan, ${alasan}::text, ${pesananId}::int, ${pengembalianId}::int,
          ${returId}::int, ${keterangan}::text, ${oleh}::int, ${time}::timestamptz FROM pindah`,
      )
      .$call((query) => executePrepared(tx, query))
    return moved.numAffectedRows === BigInt(shifts.length)
  }

  /**
   * Moves the stock after a count per product. The lots follow automatically, because the count does not name them.
   * @returns false if a product has too little stock; that product is not moved
   */
  async function count(shifts: readonly Shift[], reason: CountDraft, time: Date): Promise<boolean> {
    if (!(await shift(shifts, reason, time))) return false
    await lot.follow(shifts, reason, time)
    await fillGaps(
      shifts.map(({ produkId }) => produkId),
      time,
    )
    return true
  }

  /**
   * Moves the stock after a count per lot. A loss is taken from the units for sale first, then from those that orders wait
   * for. The caller holds the lock.
   */
  async function follow({ produkId, perubahan }: Shift, reason: StokReason, time: Date): Promise<void> {
    const stok = (await lock([produkId])).get(produkId) ?? 0
    const sellable = Math.max(perubahan, -stok)
    if (sellable !== 0 && !(await shift([{ produkId, perubahan: sellable }], reason, time)))
      throw new Error(`stock of product ${produkId} moved under its lock`)
    if (sellable > perubahan) await changeGap(produkId, sellable - perubahan)
    await fillGaps([produkId], time)
  }

  /** Assigns stock to orders that wait for goods without a lot, before new buyers. The caller holds the locks. */
  async function fillGaps(produkIds: readonly number[], time: Date): Promise<void> {
    const gaps = await tx
      .selectFrom('produk')
      .select(['produk_id as produkId', sql<number>`-least(stok, lot_kurang)`.as('perubahan')])
      .where('produk_id', '=', sql<number>`ANY(${produkIds}::int[])`)
      .where(sql<boolean>`least(stok, lot_kurang) > 0`)
      .execute()
    if (gaps.length === 0) return
    await shift(gaps, { alasan: 'sisih', keterangan: 'Untuk pesanan yang menunggu barang', oleh: null }, time)
    for (const { produkId, perubahan } of gaps) await changeGap(produkId, perubahan)
  }

  /** Changes the number of units that orders wait for and no lot has. The caller holds the lock. */
  async function changeGap(produkId: number, quantity: number): Promise<void> {
    await tx
      .updateTable('produk')
      .set({ lot_kurang: sql`lot_kurang + ${quantity}` })
      .where('produk_id', '=', produkId)
      .execute()
  }

  return {
    lock,
    shift,
    count,
    follow,
    fillGaps,

    nameOf: async (produkId: number): Promise<string> =>
      (await tx.selectFrom('produk').select('nama').where('produk_id', '=', produkId).executeTakeFirstOrThrow()).nama,

    /**
     * Returns the stock changes after the displayed movement of each product. A missing movement, for example after a
     * restore from backup, counts as a correction. Under the products' row locks, the result stays valid until the
     * transaction ends.
     */
    async since(seen: readonly { produkId: number; versiStok: number }[]): Promise<Map<number, ChangesSince>> {
      const { rows } = await sql<ChangesSince & { produkId: number }>`
        SELECT dilihat.produk_id AS "produkId",
          coalesce(sum(m.perubahan) FILTER (WHERE m.pesanan_id IS NOT NULL), 0)::int AS pesanan,
          coalesce(sum(m.perubahan) FILTER (WHERE m.pesanan_id IS NULL), 0)::int AS others,
          count(m.mutasi_id) FILTER (WHERE m.pesanan_id IS NULL) > 0 OR dilihat.versi > coalesce(
            (SELECT max(mutasi_id) FROM mutasi_stok WHERE produk_id = dilihat.produk_id), 0) AS "isCorrected"
        FROM unnest(${seen.map(({ produkId }) => produkId)}::int[], ${seen.map(({ versiStok }) => versiStok)}::bigint[])
          AS dilihat (produk_id, versi)
        LEFT JOIN mutasi_stok m ON m.produk_id = dilihat.produk_id AND m.mutasi_id > dilihat.versi
        GROUP BY dilihat.produk_id, dilihat.versi`.execute(tx)
      return new Map(rows.map(({ produkId, ...since }) => [produkId, since]))
    },

    /** Returns the movements of a product after a time, newest first. */
    recent: (produkId: number, after: Date, limit: number) =>
      tx
        .selectFrom('mutasi_stok')
        .select(['perubahan', sql<boolean>`pesanan_id IS NOT NULL`.as('byPesanan')])
        .where('produk_id', '=', produkId)
        .where('waktu', '>', after)
        .orderBy('mutasi_id', 'desc')
        .limit(limit)
        .execute(),
  }
}

/** Stock of an order: what it takes, holds and returns. */
export function pesananStokRepository(tx: Tx) {
  const { lock, shift, fillGaps } = stokRepository(tx)

  /** Returns the units that an order took and did not return, per product. */
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

  /** Puts packed units back into their lots. Unsellable units are set aside, and their stock is deducted. */
  async function unpack(
    pesananId: number,
    wish: readonly Bagian[],
    time: Date,
    actor: number | null,
    ke?: ReturnedTo,
  ): Promise<void> {
    const aside = await lotRepository(tx).returnNewest(pesananId, wish, time, actor, ke)
    if (aside.length > 0) {
      const shifts = aside.map(({ produkId, jumlah }) => ({ produkId, perubahan: -jumlah }))
      await shift(shifts, { alasan: 'sisih', keterangan: 'Masuk karantina', oleh: actor }, time)
    }
    await fillGaps(
      wish.map(({ produkId }) => produkId),
      time,
    )
  }

  return {
    held,

    /**
     * Takes the units of an order from stock, all or none, never below zero.
     * @returns the first product with too little stock; undefined if all were taken
     */
    async take(
      pesananId: number,
      bagian: readonly Bagian[],
      time: Date,
      pembeli: Pembeli = 'lama',
    ): Promise<StokShortage | undefined> {
      const need = bagian.toSorted((a, b) => a.produkId - b.produkId)
      const ids = need.map(({ produkId }) => produkId)
      const shifts = need.map(({ produkId, jumlah }) => ({ produkId, perubahan: -jumlah }))
      const move = () => shift(shifts, { alasan: 'pesanan', pesananId }, time, pembeli)
      // A single product is locked by its update.
      if (ids.length === 1 && (await move())) return undefined
      const rows = await selectStok(tx, ids).select('nama').forNoKeyUpdate().execute()
      for (const { produkId, jumlah } of need) {
        const { nama = '', stok: remaining = 0 } = rows.find((row) => row.produk_id === produkId) ?? {}
        if (remaining < jumlah) return { produkId, nama, sisa: remaining }
      }
      // Under the locks there is enough, even if stock was returned just before.
      if (!(await move())) throw new Error(`stock of order ${pesananId} moved under its lock`)
      return undefined
    },

    /**
     * Releases the units that the order still holds. The sum of its movements is the quantity, so a second call is a no-op.
     * The caller holds the order's row lock.
     * @param pembeli account type that the units counted for until now
     * @param except units that stay with the order
     */
    async release(pesananId: number, time: Date, pembeli: Pembeli, except: readonly Bagian[] = []): Promise<void> {
      const taken = (await held(pesananId)).flatMap(({ jumlah, ...one }) => {
        const outside = except.filter(({ produkId }) => produkId === one.produkId)
        const unused = jumlah - outside.reduce((sum, { jumlah }) => sum + jumlah, 0)
        return unused > 0 ? [{ ...one, jumlah: unused }] : []
      })
      if (taken.length === 0) return
      await lock(taken.map(({ produkId }) => produkId))
      const shifts = taken.map(({ produkId, jumlah }) => ({ produkId, perubahan: jumlah }))
      await shift(shifts, { alasan: 'lepas', pesananId }, time, pembeli)
      await unpack(pesananId, taken, time, null)
    },

    /** Removes a paid order's units from `ditahan_baru`. */
    async settle(pesananId: number): Promise<void> {
      const taken = await held(pesananId)
      await lock(taken.map(({ produkId }) => produkId))
      await tx
        .updateTable('produk')
        .from('pesanan_bagian as bagian')
        .set({ ditahan_baru: sql`ditahan_baru - bagian.jumlah` })
        .whereRef('produk.produk_id', '=', 'bagian.produk_id')
        .where('pesanan_id', '=', pesananId)
        .execute()
    },

    /**
     * Puts returned goods of an order back, at most what the order still holds. The caller holds the order's row lock.
     * @param ke destination, default by state; unsellable goods are always set aside
     * @returns the goods that were put back
     */
    async putBack(
      wish: readonly Bagian[],
      reason: ReturnedParts,
      time: Date,
      ke?: ReturnedTo,
    ): Promise<{ produkId: number; nama: string; jumlah: number }[]> {
      const back = (await held(reason.pesananId)).flatMap(({ produkId, nama, jumlah: most }) => {
        const quantity = Math.min(wish.find((one) => one.produkId === produkId)?.jumlah ?? 0, most)
        return quantity > 0 ? [{ produkId, nama, jumlah: quantity }] : []
      })
      if (back.length === 0) return []
      await lock(back.map(({ produkId }) => produkId))
      const shifts = back.map(({ produkId, jumlah }) => ({ produkId, perubahan: jumlah }))
      await shift(shifts, { alasan: 'kembali', ...reason }, time)
      await unpack(reason.pesananId, back, time, reason.oleh, ke)
      return back
    },

    /** Returns the units that the order needs and does not hold, to take them again after late money. */
    async needed(pesananId: number): Promise<Bagian[]> {
      const heldUnits = new Map((await held(pesananId)).map(({ produkId, jumlah }) => [produkId, jumlah]))
      const bagian = await tx
        .selectFrom('pesanan_bagian')
        .select(['produk_id as produkId', 'jumlah'])
        .where('pesanan_id', '=', pesananId)
        .execute()
      return bagian
        .map(({ produkId, jumlah }) => ({ produkId, jumlah: jumlah - (heldUnits.get(produkId) ?? 0) }))
        .filter(({ jumlah }) => jumlah > 0)
    },
  }
}
