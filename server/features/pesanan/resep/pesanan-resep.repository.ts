import { sql } from 'kysely'
import { TUGAS_MAX } from '#contract/dasbor/admin.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo } from '#server/db/list.ts'
import type { PesananRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { nextCheck } from '#server/features/pembayaran/bayar/next-check.ts'
import { pembayaranRepository } from '#server/features/pembayaran/bayar/pembayaran.repository.ts'
import { ONGKIR_HOLD_HOURS } from '#server/features/pesanan/ongkir-pesanan.ts'
import type { Shift } from '#server/features/stok/stok.repository.ts'
import { hoursFromNow, RESEP_PAYMENT_HOURS } from './resep-rules.ts'

/** Units of one product in an order; `dari_resep` is null if no prescription is needed. */
export interface PesananPart {
  produk_id: number
  jumlah: number
  dari_resep: number | null
}

/** Orders with prescription medicine. */
export function pesananResepRepository(db: Db | Tx) {
  return {
    /** Returns the pending orders that wait for this prescription, locked until the transaction ends, oldest first. */
    lockPending: (resepId: number): Promise<PesananRow[]> =>
      db
        .selectFrom('pesanan')
        .selectAll()
        .where('resep_id', '=', resepId)
        .where('menunggu_resep', '=', true)
        .where('status_pembayaran', '=', 'pending')
        .orderBy('pesanan_id')
        .forUpdate()
        .execute(),

    listParts: (pesananId: number): Promise<PesananPart[]> =>
      db
        .selectFrom('pesanan_bagian')
        .select(['produk_id', 'jumlah', 'dari_resep'])
        .where('pesanan_id', '=', pesananId)
        .orderBy('produk_id')
        .execute(),

    /** True if the prescription covers all units that need it. Units that were put back need none. */
    async isCovered(pesananId: number): Promise<boolean> {
      const { rows } = await sql`
        SELECT FROM pesanan_bagian bagian
        WHERE pesanan_id = ${pesananId} AND dari_resep < jumlah - coalesce((
          SELECT sum(perubahan) FROM mutasi_stok m
          WHERE m.pesanan_id = bagian.pesanan_id AND m.produk_id = bagian.produk_id AND alasan = 'kembali'), 0)`.execute(
        db,
      )
      return rows.length === 0
    },

    /** Removes units from an unpaid order, from its lines and parts: `perubahan` per product, positive. */
    async reduce(pesananId: number, shift: readonly Shift[]): Promise<void> {
      for (const { produkId, perubahan } of shift)
        for (const table of ['pesanan_baris', 'pesanan_bagian'] as const) {
          await db
            .deleteFrom(table)
            .where('pesanan_id', '=', pesananId)
            .where('produk_id', '=', produkId)
            .where('jumlah', '<=', perubahan)
            .execute()
          await db
            .updateTable(table)
            .set({ jumlah: sql`jumlah - ${perubahan}` })
            .where('pesanan_id', '=', pesananId)
            .where('produk_id', '=', produkId)
            .execute()
        }
    },

    /** Opens an order for payment after the approval. Without a known shipping fee, it waits for the fee instead. */
    async open(
      { pesanan_id, dibuat, menunggu_ongkir }: PesananRow,
      {
        subtotal,
        diskon,
        diskon_ongkir,
        ppn_ditambah,
        total,
      }: Pick<PesananRow, 'subtotal' | 'diskon' | 'diskon_ongkir' | 'ppn_ditambah'> & { total: number },
      now: Date,
    ): Promise<void> {
      const deadline = hoursFromNow(now, menunggu_ongkir ? ONGKIR_HOLD_HOURS : RESEP_PAYMENT_HOURS)
      await db
        .updateTable('pesanan')
        .set({
          menunggu_resep: false,
          subtotal,
          diskon,
          diskon_ongkir,
          ppn_ditambah,
          total_harga: total,
        })
        .where('pesanan_id', '=', pesanan_id)
        .execute()
      const checkAt = menunggu_ongkir ? deadline : nextCheck(dibuat, deadline, now)
      await pembayaranRepository(db).saveDeadline(pesanan_id, deadline, checkAt)
    },
  }
}

/** 24 h: an order that expires this soon without a decision about its prescription is urgent. */
const URGENT_HOURS = 24

/** Returns the number of orders that expire soon for lack of a decision about their prescription. */
export const countUrgentResep = ({ db, clock }: Deps): Promise<number> =>
  countUpTo(
    db,
    db
      .selectFrom('pesanan')
      .select('pesanan_id')
      .where('menunggu_resep', '=', true)
      .where('status_pembayaran', '=', 'pending')
      .where('batas_bayar', '<', hoursFromNow(clock(), URGENT_HOURS)),
    TUGAS_MAX,
  )
