import { type Expression, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { Page } from '#contract/endpoint.ts'
import type { Karantina, listKarantina } from '#contract/karantina/admin.ts'
import { countUpTo, ilike } from '#server/db/list.ts'
import type { Deps } from '#server/deps.ts'
import { sellingLimit } from '#server/features/stok/sale-deadline.ts'
import { halanganKarantina } from './halangan-karantina.ts'

type Query = z.output<typeof listKarantina.query & {}>
type Reasons = NonNullable<Query['sebab']>

/** Quarantined goods by lot. */
export function karantinaRepository({ db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>) {
  const all = () =>
    db.selectFrom('lot').innerJoin('produk', 'produk.produk_id', 'lot.produk_id').where('lot.sisih', '>', 0)

  /** Returns the reasons for each lot's quarantined units: its newest movements, up to the quantity that is left. */
  const listOrigins = async (lotIds: readonly number[]) => {
    const { rows } = await sql<Origin>`
      SELECT lot_id AS "lotId", m.waktu, m.alasan, m.keterangan, least(m.sisih, lot.sisih - sesudah)::int AS jumlah,
        pesanan_id AS "orderId", pesanan.jenis, midtrans_order_id AS nomor
      FROM (
        SELECT *, sum(sisih) OVER (PARTITION BY lot_id ORDER BY mutasi_lot_id DESC) - sisih AS sesudah
        FROM mutasi_lot WHERE lot_id = ANY(${lotIds}::int[]) AND sisih > 0
      ) AS m
      JOIN lot USING (lot_id) LEFT JOIN pesanan USING (pesanan_id)
      WHERE sesudah < lot.sisih
      ORDER BY mutasi_lot_id DESC`.execute(db)
    return Map.groupBy(rows, ({ lotId }) => lotId)
  }

  return {
    async list({ q, sebab, page, limit }: Query): Promise<Page<Karantina>> {
      const time = clock()
      const deadline = sellingLimit(time, settings)
      const REASONS: Record<Reasons, Expression<SqlBool>> = {
        ditarik: sql`ditarik IS NOT NULL`,
        kedaluwarsa: sql`ditarik IS NULL AND kedaluwarsa <= ${deadline}::date`,
        periksa: sql`ditarik IS NULL AND coalesce(kedaluwarsa > ${deadline}::date, true)`,
      }
      let found = all()
      if (q) found = found.where((eb) => eb.or([ilike(sql`produk.nama`, q), ilike(sql`lot.nomor`, q)]))
      if (sebab) found = found.where(REASONS[sebab])
      const [rows, total] = await Promise.all([
        found
          .select(['lot_id as lotId', 'lot.produk_id as produkId', 'produk.nama', 'nomor', 'kedaluwarsa', 'sisih'])
          .select(['ditarik', 'alasan_tarik'])
          .orderBy('lot_id', 'desc')
          .limit(limit)
          .offset((page - 1) * limit)
          .execute(),
        countUpTo(db, found.select('lot_id')),
      ])
      const originOf = await listOrigins(rows.map(({ lotId }) => lotId))
      return {
        items: rows.map(({ ditarik, ...row }) => ({
          ...row,
          halangan: halanganKarantina({ ...row, ditarik }, time, settings),
          asal: (originOf.get(row.lotId) ?? []).map(toOrigin),
        })),
        total,
      }
    },

    /** Counts lots in quarantine without a decision, up to `max`. */
    count: (max: number): Promise<number> => countUpTo(db, all().select('lot_id'), max),
  }
}

interface Origin extends Pick<Karantina['asal'][number], 'alasan' | 'keterangan' | 'jumlah'> {
  lotId: number
  waktu: Date
  orderId: number | null
  jenis: 'satuan' | 'paketan'
  nomor: string
}

const toOrigin = ({ lotId, waktu, orderId, jenis, nomor, ...origin }: Origin): Karantina['asal'][number] => ({
  ...origin,
  waktu: waktu.toISOString(),
  pesanan: orderId === null ? null : { orderId, jenis, nomor },
})
