import { type RawBuilder, sql } from 'kysely'
import type { HalanganLot, LotReasonCode } from '#contract/stok/lot-admin.ts'
import { dateWib } from '#contract/wib.ts'
import type { Db } from '#server/db/client.ts'
import type { ReturnedTo } from '#server/db/column-types.ts'
import type { Tx } from '#server/db/transaction.ts'

/** Change of a lot: units for sale or orders (`sisa`), and units set aside (`sisih`). */
export interface LotShift {
  lotId: number
  sisa?: number
  sisih?: number
}

/** Data of a new lot. */
export interface NewLot {
  produkId: number
  nomor: string
  kedaluwarsa: string | null
  hargaModal: number | null
  pemasok: string
  diterima: string
  /** Purchase order of the shop that the lot belongs to. */
  pembelianId?: number | undefined
}

export interface LotReason {
  alasan: LotReasonCode
  pesananId?: number | null
  keterangan?: string
  oleh?: number | null
}

/** Units of a product from one of its lots. */
export interface LotPick {
  produkId: number
  lotId: number
  jumlah: number
}

/** Units of a lot that are packed for an order, with the lot's current state. */
export interface Kemasan extends LotPick {
  nama: string
  nomor: string
  kedaluwarsa: string | null
  ditarik: Date | null
  isShipped: boolean
}

type LotAge = Pick<Kemasan, 'kedaluwarsa' | 'ditarik'>

/** Returns the reason why a lot may not be packed or shipped, or null. */
export function halanganOf({ kedaluwarsa, ditarik }: LotAge, time: Date): HalanganLot | null {
  if (ditarik) return 'ditarik'
  return kedaluwarsa !== null && kedaluwarsa < dateWib(time) ? 'kedaluwarsa' : null
}

export const isPackable = (lot: LotAge, time: Date): boolean => halanganOf(lot, time) === null

const mayReturnToRak = (kemasan: Kemasan, time: Date) => !kemasan.isShipped && isPackable(kemasan, time)

/** Condition: the order has left the shop, because it has a parcel number or is completed. */
export const isSent = (): RawBuilder<boolean> => sql<boolean>`(status_pesanan = 'Pesanan Selesai' OR resi <> '')`

/** Picking order of lots: unknown expiry first, then earliest expiry. */
export const FEFO: RawBuilder<unknown> = sql`kedaluwarsa NULLS FIRST, lot.lot_id`

/**
 * Lots of products. A caller that changes a lot holds the lock of its product's row, so lots need no lock of their own
 * (`docs/decisions/0043-lots-lie-under-the-stock.md`).
 */
export function lotRepository(tx: Db | Tx) {
  /** Changes lots, each at most once, and records the movements. */
  async function applyShift(rows: readonly LotShift[], reason: LotReason, time: Date): Promise<void> {
    if (rows.length === 0) return
    const { alasan, pesananId = null, keterangan = '', oleh = null } = reason
    await sql`
      WITH geser AS (
        SELECT * FROM unnest(${rows.map(({ lotId }) => lotId)}::int[], ${rows.map(({ sisa = 0 }) => sisa)}::int[],
          ${rows.map(({ sisih = 0 }) => sisih)}::int[]) AS geser (lot_id, sisa, sisih)
      ), pindah AS (
        UPDATE lot SET sisa = lot.sisa + geser.sisa, sisih = lot.sisih + geser.sisih, versi = versi + 1
        FROM geser WHERE lot.lot_id = geser.lot_id
      )
      INSERT INTO mutasi_lot (lot_id, sisa, sisih, alasan, pesanan_id, keterangan, oleh, waktu)
      SELECT lot_id, sisa, sisih, ${alasan}, ${pesananId}::int, ${keterangan}, ${oleh}::int, ${time}::timestamptz
      FROM geser`.execute(tx)
  }

  /**
   * Returns the lots to take units from, in picking order. A shortage returns fewer units; the caller compares.
   * @param hari today in WIB, to skip expired lots; without it they are included
   */
  async function fefo(
    needed: readonly { produkId: number; jumlah: number }[],
    hari?: string,
  ): Promise<(LotPick & Pick<Kemasan, 'nomor' | 'kedaluwarsa'>)[]> {
    const { rows } = await sql<LotPick & Pick<Kemasan, 'nomor' | 'kedaluwarsa'>>`
      SELECT produk_id AS "produkId", lot_id AS "lotId", nomor, kedaluwarsa, least(sisa, jumlah - sebelum)::int AS jumlah
      FROM (
        SELECT produk_id, lot_id, nomor, kedaluwarsa, sisa, butuh.jumlah,
          sum(sisa) OVER (PARTITION BY produk_id ORDER BY ${FEFO}) - sisa AS sebelum
        FROM lot JOIN unnest(${needed.map(({ produkId }) => produkId)}::int[], ${needed.map(({ jumlah }) => jumlah)}::int[])
          AS butuh (produk_id, jumlah) USING (produk_id)
        WHERE sisa > 0 AND coalesce(kedaluwarsa >= ${hari ?? null}::date, true)
      ) AS urut
      WHERE sebelum < jumlah
      ORDER BY produk_id, sebelum`.execute(tx)
    return rows
  }

  /** Returns the lot without a number of each product, and creates missing ones. */
  async function withoutNomor(produkIds: readonly number[], time: Date): Promise<Map<number, number>> {
    const { rows } = await sql<{ produk_id: number; lot_id: number }>`
      WITH baru AS (
        INSERT INTO lot (produk_id, diterima, dibuat)
        SELECT produk_id, ${dateWib(time)}::date, ${time}::timestamptz FROM unnest(${produkIds}::int[]) AS produk_id
        ON CONFLICT (produk_id) WHERE nomor = '' DO NOTHING
        RETURNING produk_id, lot_id
      )
      SELECT produk_id, lot_id FROM baru
      UNION ALL SELECT produk_id, lot_id FROM lot WHERE nomor = '' AND produk_id = ANY(${produkIds}::int[])`.execute(tx)
    return new Map(rows.map(({ produk_id, lot_id }) => [produk_id, lot_id]))
  }

  /** Returns the packed goods of an order that did not come back, with their lots' current state, newest lots first. */
  const listKemasan = (pesananId: number) =>
    tx
      .selectFrom('pesanan_lot')
      .innerJoin('lot', 'lot.lot_id', 'pesanan_lot.lot_id')
      .innerJoin('produk', 'produk.produk_id', 'lot.produk_id')
      .innerJoin('pesanan', 'pesanan.pesanan_id', 'pesanan_lot.pesanan_id')
      .select([
        'lot.lot_id as lotId',
        'lot.produk_id as produkId',
        'produk.nama',
        'nomor',
        'kedaluwarsa',
        'ditarik',
        'pesanan_lot.alasan',
      ])
      .select(sql<number>`jumlah - kembali`.as('jumlah'))
      .select(isSent().as('isShipped'))
      .where('pesanan_lot.pesanan_id', '=', pesananId)
      .where(sql<boolean>`jumlah > kembali`)
      .orderBy('lot.lot_id', 'desc')
      .execute()

  /**
   * Puts packed units of an order back into their lots. Expired or recalled units are set aside. Without `ke`, units that had
   * not left the shop go back on the shelf, and units from a buyer are set aside.
   * @returns the number of units set aside per product
   */
  async function returnToLots(
    pesananId: number,
    returning: readonly Kemasan[],
    time: Date,
    actor: number | null,
    ke?: ReturnedTo,
  ): Promise<{ produkId: number; jumlah: number }[]> {
    const isRak = (one: Kemasan) =>
      ke === undefined ? mayReturnToRak(one, time) : ke === 'rak' && isPackable(one, time)
    const [rak, setAside] = [returning.filter(isRak), returning.filter((one) => !isRak(one))]
    await applyShift(
      rak.map(({ lotId, jumlah }) => ({ lotId, sisa: jumlah })),
      { alasan: returning.some(({ isShipped }) => isShipped) ? 'kembali' : 'buka', pesananId, oleh: actor },
      time,
    )
    await applyShift(
      setAside.map(({ lotId, jumlah }) => ({ lotId, sisih: jumlah })),
      { alasan: returning.some(({ isShipped }) => isShipped) ? 'kembali' : 'sisih', pesananId, oleh: actor },
      time,
    )
    const aside = new Map<number, number>()
    for (const { produkId, jumlah } of setAside) aside.set(produkId, (aside.get(produkId) ?? 0) + jumlah)
    for (const { lotId, jumlah } of returning)
      await tx
        .updateTable('pesanan_lot')
        .set({ kembali: sql`kembali + ${jumlah}` })
        .where('pesanan_id', '=', pesananId)
        .where('lot_id', '=', lotId)
        .execute()
    return [...aside].map(([produkId, quantity]) => ({ produkId, jumlah: quantity }))
  }

  return {
    /** Marks lots as recalled, or removes the mark. */
    markRecalled: (lotIds: readonly number[], recalledAt: Date | null, reason: string) =>
      tx
        .updateTable('lot')
        .set({ ditarik: recalledAt, alasan_tarik: reason, versi: sql`versi + 1` })
        .where('lot_id', '=', sql<number>`ANY(${lotIds}::int[])`)
        .execute(),

    shift: applyShift,
    fefo,
    listKemasan,
    bringHome: returnToLots,

    /** Returns the non-empty lots of a product, including those set aside or packed for the order, in picking order. */
    listFor: (produkId: number, pesananId: number) =>
      tx
        .selectFrom('lot')
        .leftJoin('pesanan_lot', (join) =>
          join.onRef('pesanan_lot.lot_id', '=', 'lot.lot_id').on('pesanan_lot.pesanan_id', '=', pesananId),
        )
        .select(['lot.lot_id as lotId', 'nomor', 'kedaluwarsa', 'ditarik', 'sisa'])
        .select(sql<number>`coalesce(jumlah - kembali, 0)::int`.as('jumlah'))
        .where('produk_id', '=', produkId)
        .where(sql<boolean>`(sisa > 0 OR sisih > 0 OR jumlah > kembali)`)
        .orderBy(FEFO)
        .execute(),

    /** Inserts empty lots. @returns their ids, in the same order */
    async insert(lines: readonly NewLot[], time: Date): Promise<number[]> {
      if (lines.length === 0) return []
      const rows = await tx
        .insertInto('lot')
        .values(
          lines.map(({ produkId, nomor, kedaluwarsa, hargaModal, pemasok, diterima, pembelianId = null }) => ({
            produk_id: produkId,
            nomor,
            kedaluwarsa,
            harga_modal: hargaModal,
            pemasok,
            diterima,
            pembelian_id: pembelianId,
            dibuat: time,
          })),
        )
        .returning('lot_id')
        .execute()
      return rows.map(({ lot_id }) => lot_id)
    },

    /** Packs units for an order from its lots, each lot at most once. */
    async pack(pesananId: number, take: readonly (LotPick & { alasan?: string })[], time: Date, actor: number | null) {
      if (take.length === 0) return
      const rows = take.map(({ lotId, jumlah }) => ({ lotId, sisa: -jumlah }))
      await applyShift(rows, { alasan: 'kemas', pesananId, oleh: actor }, time)
      await tx
        .insertInto('pesanan_lot')
        .values(
          take.map(({ lotId, jumlah, alasan = '' }) => ({ pesanan_id: pesananId, lot_id: lotId, jumlah, alasan })),
        )
        // The lot was packed for this order before, and unpacked again.
        .onConflict((conflict) =>
          conflict
            .columns(['pesanan_id', 'lot_id'])
            .doUpdateSet({ jumlah: sql`pesanan_lot.jumlah + excluded.jumlah`, alasan: sql`excluded.alasan` }),
        )
        .execute()
    },

    /**
     * Puts packed goods of an order back, newest lots first. Unpacked units are ignored.
     * @returns the number of units set aside per product
     */
    async returnNewest(
      pesananId: number,
      wish: readonly { produkId: number; jumlah: number }[],
      time: Date,
      actor: number | null,
      ke?: ReturnedTo,
    ): Promise<{ produkId: number; jumlah: number }[]> {
      const left = new Map(wish.map(({ produkId, jumlah }) => [produkId, jumlah]))
      const returning = (await listKemasan(pesananId)).flatMap((one) => {
        const quantity = Math.min(left.get(one.produkId) ?? 0, one.jumlah)
        left.set(one.produkId, (left.get(one.produkId) ?? 0) - quantity)
        return quantity > 0 ? [{ ...one, jumlah: quantity }] : []
      })
      return returnToLots(pesananId, returning, time, actor, ke)
    },

    /**
     * Adjusts the lots after a count per product: a surplus goes to the lot without a number, a loss is taken in picking
     * order.
     */
    async follow(
      shiftStok: readonly { produkId: number; perubahan: number }[],
      reason: LotReason,
      time: Date,
    ): Promise<void> {
      const more = shiftStok.filter(({ perubahan }) => perubahan > 0)
      const less = shiftStok.filter(({ perubahan }) => perubahan < 0)
      if (more.length > 0) {
        const lots = await withoutNomor(
          more.map(({ produkId }) => produkId),
          time,
        )
        const rows = more.map(({ produkId, perubahan: remaining }) => ({
          lotId: lots.get(produkId) ?? 0,
          sisa: remaining,
        }))
        await applyShift(rows, reason, time)
      }
      if (less.length > 0) {
        const from = await fefo(less.map(({ produkId, perubahan }) => ({ produkId, jumlah: -perubahan })))
        const rows = from.map(({ lotId, jumlah }) => ({ lotId, sisa: -jumlah }))
        await applyShift(rows, reason, time)
      }
    },
  }
}
