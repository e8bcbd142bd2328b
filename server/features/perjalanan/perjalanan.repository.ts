import { type Expression, type QueryCreator, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { HistoryEntry } from '#contract/pesanan-admin/admin.ts'
import type { Db } from '#server/db/client.ts'
import { executePrepared, takePrepared } from '#server/db/prepared.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'

/** A step of an order's history. */
export interface Langkah {
  jenis: 'pembayaran' | 'pesanan' | 'perhatian' | 'pengembalian' | 'resep' | 'ongkir'
  dari: string | null
  ke: string
  /** Actor: 'pelanggan', 'notifikasi', 'peramban', 'rekonsiliasi', 'admin' or 'otomatis'. */
  oleh: string
  penggunaId?: number
  keterangan?: string
  waktu: Date
}

interface Reasons {
  /** Trigger of the flag: the provider's transaction and its state. */
  sebab: string
  /** Actor who caused the flag. */
  oleh: string
  waktu: Date
}

/** History of orders, their flags and archive, and the data for their mails. */
export function perjalananRepository(db: Db | Tx) {
  return {
    /** Adds a step to the history. Called in the transaction of the change. */
    async record(pesananId: number, langkah: Langkah): Promise<void> {
      await insertLangkah(db, pesananId, langkah).$call((query) => executePrepared(db, query))
    },

    /**
     * Flags an order for the office, and takes it out of the archive. Once per cause: a resolved flag does not return when
     * the provider repeats its message.
     */
    async flag(pesananId: number, perhatian: string, { sebab, oleh, waktu }: Reasons): Promise<void> {
      const known = await db
        .selectFrom('riwayat_status')
        .select('riwayat_id')
        .where('pesanan_id', '=', pesananId)
        .where('jenis', '=', 'perhatian')
        .where('ke', '=', perhatian)
        .where('keterangan', '=', sebab)
        .executeTakeFirst()
      if (known) return
      const langkah = { jenis: 'perhatian', dari: null, ke: perhatian, oleh, keterangan: sebab, waktu } as const
      await insertLangkah(db, pesananId, langkah).execute()
      await db
        .updateTable('pesanan')
        .set({ perhatian: sql`array_append(array_remove(perhatian, ${perhatian}), ${perhatian})`, arsip: null })
        .where('pesanan_id', '=', pesananId)
        .execute()
    },

    unflag: (pesananId: number, perhatian: string) =>
      db
        .updateTable('pesanan')
        .set({ perhatian: sql`array_remove(perhatian, ${perhatian})` })
        .where('pesanan_id', '=', pesananId)
        .execute(),

    /** Archives an order; null takes it out of the archive. */
    saveArchived: (pesananId: number, archivedAt: Date | null) =>
      db.updateTable('pesanan').set({ arsip: archivedAt }).where('pesanan_id', '=', pesananId).execute(),

    /** Returns the history of an order for its buyer, oldest first. Of refunds, only completed ones are included. */
    listForPembeli: (pesananId: number) =>
      db
        .selectFrom('riwayat_status')
        .select(['jenis', 'dari', 'ke', 'oleh', 'keterangan', 'waktu'])
        .where('pesanan_id', '=', pesananId)
        .where('jenis', '<>', 'perhatian')
        .where((eb) => eb.or([eb('jenis', '<>', 'pengembalian'), eb('ke', 'in', ['berhasil', 'manual'])]))
        .$narrowType<{ jenis: 'pembayaran' | 'pesanan' | 'pengembalian' | 'resep' | 'ongkir' }>()
        .orderBy('riwayat_id')
        .execute(),

    /** Returns the whole history of an order, oldest first. */
    async listForAdmin(pesananId: number): Promise<HistoryEntry[]> {
      const rows = await db
        .selectFrom('riwayat_status')
        .leftJoin('pengguna', 'pengguna.pengguna_id', 'riwayat_status.pengguna_id')
        .select(['riwayat_id as riwayatId', 'waktu', 'jenis', 'dari', 'ke', 'oleh', 'pengguna.nama', 'keterangan'])
        .where('pesanan_id', '=', pesananId)
        .orderBy('riwayat_id')
        .execute()
      return rows.map((row) => ({ ...row, waktu: row.waktu.toISOString() }))
    },

    /** Returns an order and its lines for a mail, with the buyer's current address and notification settings. */
    readForSurat: (pesananId: number) =>
      db
        .selectFrom('pesanan')
        .innerJoin('pengguna', 'pengguna.pengguna_id', 'pesanan.pengguna_id')
        .leftJoin('pilihan_notifikasi', 'pilihan_notifikasi.pengguna_id', 'pesanan.pengguna_id')
        .select([
          'pesanan.pengguna_id',
          'midtrans_order_id',
          'pesanan.nama',
          'pesanan.no_hp',
          'pesanan.alamat',
          'catatan',
          'kurir',
          'resi',
        ])
        .select(['status_pembayaran', 'status_pesanan', 'menunggu_resep'])
        .select([
          'nama_shipping',
          'biaya_kirim',
          'menunggu_ongkir',
          'diskon',
          'diskon_ongkir',
          'ppn_ditambah',
          'total_harga',
        ])
        .select(['batas_bayar', 'batas_akhir', 'pengguna.email', 'pengguna.dihapus', wantsSurat.as('wantsSurat')])
        .select(sql<boolean>`coalesce(shipping_updates, true) AND pengguna.dihapus IS NULL`.as('mauKabarKirim'))
        .select((eb) =>
          jsonArrayFrom(
            eb
              .selectFrom('pesanan_baris')
              .select(['urutan', 'nama', 'jumlah', 'harga', 'gambar', 'paket_id'])
              .whereRef('pesanan_baris.pesanan_id', '=', 'pesanan.pesanan_id')
              .orderBy('urutan'),
          ).as('baris'),
        )
        .where('pesanan_id', '=', pesananId)
        .$call((query) => takePrepared(db, query)),

    /** Returns the lines of an order, with the current registration number of each product. */
    listLines: (pesananId: number) =>
      db
        .selectFrom('pesanan_baris')
        .leftJoin('produk', 'produk.produk_id', 'pesanan_baris.produk_id')
        .selectAll('pesanan_baris')
        .select(({ fn, val }) => fn.coalesce('produk.nie', val('')).as('nie'))
        .where('pesanan_id', '=', pesananId)
        .orderBy('urutan')
        .execute(),
  }
}

/** Query that adds a step to an order's history, alone or as part of the statement that makes the change. */
export const insertLangkah = (
  db: QueryCreator<Database>,
  pesanan_id: number | Expression<number>,
  { penggunaId, ...langkah }: Langkah,
) => db.insertInto('riwayat_status').values({ ...langkah, pengguna_id: penggunaId ?? null, pesanan_id })

/** Condition: the account exists and wants mails about orders. */
export const wantsSurat = sql<boolean>`coalesce(order_status, true) AND pengguna.dihapus IS NULL`
