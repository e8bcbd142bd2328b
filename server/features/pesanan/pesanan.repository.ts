import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Money } from '#contract/buku/money.ts'
import type { Parsed } from '#contract/endpoint.ts'
import type { listRiwayat, RincianPesanan, RiwayatPesanan } from '#contract/pesanan/endpoints.ts'
import type { RiwayatGroup } from '#contract/pesanan/pesanan-stages.ts'
import type { Db } from '#server/db/client.ts'
import { counted } from '#server/db/list.ts'
import { executePrepared, takePrepared } from '#server/db/prepared.ts'
import type { PesananRow } from '#server/db/schema.ts'
import type { Database } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { pesananMoney } from '#server/features/buku/buku.repository.ts'
import type { HintedPesanan } from '#server/features/pembayaran/bayar/apply-hint.ts'
import { nomorNota } from './nota.repository.ts'
import { produkName, unitCount } from './ringkasan-pesanan.ts'

/** Condition for orders on their way to the buyer. */
export const ON_THE_WAY = sql<boolean>`(status_pembayaran = 'success' AND status_pesanan <> 'Pesanan Selesai' AND resi <> '')`

/** Condition of each tab of the order history, matching `stageOf` in the contract. */
const GROUPS: Record<RiwayatGroup, Expression<SqlBool>> = {
  'belum-dibayar': sql`status_pembayaran = 'pending'`,
  diproses: sql`status_pembayaran = 'success' AND status_pesanan <> 'Pesanan Selesai' AND resi = ''`,
  dikirim: ON_THE_WAY,
  selesai: sql`status_pembayaran = 'success' AND status_pesanan = 'Pesanan Selesai'`,
  dibatalkan: sql`status_pembayaran IN ('failed', 'cancelled', 'expired', 'refunded')`,
}

export function pesananRepository(db: Db | Tx) {
  return {
    /** Returns a customer's order, by its public number or its id. */
    findOwn: (penggunaId: number, ref: string) =>
      db.selectFrom('pesanan').selectAll().where(isOwn(penggunaId, ref)).executeTakeFirst(),

    /** Returns the columns of a customer's order that are needed when its payment page closes. */
    findForHint: async (penggunaId: number, ref: string): Promise<HintedPesanan | undefined> => {
      const { rows } = await db
        .selectFrom('pesanan')
        .select(['pesanan_id', 'midtrans_order_id', 'status_pembayaran', 'menunggu_resep', 'menunggu_ongkir'])
        .where(isOwn(penggunaId, ref))
        .$call((query) => executePrepared(db, query))
      return rows[0]
    },

    /** Returns the current delivery estimate of a shipping method. */
    getEstimate: async (shippingId: number): Promise<string> => {
      const { estimasi } = await db
        .selectFrom('pengiriman')
        .select('estimasi')
        .where('shipping_id', '=', shippingId)
        .executeTakeFirstOrThrow()
      return estimasi
    },

    /** Returns a customer's order, locked until the transaction ends. */
    lockOwn: (penggunaId: number, pesananId: number) =>
      db
        .selectFrom('pesanan')
        .selectAll()
        .where('pengguna_id', '=', penggunaId)
        .where('pesanan_id', '=', pesananId)
        .forUpdate()
        .executeTakeFirst(),

    /** Returns the state of the complaints about an order; null without a complaint. */
    async readKeluhan(pesananId: number): Promise<RincianPesanan['keluhan']> {
      const { terbuka } = await db
        .selectFrom('keluhan')
        .select(sql<boolean | null>`bool_or(selesai IS NULL)`.as('terbuka'))
        .where('pesanan_id', '=', pesananId)
        .executeTakeFirstOrThrow()
      return terbuka === null ? null : terbuka ? 'terbuka' : 'selesai'
    },

    /** Counts a customer's orders that are not finished. */
    countOpen: (penggunaId: number) =>
      db
        .selectFrom('pesanan')
        .select((eb) => {
          const count = (group: RiwayatGroup) => eb.cast<number>(eb.fn.countAll().filterWhere(GROUPS[group]), 'integer')
          return [
            count('belum-dibayar').as('belum_dibayar'),
            count('diproses').as('diproses'),
            count('dikirim').as('dikirim'),
          ]
        })
        .where('pengguna_id', '=', penggunaId)
        .executeTakeFirstOrThrow(),

    /** Returns a page of a customer's orders, newest first; `total` is counted up to one past TOTAL_MAX. */
    async listRiwayat(
      penggunaId: number,
      { page, limit, status }: Parsed<typeof listRiwayat>['query'],
    ): Promise<{ data: RiwayatPesanan[]; total: number }> {
      const own = db
        .selectFrom('pesanan')
        .select('pesanan_id')
        .where('pengguna_id', '=', penggunaId)
        .$if(status !== undefined, (query) => query.where(GROUPS[status ?? 'selesai']))
      const [{ rows }, { total }] = await Promise.all([
        db
          .selectFrom('pesanan')
          .select(['pesanan_id', 'midtrans_order_id', 'dibuat', 'status_pembayaran', 'status_pesanan', 'nama_shipping'])
          .select([
            'biaya_kirim',
            'diskon',
            'diskon_ongkir',
            'ppn_ditambah',
            'total_harga',
            'batas_bayar',
            'kurir',
            'resi',
          ])
          .select(['resep_id', 'menunggu_resep', 'menunggu_ongkir', pesananMoney.as('uang'), nomorNota])
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
                  'diskon',
                  'harga_semula',
                ])
                .whereRef('pesanan_baris.pesanan_id', '=', 'pesanan.pesanan_id')
                .orderBy('urutan'),
            ).as('items'),
          )
          // The index alone skips the rows before the page; lines are read for the page's orders only.
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
          .$call((query) => executePrepared(db, query)),
        takePrepared(db, counted(own)),
      ])
      return { data: rows.map(({ uang, ...row }) => toRiwayat(row, uang)), total }
    },
  }
}

/** True if the order belongs to this customer and has this number or id. */
const isOwn = (penggunaId: number, ref: string) => (eb: ExpressionBuilder<Database, 'pesanan'>) =>
  eb.and([
    eb('pengguna_id', '=', penggunaId),
    eb.or([eb('midtrans_order_id', '=', ref), ...(/^\d{1,9}$/.test(ref) ? [eb('pesanan_id', '=', Number(ref))] : [])]),
  ])

/** Clears the network of orders that are no longer pending. Locked rows follow in the next run. */
export const deleteOldNetworks = ({ db }: Pick<Deps, 'db'>) =>
  db
    .updateTable('pesanan')
    .set({ jaringan: null })
    .where('pesanan_id', 'in', (eb) =>
      eb
        .selectFrom('pesanan')
        .select('pesanan_id')
        .where('jaringan', 'is not', null)
        .where('status_pembayaran', '<>', 'pending')
        .forUpdate()
        .skipLocked(),
    )
    .execute()

/** Converts a line to its wire format. */
export function toItem(line: Selectable<Database['pesanan_baris']>): RiwayatPesanan['items'][number] {
  const { produk_id: produkId, paket_id: paketId, nama, gambar, harga, jumlah, berat_gram, diskon, harga_semula } = line
  return { produkId, paketId, nama, gambar, harga, jumlah, berat_gram, diskon, harga_semula }
}

/**
 * Converts an order to its history entry. Several lines read "A (+2 lainnya)", with the first line's picture and price, and
 * the units of all lines.
 */
export function toRiwayat(
  {
    items,
    ...row
  }: Pick<
    PesananRow,
    | 'pesanan_id'
    | 'midtrans_order_id'
    | 'dibuat'
    | 'status_pembayaran'
    | 'status_pesanan'
    | 'nama_shipping'
    | 'biaya_kirim'
    | 'diskon'
    | 'diskon_ongkir'
    | 'ppn_ditambah'
    | 'total_harga'
    | 'batas_bayar'
    | 'kurir'
    | 'resi'
    | 'resep_id'
    | 'menunggu_resep'
    | 'menunggu_ongkir'
  > &
    Pick<RiwayatPesanan, 'items' | 'nomor_nota'>,
  money: Money,
): RiwayatPesanan {
  const [first] = items
  if (!first) throw new Error(`order ${row.pesanan_id} has no line`)
  return {
    orderId: row.pesanan_id,
    midtrans_order_id: row.midtrans_order_id,
    created_at: row.dibuat.toISOString(),
    status_pembayaran: row.status_pembayaran,
    status_pesanan: row.status_pesanan,
    nama_produk: produkName(items),
    gambar_produk: first.gambar,
    jumlah: unitCount(items),
    harga: first.harga,
    nama_shipping: row.nama_shipping,
    biaya_kirim: row.biaya_kirim,
    diskon: row.diskon,
    diskon_ongkir: row.diskon_ongkir,
    ppn_ditambah: row.ppn_ditambah,
    total_harga: row.total_harga,
    nomor_nota: row.nomor_nota,
    batas_bayar: row.batas_bayar.toISOString(),
    items,
    resepId: row.resep_id,
    menunggu_resep: row.menunggu_resep && row.status_pembayaran === 'pending',
    menunggu_ongkir: row.menunggu_ongkir && row.status_pembayaran === 'pending',
    kurir: row.kurir,
    resi: row.resi,
    ...money,
  }
}
