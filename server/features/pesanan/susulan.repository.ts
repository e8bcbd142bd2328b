import { sql } from 'kysely'
import type { Susulan } from '#contract/pembayaran/returned.ts'
import type { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { remainingRetur } from '#contract/retur/admin.ts'
import type { Db } from '#server/db/client.ts'
import type { ReturnedGoods } from '#server/db/column-types.ts'
import type { PesananRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import { pengembalianRepository } from '#server/features/pembayaran/pengembalian/pengembalian.repository.ts'
import { returRepository } from '#server/features/pembayaran/pengembalian/retur.repository.ts'
import type { PenggantiInput } from './pengganti-rules.ts'

type Origin = Pick<PesananRow, 'pesanan_id' | 'pengganti_dari'>

/** Events after an order was paid: refunds, returned goods, and replacement orders. */
export function susulanRepository(db: Db | Tx) {
  const selectSummary = () =>
    db.selectFrom('pesanan').select(['pesanan_id as orderId', 'midtrans_order_id as nomor', 'jenis'])

  return {
    /** Returns the replacements of an order, and the order that it replaces. */
    async listPengganti({ pesanan_id, pengganti_dari }: Origin): Promise<Pick<PesananAdmin, 'pengganti' | 'asal'>> {
      const [pengganti, origin] = await Promise.all([
        selectSummary().where('pengganti_dari', '=', pesanan_id).orderBy('pesanan_id').execute(),
        pengganti_dari === null
          ? undefined
          : selectSummary().where('pesanan_id', '=', pengganti_dari).executeTakeFirst(),
      ])
      return { pengganti, asal: origin ?? null }
    },

    /** Returns refunds, returns and replacements, as shown to the buyer. */
    async read(order: Origin, lines: readonly { urutan: number; nama: string }[]): Promise<Susulan> {
      const [returned, retur, { pengganti, asal }] = await Promise.all([
        pengembalianRepository(db).listValid(order.pesanan_id),
        returRepository(db).listOf(order.pesanan_id),
        this.listPengganti(order),
      ])
      return {
        kembali: returned
          .filter(({ status }) => status === 'berhasil' || status === 'manual')
          .map(({ diubah, jumlah, barang, ongkir }) => ({
            waktu: diubah.toISOString(),
            jumlah,
            ongkir,
            barang: rincianOf(barang, lines),
          })),
        retur: retur
          .filter(({ jumlah, hilang }) => hilang < jumlah)
          .map((row) => ({ nama: row.nama, jumlah: row.jumlah, sisa: remainingRetur(row) })),
        pengganti: pengganti.map(({ nomor }) => nomor),
        pengganti_dari: asal?.nomor ?? null,
      }
    },

    /**
     * Returns the number of the buyer's paid order, so that it can be replaced, else undefined. Locked, so that it cannot
     * be refunded meanwhile.
     */
    async findReplaceable(pesananId: number, penggunaId: number): Promise<string | undefined> {
      const row = await db
        .selectFrom('pesanan')
        .select('midtrans_order_id')
        .where('pesanan_id', '=', pesananId)
        .where('pengguna_id', '=', penggunaId)
        .where('status_pembayaran', '=', 'success')
        .forUpdate()
        .executeTakeFirst()
      return row?.midtrans_order_id
    },

    /** True if the complaint is about this order and still open. */
    isKeluhanOpen: async (pesananId: number, keluhanId: number): Promise<boolean> =>
      (await db
        .selectFrom('keluhan')
        .select('keluhan_id')
        .where('keluhan_id', '=', keluhanId)
        .where('pesanan_id', '=', pesananId)
        .where('selesai', 'is', null)
        .executeTakeFirst()) !== undefined,

    /** Returns the data that limits a replacement. @param paketIds packages of the new replacement */
    async readPenggantiInput(
      pesananId: number,
      keluhanId: number | null,
      paketIds: readonly number[],
    ): Promise<PenggantiInput> {
      const linesOf = () =>
        db
          .selectFrom('pesanan_baris')
          .innerJoin('pesanan', 'pesanan.pesanan_id', 'pesanan_baris.pesanan_id')
          .select(['urutan', 'produk_id', 'paket_id', 'jumlah'])
      const lines = await linesOf().where('pesanan.pesanan_id', '=', pesananId).execute()
      const complained = await db
        .selectFrom('keluhan_baris')
        .select(['urutan', 'jumlah'])
        .where('keluhan_id', '=', keluhanId)
        .execute()
      const returned = (await pengembalianRepository(db).listValid(pesananId)).flatMap(({ barang }) => barang)
      const already = await linesOf().where('pengganti_dari', '=', pesananId).execute()
      const paket = [...[...lines, ...already].flatMap(({ paket_id }) => paket_id ?? []), ...paketIds]
      const contents = await db
        .selectFrom('paket_item')
        .select(['paket_id', 'produk_id', 'jumlah'])
        .where('paket_id', '=', sql<number>`ANY (${paket}::int[])`)
        .where('produk_id', 'is not', null)
        .$narrowType<{ produk_id: number }>()
        .execute()
      return { baris: lines, complained, kembali: returned, done: already, isi: contents }
    },

    /** Returns how often an order was paid. */
    countPayments: async (pesananId: number): Promise<number> => {
      const { kali } = await db
        .selectFrom('buku')
        .select(sql<number>`count(*)::int`.as('kali'))
        .where('pesanan_id', '=', pesananId)
        .where('lunas', '=', 1)
        .executeTakeFirstOrThrow()
      return kali
    },
  }
}

/** Returns the lines of a refund with their names. */
export const rincianOf = (barang: readonly ReturnedGoods[], lines: readonly { urutan: number; nama: string }[]) =>
  barang.map(({ urutan, jumlah, nilai }) => ({
    nama: lines.find((line) => line.urutan === urutan)?.nama ?? '',
    jumlah,
    nilai: nilai ?? null,
  }))
