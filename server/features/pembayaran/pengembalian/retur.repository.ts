import { sql } from 'kysely'
import type { Retur } from '#contract/retur/admin.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo } from '#server/db/list.ts'
import type { Tx } from '#server/db/transaction.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'

interface Recorded {
  alasan: string
  oleh: number
  waktu: Date
  /** Number of the order, for the trail. */
  judul: string
}

/** Goods of orders that are on their way back to the shop. */
export function returRepository(db: Db | Tx) {
  const ofPesanan = (pesananId: number) =>
    db
      .selectFrom('retur')
      .innerJoin('produk', 'produk.produk_id', 'retur.produk_id')
      .where('retur.pesanan_id', '=', pesananId)
      .orderBy('retur_id')

  return {
    /** Called under the order's lock. */
    async insert(pesananId: number, barang: readonly { produkId: number; jumlah: number }[], recorded: Recorded) {
      if (barang.length === 0) return
      const { alasan, oleh: pengguna_id, waktu: createdAt, judul } = recorded
      const rows = barang.map(({ produkId: produk_id, jumlah }) => ({ produk_id, jumlah }))
      const added = await db
        .insertInto('retur')
        .values(rows.map((row) => ({ ...row, pesanan_id: pesananId, alasan, pengguna_id, dibuat: createdAt })))
        .returning(['retur_id as returId', 'jumlah', 'rak', 'karantina', 'hilang'])
        .execute()
      const entry = { tindakan: 'buat', jenis: 'retur', judul } as const
      const entries = added.map(({ returId, ...after }) => ({ ...entry, rujukan: returId, sesudah: after }))
      await jejakRepository(db).recordAll(pengguna_id, entries, createdAt)
    },

    /** Returns the goods that an order still waits for, per product. */
    listAwaited: (pesananId: number): Promise<{ produkId: number; nama: string; jumlah: number }[]> =>
      ofPesanan(pesananId)
        .select(['retur.produk_id as produkId', 'produk.nama'])
        .select(sql<number>`retur.jumlah - rak - karantina - hilang`.as('jumlah'))
        .where('retur.selesai', 'is', null)
        .execute(),

    /** Returns all returns of an order, oldest first. */
    async listOf(pesananId: number): Promise<Retur[]> {
      const rows = await ofPesanan(pesananId)
        .innerJoin('pengguna', 'pengguna.pengguna_id', 'retur.pengguna_id')
        .select(['retur_id as returId', 'retur.produk_id as produkId', 'produk.nama', 'retur.jumlah'])
        .select(['rak', 'karantina', 'hilang', 'alasan', 'pengguna.nama as oleh', 'retur.dibuat', 'retur.selesai'])
        .execute()
      return rows.map(({ dibuat, selesai, ...row }) => ({
        ...row,
        dibuat: dibuat.toISOString(),
        selesai: selesai?.toISOString() ?? null,
      }))
    },

    find: (pesananId: number, returId: number) =>
      ofPesanan(pesananId).selectAll('retur').select('produk.nama').where('retur_id', '=', returId).executeTakeFirst(),

    /** Called under the order's lock. */
    save: (returId: number, change: { rak: number; karantina: number; hilang: number; selesai: Date | null }) =>
      db.updateTable('retur').set(change).where('retur_id', '=', returId).execute(),

    /** Returns the number of open returns, counted up to `max`. */
    countAwaited: (max: number): Promise<number> =>
      countUpTo(db, db.selectFrom('retur').select('retur_id').where('selesai', 'is', null), max),
  }
}
