import { sql } from 'kysely'
import type { Perubahan } from '#contract/pesanan/office.ts'
import type { Db } from '#server/db/client.ts'
import type { PemesananRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'

/** One order as the office sees and changes it. */
export function kelolaPesananRepository(db: Db | Tx) {
  const set = (
    pemesananId: number,
    change: Partial<Pick<PemesananRow, 'arsip' | 'status_pesanan' | 'kurir' | 'resi'>>,
  ) => db.updateTable('pemesanan').set(change).where('pemesanan_id', '=', pemesananId).execute()

  return {
    /** The order with the account that made it. */
    find: (pemesananId: number) =>
      db
        .selectFrom('pemesanan')
        .innerJoin('pengguna', 'pengguna.pengguna_id', 'pemesanan.pengguna_id')
        .selectAll('pemesanan')
        .select(['pengguna.nama as nama_akun', 'pengguna.email'])
        .where('pemesanan_id', '=', pemesananId)
        .executeTakeFirst(),

    /** The order, locked until the transaction ends. */
    lock: (pemesananId: number): Promise<PemesananRow | undefined> =>
      db.selectFrom('pemesanan').selectAll().where('pemesanan_id', '=', pemesananId).forUpdate().executeTakeFirst(),

    saveKiriman: (pemesananId: number, kiriman: Pick<PemesananRow, 'status_pesanan' | 'kurir' | 'resi'>) =>
      set(pemesananId, kiriman),

    saveArsip: (pemesananId: number, arsip: Date | null) => set(pemesananId, { arsip }),

    removePerhatian: (pemesananId: number, perhatian: string) =>
      db
        .updateTable('pemesanan')
        .set({ perhatian: sql`array_remove(perhatian, ${perhatian})` })
        .where('pemesanan_id', '=', pemesananId)
        .execute(),

    /** What leaves the shelf for the order, by today's names of the products. */
    listBagian: (pemesananId: number) =>
      db
        .selectFrom('pemesanan_bagian')
        .innerJoin('produk', 'produk.produk_id', 'pemesanan_bagian.produk_id')
        .select(['produk.nama', 'pemesanan_bagian.jumlah'])
        .where('pemesanan_id', '=', pemesananId)
        .orderBy('produk.nama')
        .execute(),

    /** Everything that happened to the order, oldest first. */
    async listPerubahan(pemesananId: number): Promise<Perubahan[]> {
      const rows = await db
        .selectFrom('riwayat_status')
        .leftJoin('pengguna', 'pengguna.pengguna_id', 'riwayat_status.pengguna_id')
        .select(['riwayat_id as riwayatId', 'waktu', 'jenis', 'dari', 'ke', 'oleh', 'pengguna.nama', 'keterangan'])
        .where('pemesanan_id', '=', pemesananId)
        .orderBy('riwayat_id')
        .execute()
      return rows.map((row) => ({ ...row, waktu: row.waktu.toISOString() }))
    },
  }
}
