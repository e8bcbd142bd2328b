import type { Selectable } from 'kysely'
import type { Diskon } from '#contract/uang/diskon.ts'
import type { Potongan, TotalHarga } from '#contract/uang/total.ts'
import type { Db } from '#server/db/client.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'

/** A discount of an order as it is stored; `computeTotal` returns its amount. */
export interface PesananDiskon extends Potongan {
  jenis: Diskon['jenis']
  voucherId: number | null
  /** Text for the buyer. */
  keterangan: string
}

type Row = Selectable<Database['pesanan_diskon']>

export function diskonRepository(db: Db | Tx) {
  const of = (pesananId: number) =>
    db.selectFrom('pesanan_diskon').where('pesanan_id', '=', pesananId).orderBy('urutan')

  return {
    /** Returns the discounts of an order with an amount, for display. */
    list: (pesananId: number): Promise<Diskon[]> =>
      of(pesananId).select(['jenis', 'keterangan', 'atas', 'jumlah']).where('jumlah', '>', 0).execute(),

    /** Returns all discounts of an order, as input for `computeTotal`. */
    async listDiskon(pesananId: number): Promise<PesananDiskon[]> {
      const rows = await of(pesananId).selectAll().execute()
      return rows.map(({ jenis, voucher_id: voucherId, keterangan, atas, nilai, baris }: Row) => ({
        jenis,
        voucherId,
        keterangan,
        atas,
        nilai,
        baris,
      }))
    },

    /** Inserts the discounts of a new order, in its transaction. @param amounts amount per discount, in rupiah */
    async insert(pesananId: number, potongan: readonly PesananDiskon[], amounts: readonly number[]): Promise<void> {
      if (potongan.length === 0) return
      await db
        .insertInto('pesanan_diskon')
        .values(
          potongan.map(({ jenis, voucherId: voucher_id, keterangan, atas, nilai, baris }, position) => ({
            pesanan_id: pesananId,
            urutan: position,
            jenis,
            voucher_id,
            keterangan,
            atas,
            nilai,
            baris: baris && [...baris],
            jumlah: amounts[position] ?? 0,
          })),
        )
        .execute()
    },

    /** Saves new amounts of discounts and taxes, after lines were removed or the fee was set. Called under the order's lock. */
    async save(
      pesananId: number,
      lines: readonly { urutan: number; diskon: number; ppn: number }[],
      { lineDiskon, linePpn, totalDiskon }: TotalHarga,
    ): Promise<void> {
      for (const [position, amount] of totalDiskon.entries())
        await db
          .updateTable('pesanan_diskon')
          .set({ jumlah: amount })
          .where('pesanan_id', '=', pesananId)
          .where('urutan', '=', position)
          .execute()
      for (const [index, { urutan, ...old }] of lines.entries()) {
        const fresh = { diskon: lineDiskon[index] ?? 0, ppn: linePpn[index] ?? 0 }
        if (old.diskon === fresh.diskon && old.ppn === fresh.ppn) continue
        await db
          .updateTable('pesanan_baris')
          .set(fresh)
          .where('pesanan_id', '=', pesananId)
          .where('urutan', '=', urutan)
          .execute()
      }
    },
  }
}
