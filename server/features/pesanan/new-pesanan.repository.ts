import { type ExpressionBuilder, type Insertable, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { KodeTemplat } from '#contract/templat/templat.ts'
import type { TotalHarga } from '#contract/uang/total.ts'
import type { Db } from '#server/db/client.ts'
import { takePrepared } from '#server/db/prepared.ts'
import type { PesananRow } from '#server/db/schema.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import { hargaBasis, hargaGrup } from '#server/features/katalog/produk/current-harga.ts'
import { unregistered } from '#server/features/obat/unregistered.ts'
import { insertAttempt, lastMetode, metodeSnap } from '#server/features/pembayaran/bayar/pembayaran.repository.ts'
import { selectMetode } from '#server/features/pengiriman/metode-ongkir.ts'
import { insertLangkah, wantsSurat } from '#server/features/perjalanan/perjalanan.repository.ts'
import { AWAITS_ONGKIR, AWAITS_RESEP, PENGGANTI } from '#server/features/perjalanan/perjalanan.ts'
import { HOLD_MS } from '#server/features/perjalanan/surat-pesanan.ts'
import type { Bagian } from '#server/features/stok/stok.repository.ts'
import { insertSurat, type Notice } from '#server/features/surat/outbox.repository.ts'
import type { PesananContents } from './isi-pesanan.ts'
import type { Holds } from './pesanan-limits.ts'

/** Shipping address of an order, chosen from the buyer's addresses. */
export type Tujuan = Pick<PesananRow, 'nama' | 'no_hp' | 'alamat' | 'kode_wilayah' | 'jenis_alamat'> &
  Record<'provinsi' | 'kabupaten' | 'kecamatan' | 'kode_pos' | 'rincian' | 'patokan', string>
/** Template codes of the mails about a new order. */
const ABOUT_NEW: readonly KodeTemplat[] = ['pesanan-diterima', 'pesanan-menunggu-resep', 'pesanan-menunggu-ongkir']

/** Reads the data for a new order, and inserts it. */
export function newPesananRepository(db: Db | Tx) {
  return {
    /**
     * Returns the buyer's data for an order and its mail, locked until the transaction ends. The lock does not block rows
     * that only reference the buyer, such as those of a prescription decision.
     * @param alamatId address for `tujuan`, which is null if the buyer has no such address
     */
    lockPembeli: (penggunaId: number, alamatId: number | undefined) =>
      db
        .selectFrom('pengguna')
        .leftJoin('pilihan_notifikasi', 'pilihan_notifikasi.pengguna_id', 'pengguna.pengguna_id')
        .select(['nama', 'no_hp', 'alamat', 'email', wantsSurat.as('wantsSurat')])
        .select((eb) =>
          jsonObjectFrom(
            eb
              .selectFrom('alamat')
              .select(({ fn }) => [
                fn.coalesce('alamat.penerima', 'pengguna.nama').as('nama'),
                fn.coalesce('alamat.no_hp', 'pengguna.no_hp').as('no_hp'),
              ])
              .select(['teks as alamat', 'kode_wilayah', 'provinsi', 'kabupaten', 'kecamatan', 'kode_pos'])
              .select(['rincian', 'patokan', 'jenis as jenis_alamat'])
              .whereRef('alamat.pengguna_id', '=', 'pengguna.pengguna_id')
              .where('alamat_id', '=', alamatId ?? null),
          ).as('tujuan'),
        )
        .where('pengguna.pengguna_id', '=', penggunaId)
        .forNoKeyUpdate('pengguna')
        .$call((query) => takePrepared(db, query)),

    /**
     * Returns all data for a new order in one query: the order of an earlier request with this key; a pending order with
     * the same content since `since`; the shipping method and the products; whether the buyer ever paid, the number of
     * pending orders, and the price group; the payment methods and the last one; settings and mail templates.
     */
    readInput: (
      {
        penggunaId,
        key = null,
        isiHash,
        since,
      }: { penggunaId: number; key: string | null | undefined; isiHash: Buffer; since: Date },
      { shippingId, kodeWilayah, hasKurir }: { shippingId: number; kodeWilayah: string | null; hasKurir: boolean },
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
          ).as('byKey'),
          eb
            .selectFrom('pesanan')
            .select('pesanan_id')
            .where('pengguna_id', '=', penggunaId)
            .where('isi_hash', '=', isiHash)
            .where('dibuat', '>', since)
            .where('status_pembayaran', '=', 'pending')
            .orderBy('pesanan_id', 'desc')
            .limit(1)
            .as('byContent'),
          jsonObjectFrom(
            selectMetode(eb, { kodeWilayah }, hasKurir).where('pengiriman.shipping_id', '=', shippingId),
          ).as('pengiriman'),
          jsonArrayFrom(selectSold(eb, produkIds, penggunaId)).as('produk'),
          ...selectPembeli(eb, penggunaId),
          metodeSnap(eb).as('metode'),
          lastMetode(eb, penggunaId).as('terakhir'),
          jsonObjectFrom(
            eb
              .selectFrom('pengaturan_toko')
              .select(['nama_toko', 'buka_lagi', 'pesan_libur', 'jendela_bayar_menit', 'ppn']),
          ).as('toko'),
          jsonArrayFrom(eb.selectFrom('templat').select(['kode', 'subjek', 'isi']).where('kode', 'in', ABOUT_NEW)).as(
            'templat',
          ),
        ])
        .$call((query) => takePrepared(db, query)),

    /** Returns the data to judge a voucher: the products on sale, and the buyer's history. */
    readVoucherInput: (penggunaId: number, produkIds: readonly number[]) =>
      db
        .selectNoFrom((eb) => [
          jsonArrayFrom(selectSold(eb, produkIds, penggunaId)).as('produk'),
          ...selectPembeli(eb, penggunaId),
        ])
        .executeTakeFirstOrThrow(),

    /** Returns the given products that are on sale, at this account's prices; null: at public prices. */
    readSold: async (produkIds: readonly number[], penggunaId: number | null) =>
      (
        await db
          .selectNoFrom((eb) => jsonArrayFrom(selectSold(eb, produkIds, penggunaId)).as('produk'))
          .executeTakeFirstOrThrow()
      ).produk,

    /**
     * Returns the data to compute fees: the active shipping methods for the region, and the given products that are on
     * sale.
     */
    readOngkirInput: (kodeWilayah: string | null, hasKurir: boolean, produkIds: readonly number[]) =>
      db
        .selectNoFrom((eb) => [
          jsonArrayFrom(
            selectMetode(eb, { kodeWilayah }, hasKurir).orderBy('urutan').orderBy('pengiriman.shipping_id'),
          ).as('pengiriman'),
          jsonArrayFrom(selectSold(eb, produkIds, null)).as('produk'),
        ])
        .executeTakeFirstOrThrow(),

    /**
     * Returns what a buyer holds unpaid, including these goods. Goods beyond the stock are left out.
     * @param network network of an account that never paid; null if it paid before
     */
    readHolds: (penggunaId: number, network: string | null, bagian: readonly Bagian[]): Promise<Holds> =>
      takePrepared(
        db,
        sql<Holds>`
          WITH milik AS (
            SELECT pesanan_id, jaringan, batas_bayar FROM pesanan
            WHERE status_pembayaran = 'pending' AND (pengguna_id = ${penggunaId} OR jaringan = ${network}::text)
          ), per_produk AS (
            SELECT produk_id, sum(lama) AS lama, sum(baru) AS baru FROM (
              SELECT produk_id, jumlah AS lama, 0 AS baru FROM milik JOIN pesanan_bagian USING (pesanan_id)
              UNION ALL
              SELECT produk_id, 0, jumlah
              FROM unnest(${bagian.map(({ produkId }) => produkId)}::int[], ${bagian.map(({ jumlah }) => jumlah)}::int[])
                AS minta (produk_id, jumlah)
            ) AS semua GROUP BY produk_id
          )
          SELECT (SELECT count(*)::int FROM milik WHERE jaringan = ${network}::text) AS waiting,
            (SELECT min(batas_bayar) FROM milik WHERE jaringan = ${network}::text) AS "freeAt",
            (SELECT count(*)::int FROM milik) AS open,
            (SELECT count(*)::int FROM produk WHERE aktif) AS sold,
            count(*) FILTER (WHERE lama + baru > stok - baru)::int AS borongan,
            count(*) FILTER (WHERE baru > 0 AND lama + baru > stok - baru)::int AS requested,
            coalesce(bool_or((lama + baru) * 20 > stok), false) AS "isLarge"
          FROM per_produk JOIN produk USING (produk_id) WHERE baru <= stok`,
      ),

    /** Serializes the checks of orders from one network until the transaction ends. */
    lockNetwork: (network: string) => sql`SELECT pg_advisory_xact_lock(hashtextextended(${network}, 36))`.execute(db),

    /** Serializes requests with this key until the transaction ends. */
    lockKunci: (kunci: string) => sql`SELECT pg_advisory_xact_lock(hashtextextended(${kunci}, 93))`.execute(db),

    /** Returns the account that was created together with the order of this key, if that was after `since`. */
    findBuyerOf: (kunci: string, noHp: string, since: Date) =>
      db
        .selectFrom('pesanan')
        .innerJoin('pengguna', 'pengguna.pengguna_id', 'pesanan.pengguna_id')
        .selectAll('pengguna')
        .where('pengguna.no_hp', '=', noHp)
        .where('pengguna.dihapus', 'is', null)
        .where('idempotency_key', '=', kunci)
        .whereRef('pesanan.dibuat', '=', 'pengguna.dibuat')
        .where('pesanan.dibuat', '>', since)
        .executeTakeFirst(),

    get: (pesananId: number) =>
      db.selectFrom('pesanan').selectAll().where('pesanan_id', '=', pesananId).executeTakeFirstOrThrow(),

    /** Maps another idempotency key to an existing order. */
    keepKunci: (row: Insertable<Database['kunci_ulangan']>) => db.insertInto('kunci_ulangan').values(row).execute(),

    /**
     * Inserts a new order with its lines, parts, history and mail. An order that can be paid gets its first attempt to pay,
     * and its mail is delayed by HOLD_MS. `pesananStokRepository` takes the parts from the stock.
     * `lineDiskon` and `linePpn` are the discount and tax of each line, in rupiah.
     * @param adminId id of the administrator who created the order, if not its buyer
     */
    insert(
      row: Insertable<Database['pesanan']>,
      { baris, bagian, perluResep }: PesananContents,
      { lineDiskon, linePpn }: Pick<TotalHarga, 'lineDiskon' | 'linePpn'>,
      notice: Notice | undefined,
      adminId?: number,
    ): Promise<{ pesanan_id: number; pembayaran_id: number | null }> {
      const { pengguna_id, dibuat: time } = row
      const pesanan_id = sql<number>`(SELECT pesanan_id FROM baru)`
      const newParts = sql`baru, unnest(${bagian.map(({ produkId }) => produkId)}::int[],
        ${bagian.map(({ jumlah }) => jumlah)}::int[],
        ${bagian.map(({ produkId }) => (perluResep.includes(produkId) ? 0 : null))}::int[]) AS bagian (produk_id, jumlah, dari_resep)`
      // Orders in these states get no attempt to pay.
      const awaited = row.menunggu_resep
        ? AWAITS_RESEP
        : row.menunggu_ongkir
          ? AWAITS_ONGKIR
          : row.pengganti_dari
            ? PENGGANTI
            : ''
      const holdUntil = awaited ? null : new Date(new Date(time).getTime() + HOLD_MS)
      return db
        .with('baru', (cte) =>
          cte.insertInto('pesanan').values(row).returning(['pesanan_id', 'midtrans_order_id', 'total_harga', 'dibuat']),
        )
        .with('baris', (cte) =>
          cte.insertInto('pesanan_baris').values(
            baris.map((line, position) => ({
              ...line,
              urutan: position,
              diskon: lineDiskon[position] ?? 0,
              ppn: linePpn[position] ?? 0,
              pesanan_id,
            })),
          ),
        )
        .with(
          'bagian_baru',
          () => sql`(INSERT INTO pesanan_bagian (pesanan_id, produk_id, jumlah, dari_resep)
            SELECT pesanan_id, produk_id, jumlah, dari_resep FROM ${newParts})`,
        )
        .with('langkah', (cte) =>
          insertLangkah(cte, pesanan_id, {
            jenis: 'pembayaran',
            dari: null,
            ke: 'pending',
            oleh: adminId === undefined ? 'pelanggan' : 'admin',
            penggunaId: adminId ?? pengguna_id,
            keterangan: awaited,
            waktu: new Date(time),
          }),
        )
        .with('percobaan', () => insertAttempt(sql`baru WHERE ${awaited}::text = ''`))
        .with('kabar', () => insertSurat(sql`baru`, sql`'pesanan-diterima:' || pesanan_id`, notice, holdUntil))
        .selectFrom('baru')
        .select(['pesanan_id', sql<number | null>`(SELECT pembayaran_id FROM percobaan)`.as('pembayaran_id')])
        .$call((query) => takePrepared(db, query))
    },
  }
}

/** Selects whether the buyer ever paid, the number of pending orders, and the active price group. */
const selectPembeli = (eb: ExpressionBuilder<Database, never>, penggunaId: number) =>
  [
    eb
      .exists(
        eb
          .selectFrom('pesanan')
          .select('pesanan_id')
          .where('pengguna_id', '=', penggunaId)
          .where('status_pembayaran', 'in', ['success', 'refunded']),
      )
      .$castTo<boolean>()
      .as('hasPaidBefore'),
    eb
      .selectFrom('pesanan')
      .select(sql<number>`count(*)::int`.as('jumlah'))
      .where('pengguna_id', '=', penggunaId)
      .where('status_pembayaran', '=', 'pending')
      .$asScalar()
      .$notNull()
      .as('unpaid'),
    eb
      .selectFrom('pengguna')
      .innerJoin('grup_pelanggan', 'grup_pelanggan.grup_id', 'pengguna.grup_id')
      .select('grup_pelanggan.grup_id')
      .where('pengguna_id', '=', penggunaId)
      .where('grup_pelanggan.aktif', '=', true)
      .as('grupId'),
  ] as const

/** Selects products on sale, as an order needs them. @param penggunaId account whose group prices apply; null: public prices */
const selectSold = (eb: ExpressionBuilder<Database, never>, produkIds: readonly number[], penggunaId: number | null) =>
  eb
    .selectFrom('produk')
    .select(['produk_id as produkId', 'kategori_id as kategoriId', 'nama', 'gambar', 'resep'])
    .select(hargaBasis)
    .select(hargaGrup(penggunaId).as('hargaGrup'))
    .select(unregistered.as('belumTerdaftar'))
    .select(['bahaya', 'suhu_simpan', 'berat_gram'])
    .where('produk_id', '=', sql<number>`ANY(${produkIds}::int[])`)
    .where('aktif', '=', true)

/** JSON has no binary type. */
const hex = (column: 'permintaan_hash') => sql<string | null>`encode(${sql.ref(column)}, 'hex')`.as(column)
