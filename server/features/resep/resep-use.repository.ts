import { sql } from 'kysely'
import type { ResepRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'

/** A product of which the prescription has too little left. */
export interface ResepShortage {
  produkId: number
  nama: string
  sisa: number
}

/** Units of a product that are returned. */
interface ReturnedParts {
  produkId: number
  jumlah: number
}

/**
 * Quantities that orders take from prescriptions. `pesanan_bagian.dari_resep` is an order's quantity of each product, and
 * `terpakai` of the prescription is their sum; both change together here. Lock order: buyer, prescription, order, its products
 * by id, then stock (`stokRepository`). A caller that changes parts of an existing order already holds its row lock.
 */
export function resepUseRepository(tx: Tx) {
  /** Returns the remaining quantity of each product, locked until the transaction ends. */
  async function lockRemaining(resepId: number): Promise<Map<number, number>> {
    const rows = await tx
      .selectFrom('resep_produk')
      .select(['produk_id', sql<number>`disetujui - terpakai`.as('sisa')])
      .where('resep_id', '=', resepId)
      .orderBy('produk_id')
      .forUpdate()
      .execute()
    return new Map(rows.map(({ produk_id, sisa }) => [produk_id, sisa]))
  }

  return {
    lockRemaining,

    /** Returns the customer's prescription, locked until the transaction ends against a concurrent decision. */
    lockOf: (penggunaId: number, resepId: number): Promise<ResepRow | undefined> =>
      tx
        .selectFrom('resep')
        .selectAll()
        .where('resep_id', '=', resepId)
        .where('pengguna_id', '=', penggunaId)
        .forNoKeyUpdate()
        .executeTakeFirst(),

    /**
     * Takes all quantities that the order still needs from its prescription, or none.
     * @returns the first product with too little left; undefined if all were taken
     */
    async take(pesananId: number, resepId: number, now: Date): Promise<ResepShortage | undefined> {
      const remaining = await lockRemaining(resepId)
      const needed = await tx
        .selectFrom('pesanan_bagian')
        .innerJoin('produk', 'produk.produk_id', 'pesanan_bagian.produk_id')
        .select(['produk.produk_id as produkId', 'produk.nama', 'jumlah'])
        .where('pesanan_id', '=', pesananId)
        .where('dari_resep', '=', 0)
        .orderBy('produk.produk_id')
        .execute()
      for (const { produkId, nama, jumlah } of needed) {
        const available = remaining.get(produkId) ?? 0
        if (available < jumlah) return { produkId, nama, sisa: available }
      }
      const { rows } = await sql`
        WITH pakai AS (
          UPDATE resep_produk SET terpakai = terpakai + bagian.jumlah
          FROM pesanan_bagian bagian
          WHERE bagian.pesanan_id = ${pesananId} AND bagian.dari_resep = 0 AND resep_produk.resep_id = ${resepId}
            AND resep_produk.produk_id = bagian.produk_id AND terpakai + bagian.jumlah <= disetujui
          RETURNING resep_produk.produk_id
        ), terakhir AS (UPDATE resep SET dipakai = ${now} WHERE resep_id = ${resepId})
        UPDATE pesanan_bagian SET dari_resep = jumlah FROM pakai
        WHERE pesanan_id = ${pesananId} AND pesanan_bagian.produk_id = pakai.produk_id RETURNING pakai.produk_id`.execute(
        tx,
      )
      if (rows.length < needed.length) throw new Error(`prescription ${resepId} moved under its lock`)
      return undefined
    },

    /**
     * Returns the order's quantities to its prescription. A second call is a no-op.
     * @param only limits the returned quantity per product
     */
    async giveBack(pesananId: number, resepId: number, only?: readonly ReturnedParts[]): Promise<void> {
      await lockRemaining(resepId)
      const limits =
        only &&
        sql`least(dari_resep, coalesce((
        SELECT sum(jumlah) FROM jsonb_to_recordset(${JSON.stringify(only)}::jsonb) AS hanya ("produkId" int, jumlah int)
        WHERE "produkId" = produk_id), 0))`
      await sql`
        WITH kembali AS (
          SELECT produk_id, ${limits ?? sql`dari_resep`} AS banyak FROM pesanan_bagian
          WHERE pesanan_id = ${pesananId} AND dari_resep > 0
        ), lepas AS (
          UPDATE pesanan_bagian SET dari_resep = dari_resep - banyak FROM kembali
          WHERE pesanan_id = ${pesananId} AND pesanan_bagian.produk_id = kembali.produk_id
        )
        UPDATE resep_produk SET terpakai = terpakai - banyak FROM kembali
        WHERE resep_id = ${resepId} AND resep_produk.produk_id = kembali.produk_id`.execute(tx)
    },

    /**
     * Adds the products of pending orders to a prescription's requested products, so that the deciding administrator sees them.
     */
    async addRequested(resepId: number): Promise<void> {
      await sql`
        INSERT INTO resep_produk (resep_id, produk_id, diminta)
        SELECT resep_id, produk_id, sum(jumlah) FROM pesanan JOIN pesanan_bagian USING (pesanan_id)
        WHERE resep_id = ${resepId} AND menunggu_resep AND status_pembayaran = 'pending' AND dari_resep IS NOT NULL
        GROUP BY resep_id, produk_id
        ON CONFLICT (resep_id, produk_id) DO UPDATE SET diminta = greatest(resep_produk.diminta, excluded.diminta)`.execute(
        tx,
      )
    },
  }
}
