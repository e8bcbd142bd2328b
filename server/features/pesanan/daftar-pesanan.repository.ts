import { type Expression, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import { TUGAS_MAX } from '#contract/dasbor/office.ts'
import type { Output, Page } from '#contract/endpoint.ts'
import type {
  countPesanan,
  exportPesanan,
  JenisPesanan,
  LihatPesanan,
  listPesanan,
  PesananRingkas,
} from '#contract/pesanan/office.ts'
import type { StatusPesanan } from '#contract/pesanan/status-pesanan.ts'
import { midnightWib, parseWib } from '#contract/wib.ts'
import { countUpTo, ilike, urutan } from '#server/db/daftar.ts'
import type { Deps } from '#server/deps.ts'
import { bukuRepository } from '#server/features/buku/buku.repository.ts'
import { jumlahUnit, namaProduk } from './ringkasan-pesanan.ts'

export type SaringanPesanan = Omit<z.output<typeof exportPesanan.query & {}>, 'bentuk'>

/** Orders as the office lists, counts and exports them. */
export function daftarPesananRepository({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const LIHAT: Record<LihatPesanan, () => Expression<SqlBool>> = {
    perhatian: () => sql`perhatian <> '{}'`,
    'tanpa-stok': () => sql`perhatian <> '{}' AND 'lunas tanpa stok' = ANY (perhatian)`,
    meragukan: () => sql`perhatian <> '{}' AND array_remove(perhatian, 'lunas tanpa stok') <> '{}'`,
    habis: () => sql`status_pembayaran = 'pending' AND batas_bayar < ${midnightWib(clock(), -1)}`,
    arsip: () => sql`arsip IS NOT NULL`,
  }

  const select = ({ jenis, q, pembayaran, status, dari, sampai, lihat }: SaringanPesanan) => {
    let query = db.selectFrom('pesanan')
    if (lihat) query = query.where(LIHAT[lihat]())
    if (lihat !== 'arsip') query = query.where('arsip', 'is', null)
    if (jenis) query = query.where('jenis', '=', jenis)
    if (pembayaran) query = query.where('status_pembayaran', '=', pembayaran)
    if (status) query = query.where('status_pesanan', '=', status)
    if (dari) query = query.where('pesanan.dibuat', '>=', parseWib(dari))
    if (sampai) query = query.where('pesanan.dibuat', '<', midnightWib(parseWib(sampai), -1))
    if (q)
      query = query.where(ilike(sql`(pesanan.midtrans_order_id || E'\n' || pesanan.nama || E'\n' || pesanan.no_hp)`, q))
    return query
  }

  const listBaris = async (pesananIds: readonly number[]) => {
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
    /** The orders that the filters leave, for who reads them otherwise. */
    saring: select,

    async list({
      page,
      limit,
      urut,
      ...saringan
    }: z.output<typeof listPesanan.query & {}>): Promise<Page<PesananRingkas>> {
      const { kolom, arah } = urutan<'dibuat'>(urut)
      const [rows, total] = await Promise.all([
        select(saringan)
          .selectAll()
          .orderBy(kolom, arah)
          .orderBy('pesanan_id', arah)
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, select(saringan).select('pesanan_id')),
      ])
      const ids = rows.map(({ pesanan_id }) => pesanan_id)
      const [baris, uangOf] = await Promise.all([listBaris(ids), bukuRepository(db).uangOf(ids)])
      return {
        items: rows.map((row) => {
          const lines = baris.get(row.pesanan_id) ?? []
          return {
            orderId: row.pesanan_id,
            jenis: row.jenis,
            midtrans_order_id: row.midtrans_order_id,
            created_at: row.dibuat.toISOString(),
            nama: row.nama,
            no_hp: row.no_hp,
            nama_produk: namaProduk(lines),
            jumlah: jumlahUnit(lines),
            total_harga: row.total_harga,
            status_pembayaran: row.status_pembayaran,
            status_pesanan: row.status_pesanan,
            perhatian: row.perhatian,
            diarsipkan: row.arsip !== null,
            ...uangOf(row.pesanan_id),
          }
        }),
        total,
      }
    },

    /** How many there are, counted up to one past `max`. */
    countMost: (saringan: SaringanPesanan, max: number): Promise<number> =>
      countUpTo(db, select(saringan).select('pesanan_id'), max),

    async count(jenis: JenisPesanan): Promise<Output<typeof countPesanan>> {
      const count = (saringan: SaringanPesanan) => countUpTo(db, select({ jenis, ...saringan }).select('pesanan_id'))
      const lunas = (status: StatusPesanan) => count({ pembayaran: 'success', status })
      const [menunggu_pembayaran, menunggu_respon, diproses, selesai, perhatian] = await Promise.all([
        count({ pembayaran: 'pending' }),
        lunas('Menunggu Respon'),
        lunas('Sedang Di Proses'),
        lunas('Pesanan Selesai'),
        count({ lihat: 'perhatian' }),
      ])
      return { menunggu_pembayaran, menunggu_respon, diproses, selesai, perhatian }
    },
  }
}

/** Orders lie in two lists: how many there are in each, counted up to TUGAS_MAX. */
export async function countPerJenis(deps: Pick<Deps, 'db' | 'clock'>, saringan: SaringanPesanan) {
  const count = (jenis: JenisPesanan) => daftarPesananRepository(deps).countMost({ ...saringan, jenis }, TUGAS_MAX)
  const [satuan, paketan] = await Promise.all([count('satuan'), count('paketan')])
  return { satuan, paketan }
}
