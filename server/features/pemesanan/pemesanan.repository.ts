import { type Insertable, type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { RiwayatPesanan } from '#contract/pemesanan.ts'
import type { Db } from '#server/db/client.ts'
import type { Database, PemesananRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { IsiPesanan } from './isi-pesanan.ts'
import { jumlahUnit, namaProduk } from './ringkasan-pesanan.ts'

interface StatusChange {
  jenis: 'pembayaran' | 'pesanan' | 'perhatian' | 'pengembalian'
  dari: string | null
  ke: string
  /** Who or what: 'pelanggan', 'notifikasi', 'peramban', 'rekonsiliasi', 'admin'. */
  oleh: string
  penggunaId?: number
  keterangan?: string
  waktu: Date
}

export function pemesananRepository(db: Db | Tx) {
  return {
    /** The buyer's name, phone and address, locked until the transaction ends. */
    lockPembeli: (penggunaId: number) =>
      db
        .selectFrom('pengguna')
        .select(['nama', 'no_hp', 'alamat'])
        .where('pengguna_id', '=', penggunaId)
        .forUpdate()
        .executeTakeFirstOrThrow(),

    /** The order that this request already made: by its key, or, still unpaid, by its content since `since`. */
    findRepeat: (penggunaId: number, key: string | undefined, isiHash: Buffer, since: Date) =>
      db
        .selectFrom('pemesanan')
        .selectAll()
        .where('pengguna_id', '=', penggunaId)
        .where((eb) =>
          eb.or([
            eb('idempotency_key', '=', key ?? null),
            eb.and([eb('isi_hash', '=', isiHash), eb('dibuat', '>', since), eb('status_pembayaran', '=', 'pending')]),
          ]),
        )
        .orderBy(sql`idempotency_key = ${key ?? null}`, (order) => order.desc().nullsLast())
        .orderBy('pemesanan_id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    async insert(row: Insertable<Database['pemesanan']>, { baris, bagian }: IsiPesanan): Promise<PemesananRow> {
      const inserted = await db.insertInto('pemesanan').values(row).returningAll().executeTakeFirstOrThrow()
      const { pemesanan_id } = inserted
      await db
        .insertInto('pemesanan_baris')
        .values(baris.map((line, urutan) => ({ ...line, urutan, pemesanan_id })))
        .execute()
      if (bagian.length > 0)
        await db
          .insertInto('pemesanan_bagian')
          .values(bagian.map(({ produkId, jumlah }) => ({ pemesanan_id, produk_id: produkId, jumlah })))
          .execute()
      return inserted
    },

    async recordStatus(pemesananId: number, { penggunaId, ...change }: StatusChange): Promise<void> {
      await db
        .insertInto('riwayat_status')
        .values({ ...change, pengguna_id: penggunaId ?? null, pemesanan_id: pemesananId })
        .execute()
    },

    /** A customer's order, by its number at the provider or by our id. */
    findOwn: (penggunaId: number, ref: string) =>
      db
        .selectFrom('pemesanan')
        .selectAll()
        .where('pengguna_id', '=', penggunaId)
        .where((eb) =>
          eb.or([
            eb('midtrans_order_id', '=', ref),
            ...(/^\d{1,9}$/.test(ref) ? [eb('pemesanan_id', '=', Number(ref))] : []),
          ]),
        )
        .executeTakeFirst(),

    /** An order with the address that its buyer reads mail at now, and whether there is anybody who wants mail about it. */
    getWithPembeli: (pemesananId: number) =>
      db
        .selectFrom('pemesanan')
        .innerJoin('pengguna', 'pengguna.pengguna_id', 'pemesanan.pengguna_id')
        .leftJoin('pilihan_notifikasi', 'pilihan_notifikasi.pengguna_id', 'pemesanan.pengguna_id')
        .selectAll('pemesanan')
        .select([
          'pengguna.email',
          sql<boolean>`coalesce(order_status, true) AND pengguna.dihapus IS NULL`.as('mauSurat'),
          sql<boolean>`coalesce(shipping_updates, true) AND pengguna.dihapus IS NULL`.as('mauKabarKirim'),
        ])
        .where('pemesanan_id', '=', pemesananId)
        .executeTakeFirstOrThrow(),

    listBaris: (pemesananId: number) =>
      db.selectFrom('pemesanan_baris').selectAll().where('pemesanan_id', '=', pemesananId).orderBy('urutan').execute(),

    /** What happened to an order, oldest first: of money that goes back, that it went. */
    listStatus: (pemesananId: number) =>
      db
        .selectFrom('riwayat_status')
        .select(['jenis', 'dari', 'ke', 'oleh', 'keterangan', 'waktu'])
        .where('pemesanan_id', '=', pemesananId)
        .where('jenis', '<>', 'perhatian')
        .where((eb) => eb.or([eb('jenis', '<>', 'pengembalian'), eb('ke', 'in', ['berhasil', 'manual'])]))
        .$narrowType<{ jenis: 'pembayaran' | 'pesanan' | 'pengembalian' }>()
        .orderBy('riwayat_id')
        .execute(),

    async listRiwayat(
      penggunaId: number,
      page: number,
      limit: number,
    ): Promise<{ data: RiwayatPesanan[]; total: number }> {
      const [rows, { total }] = await Promise.all([
        db
          .selectFrom('pemesanan')
          .selectAll('pemesanan')
          .select((eb) =>
            jsonArrayFrom(
              eb
                .selectFrom('pemesanan_baris')
                .select(['produk_id as produkId', 'paket_id as paketId', 'nama', 'gambar', 'harga', 'jumlah'])
                .whereRef('pemesanan_baris.pemesanan_id', '=', 'pemesanan.pemesanan_id')
                .orderBy('urutan'),
            ).as('items'),
          )
          .where('pengguna_id', '=', penggunaId)
          .orderBy('dibuat', 'desc')
          .orderBy('pemesanan_id', 'desc')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        db
          .selectFrom('pemesanan')
          .select(sql<number>`count(*)::int`.as('total'))
          .where('pengguna_id', '=', penggunaId)
          .executeTakeFirstOrThrow(),
      ])
      return { data: rows.map(toRiwayat), total }
    },
  }
}

/** A line as the wire has it. */
export function toItem(baris: Selectable<Database['pemesanan_baris']>): RiwayatPesanan['items'][number] {
  const { produk_id: produkId, paket_id: paketId, nama, gambar, harga, jumlah } = baris
  return { produkId, paketId, nama, gambar, harga, jumlah }
}

/** Several lines read "A (+2 lainnya)" with the first line's picture and price, and all units together. */
export function toRiwayat({ items, ...row }: PemesananRow & { items: RiwayatPesanan['items'] }): RiwayatPesanan {
  const [first] = items
  if (!first) throw new Error(`order ${row.pemesanan_id} has no line`)
  return {
    orderId: row.pemesanan_id,
    midtrans_order_id: row.midtrans_order_id,
    created_at: row.dibuat.toISOString(),
    status_pembayaran: row.status_pembayaran,
    status_pesanan: row.status_pesanan,
    nama_produk: namaProduk(items),
    gambar_produk: first.gambar,
    jumlah: jumlahUnit(items),
    harga: first.harga,
    nama_shipping: row.nama_shipping,
    biaya_kirim: row.biaya_kirim,
    total_harga: row.total_harga,
    batas_bayar: row.batas_bayar.toISOString(),
    items,
  }
}
