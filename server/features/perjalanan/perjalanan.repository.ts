import { sql } from 'kysely'
import type { Perubahan } from '#contract/pesanan/office.ts'
import type { Db } from '#server/db/client.ts'
import { executePrepared } from '#server/db/prepared.ts'
import type { Tx } from '#server/db/transaction.ts'

interface StatusChange {
  jenis: 'pembayaran' | 'pesanan' | 'perhatian' | 'pengembalian' | 'resep' | 'ongkir'
  dari: string | null
  ke: string
  /** Who or what: 'pelanggan', 'notifikasi', 'peramban', 'rekonsiliasi', 'admin', 'otomatis'. */
  oleh: string
  penggunaId?: number
  keterangan?: string
  waktu: Date
}

/** What happened to orders, and who is told of it. */
export function perjalananRepository(db: Db | Tx) {
  return {
    /** To be called in the transaction of the change. */
    async record(pesananId: number, { penggunaId, ...change }: StatusChange): Promise<void> {
      await db
        .insertInto('riwayat_status')
        .values({ ...change, pengguna_id: penggunaId ?? null, pesanan_id: pesananId })
        .$call((query) => executePrepared(db, query))
    },

    /** What its buyer may know of what happened to an order, oldest first: of money that goes back, that it went. */
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

    /** Everything that happened to an order, oldest first. */
    async listForOffice(pesananId: number): Promise<Perubahan[]> {
      const rows = await db
        .selectFrom('riwayat_status')
        .leftJoin('pengguna', 'pengguna.pengguna_id', 'riwayat_status.pengguna_id')
        .select(['riwayat_id as riwayatId', 'waktu', 'jenis', 'dari', 'ke', 'oleh', 'pengguna.nama', 'keterangan'])
        .where('pesanan_id', '=', pesananId)
        .orderBy('riwayat_id')
        .execute()
      return rows.map((row) => ({ ...row, waktu: row.waktu.toISOString() }))
    },

    /** An order with the address that its buyer reads mail at now, and whether there is anybody who wants mail about it. */
    getWithPembeli: (pesananId: number) =>
      db
        .selectFrom('pesanan')
        .innerJoin('pengguna', 'pengguna.pengguna_id', 'pesanan.pengguna_id')
        .leftJoin('pilihan_notifikasi', 'pilihan_notifikasi.pengguna_id', 'pesanan.pengguna_id')
        .selectAll('pesanan')
        .select([
          'pengguna.email',
          mauSurat.as('mauSurat'),
          sql<boolean>`coalesce(shipping_updates, true) AND pengguna.dihapus IS NULL`.as('mauKabarKirim'),
        ])
        .where('pesanan_id', '=', pesananId)
        .executeTakeFirstOrThrow(),

    /** The lines of an order, in their order. */
    /** The lines of an order, each with the registration number that its product has today. */
    listBaris: (pesananId: number) =>
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

/** Is there anybody who wants mail about orders? */
export const mauSurat = sql<boolean>`coalesce(order_status, true) AND pengguna.dihapus IS NULL`
