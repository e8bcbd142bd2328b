import { type Expression, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { TUGAS_MAX } from '#contract/dasbor/admin.ts'
import type { Output, Page } from '#contract/endpoint.ts'
import { PesananKind } from '#contract/pesanan/kind-admin.ts'
import type { StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import {
  type countPesanan,
  type exportPesanan,
  type findPesanan,
  type ListKind,
  type listPesanan,
  type PesananSummary,
  type PesananView,
  PLACES_MAX,
} from '#contract/pesanan-admin/admin.ts'
import { TOTAL_MAX } from '#contract/total.ts'
import { midnightWib, parseWib } from '#contract/wib.ts'
import { countUpTo, parseSort } from '#server/db/list.ts'
import type { Deps } from '#server/deps.ts'
import { bukuRepository } from '#server/features/buku/buku.repository.ts'
import { ON_THE_WAY } from '#server/features/pesanan/pesanan.repository.ts'
import { produkName, unitCount } from '#server/features/pesanan/ringkasan-pesanan.ts'
import { searchConditions, withPenanda } from './search-pesanan.ts'

export type PesananFilter = Omit<z.output<typeof exportPesanan.query & {}>, 'bentuk'>

/** Flags that need no investigation: their cause is known, and packing shows them. */
const NOT_DOUBTFUL = [
  'lunas tanpa stok',
  'lunas tanpa resep',
  'lunas tanpa voucher',
  'uang kembali sebagian',
  'dana dikembalikan lewat transfer',
]

/** Lists and counts of orders for the office. */
export function pesananListRepository({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const VIEW_CONDITIONS: Record<PesananView, () => Expression<SqlBool>> = {
    perhatian: () => sql`perhatian <> '{}'`,
    'tanpa-stok': () => sql`perhatian <> '{}' AND 'lunas tanpa stok' = ANY (perhatian)`,
    meragukan: () => sql`perhatian <> '{}' AND NOT perhatian <@ ${sql.val(NOT_DOUBTFUL)}::text[]`,
    habis: () =>
      sql`status_pembayaran = 'pending' AND NOT menunggu_resep AND NOT menunggu_ongkir AND batas_bayar < ${midnightWib(clock(), -1)}`,
    // An order that also waits for its prescription gets its fee later: the prescription decides what is shipped.
    ongkir: () => sql`status_pembayaran = 'pending' AND menunggu_ongkir AND NOT menunggu_resep`,
    retur: () => sql`pesanan.pesanan_id IN (SELECT retur.pesanan_id FROM retur WHERE retur.selesai IS NULL)`,
    'siap-kirim': () => sql`status_pembayaran = 'success' AND status_pesanan = 'Sedang Di Proses' AND resi = ''`,
    'di-jalan': () => ON_THE_WAY,
    arsip: () => sql`arsip IS NOT NULL`,
  }

  const select = ({ jenis = 'semua', pembayaran, status, dari, sampai, lihat, penanda, id }: PesananFilter) => {
    let query = db.selectFrom('pesanan')
    if (lihat) query = query.where(VIEW_CONDITIONS[lihat]())
    // Orders that are named by id are listed even if archived.
    if (lihat !== 'arsip' && !id) query = query.where('arsip', 'is', null)
    if (jenis !== 'semua') query = query.where('jenis', '=', jenis)
    if (pembayaran) query = query.where('status_pembayaran', '=', pembayaran)
    if (status) query = query.where('status_pesanan', '=', status)
    if (dari) query = query.where('pesanan.dibuat', '>=', parseWib(dari))
    if (sampai) query = query.where('pesanan.dibuat', '<', midnightWib(parseWib(sampai), -1))
    if (penanda) query = query.where(withPenanda(penanda))
    if (id) query = query.where('pesanan.pesanan_id', '=', sql<number>`ANY(${id}::int[])`)
    return query
  }

  /**
   * Returns the orders of a list: one subquery per kind of order and place of the search, each limited to `max` rows. The
   * indexes begin with the kind, so a list of all kinds is a UNION.
   */
  const matches = ({ q, jenis = 'semua', ...filter }: PesananFilter, max: number, direction?: 'asc' | 'desc') => {
    const allKinds = jenis === 'semua' ? PesananKind.options : [jenis]
    const places = q ? searchConditions(q) : [sql<SqlBool>`true`]
    const perPlace = allKinds
      .flatMap((item) => places.map((place) => ({ jenis: item, tempat: place })))
      .map(
        ({ jenis, tempat }) =>
          sql`(${select({ ...filter, jenis })
            .where(tempat)
            .select(['pesanan_id', 'pesanan.dibuat'])
            .$if(direction !== undefined, (query) =>
              query.orderBy('pesanan.dibuat', direction).orderBy('pesanan_id', direction),
            )
            .limit(max)})`,
      )
    return sql<{ pesanan_id: number; dibuat: Date }>`(${sql.join(perPlace, sql` UNION `)})`.as('cocok')
  }

  /** Returns the number of orders, counted up to one past `max`. */
  const count = async (filter: PesananFilter, max = TOTAL_MAX): Promise<number> =>
    countUpTo(db, db.selectFrom(matches(filter, max + 1)).select('cocok.pesanan_id'), max)

  const idsMatching = (q: string) => {
    const perPlace = searchConditions(q).map(
      (place) => sql`(${db.selectFrom('pesanan').select('pesanan_id').where(place)})`,
    )
    return sql<number>`(${sql.join(perPlace, sql` UNION `)})`
  }

  const listLines = async (pesananIds: readonly number[]) => {
    if (pesananIds.length === 0) return new Map<number, { nama: string; jumlah: number }[]>()
    const rows = await db
      .selectFrom('pesanan_baris')
      .select(['pesanan_id', 'nama', 'jumlah'])
      .where('pesanan_id', 'in', pesananIds)
      .orderBy('pesanan_id')
      .orderBy('urutan')
      .execute()
    return Map.groupBy(rows, ({ pesanan_id }) => pesanan_id)
  }

  return {
    /** Returns a query for the filtered orders, for other readers such as the export. */
    applyFilter: ({ q, ...others }: PesananFilter) =>
      select(others).$if(q !== undefined, (query) => query.where('pesanan.pesanan_id', 'in', idsMatching(q ?? ''))),

    async list({
      page,
      limit,
      urut,
      ...filter
    }: z.output<typeof listPesanan.query & {}>): Promise<Page<PesananSummary>> {
      const { column, direction } = parseSort<'dibuat'>(urut)
      const [rows, total] = await Promise.all([
        db
          .selectFrom('pesanan')
          .selectAll()
          .where('pesanan_id', 'in', (eb) =>
            eb
              .selectFrom(matches(filter, page * limit, direction))
              .select('cocok.pesanan_id')
              .orderBy(`cocok.${column}`, direction)
              .orderBy('cocok.pesanan_id', direction)
              .limit(limit)
              .offset((page - 1) * limit),
          )
          .orderBy(column, direction)
          .orderBy('pesanan_id', direction)
          .execute(),
        count(filter),
      ])
      const ids = rows.map(({ pesanan_id }) => pesanan_id)
      const [linesOf, moneyOf] = await Promise.all([listLines(ids), bukuRepository(db).moneyOf(ids)])
      return {
        items: rows.map((row) => {
          const lines = linesOf.get(row.pesanan_id) ?? []
          return {
            orderId: row.pesanan_id,
            jenis: row.jenis,
            midtrans_order_id: row.midtrans_order_id,
            created_at: row.dibuat.toISOString(),
            nama: row.nama,
            no_hp: row.no_hp,
            nama_produk: produkName(lines),
            jumlah: unitCount(lines),
            total_harga: row.total_harga,
            status_pembayaran: row.status_pembayaran,
            status_pesanan: row.status_pesanan,
            sumber: row.sumber,
            nama_shipping: row.nama_shipping,
            kurir: row.kurir,
            resi: row.resi,
            penanda: row.penanda,
            perhatian: row.perhatian,
            diarsipkan: row.arsip !== null,
            ...moneyOf(row.pesanan_id),
          }
        }),
        total,
      }
    },

    countCapped: count,

    /** Returns the lists that contain matches of a search, regardless of the current filters. */
    async findPlaces(q: string): Promise<Output<typeof findPesanan>> {
      const places = PesananKind.options.flatMap((kind) => [{ jenis: kind }, { jenis: kind, lihat: 'arsip' as const }])
      const found = await Promise.all(places.map((place) => count({ q, ...place }, PLACES_MAX)))
      return places.map((place, at) => ({ jenis: place.jenis, arsip: 'lihat' in place, jumlah: found[at] ?? 0 }))
    },

    async count(kind: ListKind): Promise<Output<typeof countPesanan>> {
      const countOf = (filter: PesananFilter) => count({ jenis: kind, ...filter })
      const lunas = (status: StatusPesanan) => countOf({ pembayaran: 'success', status })
      const [awaitingPayment, awaitingResponse, processed, finished, perhatian] = await Promise.all([
        countOf({ pembayaran: 'pending' }),
        lunas('Menunggu Respon'),
        lunas('Sedang Di Proses'),
        lunas('Pesanan Selesai'),
        countOf({ lihat: 'perhatian' }),
      ])
      return {
        menunggu_pembayaran: awaitingPayment,
        menunggu_respon: awaitingResponse,
        diproses: processed,
        selesai: finished,
        perhatian,
      }
    },
  }
}

/** Returns the number of orders in each of the two lists, counted up to TUGAS_MAX. */
export async function countPerKind(deps: Pick<Deps, 'db' | 'clock'>, filter: PesananFilter) {
  const count = (kind: PesananKind) => pesananListRepository(deps).countCapped({ ...filter, jenis: kind }, TUGAS_MAX)
  const [satuan, packaged] = await Promise.all([count('satuan'), count('paketan')])
  return { satuan, paketan: packaged }
}
