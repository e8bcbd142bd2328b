import { sql } from 'kysely'
import type { z } from 'zod'
import { TUGAS_MAX } from '#contract/dasbor/admin.ts'
import type { Page } from '#contract/endpoint.ts'
import type { KeluhanAdmin, KeluhanSummary, listKeluhanAdmin } from '#contract/keluhan/admin.ts'
import type { Db } from '#server/db/client.ts'
import { countUpTo, ilike } from '#server/db/list.ts'
import type { KeluhanRow } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import { withParts } from './keluhan.repository.ts'

const isOverdue = (row: Pick<KeluhanRow, 'status' | 'jawab_sebelum'>, now: Date) =>
  row.status === 'menunggu' && row.jawab_sebelum < now

/** Complaints of all buyers, for the office. */
export function keluhanAdminRepository(db: Db | Tx) {
  const keluhan = () => db.selectFrom('keluhan').innerJoin('pesanan', 'pesanan.pesanan_id', 'keluhan.pesanan_id')

  /** Returns the refunds of the order since a complaint was made, in rupiah. Excludes refunds that the provider rejected. */
  async function sumReturned({ pesanan_id, dibuat }: Pick<KeluhanRow, 'pesanan_id' | 'dibuat'>): Promise<number> {
    const { jumlah } = await db
      .selectFrom('pengembalian')
      .innerJoin('pembayaran', 'pembayaran.pembayaran_id', 'pengembalian.pembayaran_id')
      .select(sql<number>`coalesce(sum(pengembalian.jumlah), 0)::bigint`.as('jumlah'))
      .where('pembayaran.pesanan_id', '=', pesanan_id)
      .where('pengembalian.dibuat', '>=', dibuat)
      .where('pengembalian.status', '<>', 'ditolak')
      .executeTakeFirstOrThrow()
    return jumlah
  }

  /** Returns the replacement orders of a complaint, oldest first. */
  const listPengganti = (keluhanId: number) =>
    db
      .selectFrom('pesanan')
      .select(['pesanan_id as orderId', 'midtrans_order_id as nomor', 'jenis as jenis_pesanan'])
      .where('pengganti_keluhan_id', '=', keluhanId)
      .orderBy('pesanan_id')
      .execute()

  return {
    sumReturned,
    listPengganti,

    /**
     * Returns a page: complaints waiting for the shop first, most urgent first; then those waiting for the buyer; then closed
     * ones.
     */
    async list(query: z.output<typeof listKeluhanAdmin.query & {}>, now: Date): Promise<Page<KeluhanSummary>> {
      const { q, status, page, limit } = query
      let found = keluhan()
      if (q)
        found = found.where(
          ilike(sql`(pesanan.midtrans_order_id || E'\n' || pesanan.nama || E'\n' || keluhan.keluhan_id)`, q),
        )
      if (status) found = found.where('keluhan.status', '=', status)
      const [rows, total] = await Promise.all([
        found
          .selectAll('keluhan')
          .select(['midtrans_order_id as nomor', 'pesanan.jenis as jenis_pesanan', 'pesanan.nama'])
          .orderBy(sql`array_position(ARRAY['menunggu', 'dijawab', 'selesai'], keluhan.status)`)
          .orderBy(sql`CASE WHEN keluhan.selesai IS NULL THEN jawab_sebelum END`)
          .orderBy('keluhan.selesai', 'desc')
          .orderBy('keluhan.keluhan_id')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found.select('keluhan.keluhan_id')),
      ])
      const items = rows.map((row) => ({
        keluhanId: row.keluhan_id,
        jenis: row.jenis,
        harapan: row.harapan,
        status: row.status,
        hasil: row.hasil,
        dibuat: row.dibuat.toISOString(),
        jawab_sebelum: row.jawab_sebelum.toISOString(),
        lewat: isOverdue(row, now),
        pesanan: { orderId: row.pesanan_id, nomor: row.nomor, jenis_pesanan: row.jenis_pesanan, nama: row.nama },
      }))
      return { items, total }
    },

    async find(keluhanId: number, now: Date): Promise<KeluhanAdmin | undefined> {
      const row = await keluhan()
        .innerJoin('pengguna', 'pengguna.pengguna_id', 'pesanan.pengguna_id')
        .selectAll('keluhan')
        .select(['midtrans_order_id as nomor', 'pesanan.jenis as jenis_pesanan', 'pesanan.nama', 'pesanan.no_hp'])
        .select('pengguna.email')
        .where('keluhan_id', '=', keluhanId)
        .executeTakeFirst()
      if (!row) return undefined
      const [parts] = await withParts(db, [row])
      if (!parts) return undefined
      const [{ nilai }, dikembalikan, pengganti, authors] = await Promise.all([
        db
          .selectFrom('keluhan_baris')
          .innerJoin('pesanan_baris', 'pesanan_baris.urutan', 'keluhan_baris.urutan')
          .select(
            sql<number>`coalesce(sum(keluhan_baris.jumlah * harga - diskon * keluhan_baris.jumlah / pesanan_baris.jumlah
                + ppn * keluhan_baris.jumlah / pesanan_baris.jumlah), 0)::bigint`.as('nilai'),
          )
          .where('keluhan_id', '=', keluhanId)
          .where('pesanan_id', '=', row.pesanan_id)
          .executeTakeFirstOrThrow(),
        sumReturned(row),
        listPengganti(keluhanId),
        db
          .selectFrom('keluhan_pesan')
          .innerJoin('pengguna', 'pengguna.pengguna_id', 'keluhan_pesan.pengguna_id')
          .select(['pesan_id', 'pengguna.nama'])
          .where('keluhan_id', '=', keluhanId)
          .where('dari', '=', 'toko')
          .execute(),
      ])
      const { nomor, jenis_pesanan, nama, no_hp, email } = row
      return {
        ...parts,
        pesanan: { orderId: row.pesanan_id, nomor, jenis_pesanan, nama, no_hp, email },
        lewat: isOverdue(row, now),
        nilai,
        dikembalikan,
        pengganti,
        penulis: Object.fromEntries(authors.map((item) => [String(item.pesan_id), item.nama])),
      }
    },

    /** Counts complaints waiting for the shop, up to TUGAS_MAX. */
    countPending: (): Promise<number> =>
      countUpTo(db, db.selectFrom('keluhan').select('keluhan_id').where('status', '=', 'menunggu'), TUGAS_MAX),

    /** Counts complaints with an overdue answer, up to TUGAS_MAX. */
    countOverdue: (now: Date): Promise<number> =>
      countUpTo(
        db,
        db.selectFrom('keluhan').select('keluhan_id').where('status', '=', 'menunggu').where('jawab_sebelum', '<', now),
        TUGAS_MAX,
      ),
  }
}
