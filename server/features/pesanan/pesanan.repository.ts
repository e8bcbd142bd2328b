import { type Insertable, type Selectable, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Uang } from '#contract/buku/uang.ts'
import type { RincianPesanan, RiwayatPesanan } from '#contract/pesanan/endpoints.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo } from '#server/db/daftar.ts'
import { takePrepared } from '#server/db/prepared.ts'
import type { Database, PesananRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { bukuRepository } from '#server/features/buku/buku.repository.ts'
import { belumTerdaftar } from '#server/features/katalog/belum-terdaftar.ts'
import { mauSurat } from '#server/features/perjalanan/perjalanan.repository.ts'
import { MENUNGGU_RESEP } from '#server/features/perjalanan/perjalanan.ts'
import type { Surat } from '#server/mail/mailer.ts'
import { type DariJaringan, INGAT_MS } from './batas-pesanan.ts'
import type { IsiPesanan } from './isi-pesanan.ts'
import { jumlahUnit, namaProduk } from './ringkasan-pesanan.ts'

export function pesananRepository(db: Db | Tx) {
  return {
    /**
     * The buyer as an order and its mail need them, locked until the transaction ends; not against rows that only point to them, as
     * a decision about their prescription may write.
     */
    lockPembeli: (penggunaId: number) =>
      db
        .selectFrom('pengguna')
        .leftJoin('pilihan_notifikasi', 'pilihan_notifikasi.pengguna_id', 'pengguna.pengguna_id')
        .select(['nama', 'no_hp', 'alamat', 'email', mauSurat.as('mauSurat')])
        .where('pengguna.pengguna_id', '=', penggunaId)
        .forNoKeyUpdate('pengguna')
        .$call((query) => takePrepared(db, query)),

    /**
     * What a new order is made of, in one look: the order that a request with this key was given, if any; one with the same
     * content since `since` that still waits for its money; the way of shipping, and the products; whether its buyer ever paid,
     * and how many of his orders wait for their money.
     */
    readBahan: (
      {
        penggunaId,
        key = null,
        isiHash,
        since,
      }: { penggunaId: number; key: string | null | undefined; isiHash: Buffer; since: Date },
      shippingId: number,
      produkIds: readonly number[],
    ) =>
      db
        .selectNoFrom((eb) => [
          jsonObjectFrom(
            eb
              .selectFrom('pesanan')
              .select(['pesanan_id', hex('permintaan_hash'), sql<boolean>`false`.as('pesananSebelumnya')])
              .where('pengguna_id', '=', penggunaId)
              .where('idempotency_key', '=', key)
              .unionAll((other) =>
                other
                  .selectFrom('kunci_ulangan')
                  .select(['pesanan_id', hex('permintaan_hash'), sql<boolean>`true`.as('pesananSebelumnya')])
                  .where('pengguna_id', '=', penggunaId)
                  .where('kunci', '=', key ?? ''),
              ),
          ).as('olehKunci'),
          eb
            .selectFrom('pesanan')
            .select('pesanan_id')
            .where('pengguna_id', '=', penggunaId)
            .where('isi_hash', '=', isiHash)
            .where('dibuat', '>', since)
            .where('status_pembayaran', '=', 'pending')
            .orderBy('pesanan_id', 'desc')
            .limit(1)
            .as('olehIsi'),
          jsonObjectFrom(
            eb
              .selectFrom('pengiriman')
              .select(['kode', 'nama', 'biaya', 'jalur', 'dingin'])
              .where('shipping_id', '=', shippingId)
              .where('aktif', '=', true),
          ).as('pengiriman'),
          jsonArrayFrom(
            eb
              .selectFrom('produk')
              .select([
                'produk_id as produkId',
                'nama',
                'gambar',
                'harga',
                'resep',
                belumTerdaftar.as('belumTerdaftar'),
              ])
              .select(['bahaya', 'suhu_simpan', 'berat_gram'])
              .where('produk_id', '=', sql<number>`ANY(${produkIds}::int[])`)
              .where('aktif', '=', true),
          ).as('produk'),
          eb
            .exists(
              eb
                .selectFrom('pesanan')
                .select('pesanan_id')
                .where('pengguna_id', '=', penggunaId)
                .where('status_pembayaran', 'in', ['success', 'refunded']),
            )
            .$castTo<boolean>()
            .as('pernahBayar'),
          eb
            .selectFrom('pesanan')
            .select(sql<number>`count(*)::int`.as('jumlah'))
            .where('pengguna_id', '=', penggunaId)
            .where('status_pembayaran', '=', 'pending')
            .$asScalar()
            .$notNull()
            .as('belumDibayar'),
        ])
        .$call((query) => takePrepared(db, query)),

    /**
     * What accounts that never paid ordered from a network and did not pay: what waits, and what was let go since `since`.
     * Orders that are made at the same moment do not see each other: the shelf itself is guarded by its lock.
     */
    readJaringan: (jaringan: string, since: Date): Promise<DariJaringan> =>
      db
        .selectFrom('pesanan')
        .select([
          sql<number>`count(*) FILTER (WHERE status_pembayaran = 'pending')::int`.as('menunggu'),
          sql<number>`count(*) FILTER (WHERE status_pembayaran = 'cancelled')::int`.as('batal'),
          sql<number>`count(*) FILTER (WHERE status_pembayaran = 'expired')::int`.as('habis'),
          sql<Date | null>`min(batas_bayar) FILTER (WHERE status_pembayaran = 'pending')`.as('bebas'),
        ])
        .where('jaringan', '=', jaringan)
        .where('batas_bayar', '>', since)
        .$call((query) => takePrepared(db, query)),

    /** When the first order of somebody who never paid lets go of a product, if it stays unpaid. */
    nextBebas: async (produkId: number): Promise<Date | null> => {
      const { bebas } = await db
        .selectFrom('pesanan')
        .innerJoin('pesanan_bagian', 'pesanan_bagian.pesanan_id', 'pesanan.pesanan_id')
        .select(({ fn }) => fn.min('batas_bayar').as('bebas'))
        .where('status_pembayaran', '=', 'pending')
        .where('pembeli_baru', '=', true)
        .where('produk_id', '=', produkId)
        .executeTakeFirstOrThrow()
      return bebas
    },

    get: (pesananId: number) =>
      db.selectFrom('pesanan').selectAll().where('pesanan_id', '=', pesananId).executeTakeFirstOrThrow(),

    /** From now on this key stands for that order as well. */
    keepKunci: (row: Insertable<Database['kunci_ulangan']>) => db.insertInto('kunci_ulangan').values(row).execute(),

    /**
     * Writes a new order with everything that is its own from the first moment: its lines, its parts, its
     * history, the first attempt to pay it, unless it waits for its prescription, and the mail that tells of it.
     * `stokRepository` takes the parts from the shelf.
     */
    insert(
      row: Insertable<Database['pesanan']>,
      { baris, bagian, perluResep }: IsiPesanan,
      surat: Surat | undefined,
    ): Promise<{ pesanan_id: number }> {
      const { pengguna_id, dibuat: waktu } = row
      const pesanan_id = sql<number>`(SELECT pesanan_id FROM baru)`
      const baruDanBagian = sql`baru, unnest(${bagian.map(({ produkId }) => produkId)}::int[],
        ${bagian.map(({ jumlah }) => jumlah)}::int[],
        ${bagian.map(({ produkId }) => (perluResep.includes(produkId) ? 0 : null))}::int[]) AS bagian (produk_id, jumlah, dari_resep)`
      const menungguResep = row.menunggu_resep === true
      return db
        .with('baru', (cte) =>
          cte.insertInto('pesanan').values(row).returning(['pesanan_id', 'midtrans_order_id', 'total_harga', 'dibuat']),
        )
        .with('baris', (cte) =>
          cte.insertInto('pesanan_baris').values(baris.map((line, urutan) => ({ ...line, urutan, pesanan_id }))),
        )
        .with(
          'bagian_baru',
          () => sql`(INSERT INTO pesanan_bagian (pesanan_id, produk_id, jumlah, dari_resep)
            SELECT pesanan_id, produk_id, jumlah, dari_resep FROM ${baruDanBagian})`,
        )
        .with('langkah', (cte) =>
          cte.insertInto('riwayat_status').values({
            pesanan_id,
            jenis: 'pembayaran',
            dari: null,
            ke: 'pending',
            oleh: 'pelanggan',
            pengguna_id,
            keterangan: menungguResep ? MENUNGGU_RESEP : '',
            waktu,
          }),
        )
        .with(
          'percobaan',
          () => sql`(INSERT INTO pembayaran (pesanan_id, order_id, jumlah, dibuat, diubah)
            SELECT pesanan_id, midtrans_order_id, total_harga, dibuat, dibuat FROM baru WHERE NOT ${menungguResep}::boolean)`,
        )
        .with(
          'kabar',
          () => sql`(INSERT INTO surat (kunci, kepada, subjek, teks, kirim_pada, dibuat)
            SELECT 'pesanan-diterima:' || pesanan_id, kepada, subjek, teks, dibuat, dibuat
            FROM baru, (VALUES (${surat?.kepada}::text, ${surat?.subjek}::text, ${surat?.teks}::text)) AS surat (kepada, subjek, teks)
            WHERE kepada IS NOT NULL)`,
        )
        .selectFrom('baru')
        .select('pesanan_id')
        .$call((query) => takePrepared(db, query))
    },

    /** A customer's order, by its number at the provider or by our id. */
    findOwn: (penggunaId: number, ref: string) =>
      db
        .selectFrom('pesanan')
        .selectAll()
        .where('pengguna_id', '=', penggunaId)
        .where((eb) =>
          eb.or([
            eb('midtrans_order_id', '=', ref),
            ...(/^\d{1,9}$/.test(ref) ? [eb('pesanan_id', '=', Number(ref))] : []),
          ]),
        )
        .executeTakeFirst(),

    /** A page of a customer's orders, newest first; `total` is counted up to one past TOTAL_MAX. */
    /** How the complaints about an order stand. */
    async readKeluhan(pesananId: number): Promise<RincianPesanan['keluhan']> {
      const { terbuka } = await db
        .selectFrom('keluhan')
        .select(sql<boolean | null>`bool_or(selesai IS NULL)`.as('terbuka'))
        .where('pesanan_id', '=', pesananId)
        .executeTakeFirstOrThrow()
      return terbuka === null ? null : terbuka ? 'terbuka' : 'selesai'
    },

    async listRiwayat(
      penggunaId: number,
      page: number,
      limit: number,
    ): Promise<{ data: RiwayatPesanan[]; total: number }> {
      const own = db.selectFrom('pesanan').select('pesanan_id').where('pengguna_id', '=', penggunaId)
      const [rows, total] = await Promise.all([
        db
          .selectFrom('pesanan')
          .selectAll('pesanan')
          .select((eb) =>
            jsonArrayFrom(
              eb
                .selectFrom('pesanan_baris')
                .select([
                  'produk_id as produkId',
                  'paket_id as paketId',
                  'nama',
                  'gambar',
                  'harga',
                  'jumlah',
                  'berat_gram',
                ])
                .whereRef('pesanan_baris.pesanan_id', '=', 'pesanan.pesanan_id')
                .orderBy('urutan'),
            ).as('items'),
          )
          // The index alone skips what lies before the page; lines are read for the page's orders only.
          .where(
            'pesanan_id',
            'in',
            own
              .orderBy('dibuat', 'desc')
              .orderBy('pesanan_id', 'desc')
              .limit(limit)
              .offset((page - 1) * limit),
          )
          .orderBy('dibuat', 'desc')
          .orderBy('pesanan_id', 'desc')
          .execute(),
        countUpTo(db, own),
      ])
      const uangOf = await bukuRepository(db).uangOf(rows.map(({ pesanan_id }) => pesanan_id))
      return { data: rows.map((row) => toRiwayat(row, uangOf(row.pesanan_id))), total }
    },
  }
}

/** From where an order came is kept for as long as it counts there. */
export const deleteOldJaringan = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  db
    .updateTable('pesanan')
    .set({ jaringan: null })
    .where('jaringan', 'is not', null)
    .where('batas_bayar', '<=', new Date(clock().getTime() - INGAT_MS))
    .where('status_pembayaran', '<>', 'pending')
    .execute()

/** JSON has no bytes. */
const hex = (column: 'permintaan_hash') => sql<string | null>`encode(${sql.ref(column)}, 'hex')`.as(column)

/** A line as the wire has it. */
export function toItem(baris: Selectable<Database['pesanan_baris']>): RiwayatPesanan['items'][number] {
  const { produk_id: produkId, paket_id: paketId, nama, gambar, harga, jumlah, berat_gram } = baris
  return { produkId, paketId, nama, gambar, harga, jumlah, berat_gram }
}

/** Several lines read "A (+2 lainnya)" with the first line's picture and price, and all units together. */
export function toRiwayat(
  { items, ...row }: PesananRow & { items: RiwayatPesanan['items'] },
  uang: Uang,
): RiwayatPesanan {
  const [first] = items
  if (!first) throw new Error(`order ${row.pesanan_id} has no line`)
  return {
    orderId: row.pesanan_id,
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
    resepId: row.resep_id,
    menunggu_resep: row.menunggu_resep && row.status_pembayaran === 'pending',
    ...uang,
  }
}
