import { sql } from 'kysely'
import type { Figures, Keuangan, NotSettled } from '#contract/keuangan/admin.ts'
import { TOTAL_MAX } from '#contract/total.ts'
import type { Db } from '#server/db/client.ts'
import { pesananIdsMatching } from '#server/features/pesanan-admin/search-pesanan.ts'

/** A period: `dari` inclusive, `sampai` exclusive. */
export interface Range {
  dari: Date
  sampai: Date
}

const SOON_MS = 3_600_000

/** Payment types that the shop receives itself, so the provider does not settle them. */
const NOT_MIDTRANS = sql`('tunai', 'transfer', 'cod')`
const VIA_MIDTRANS = sql`coalesce(p.payment_type, '') NOT IN ${NOT_MIDTRANS}`

/** Payments of a period, one row each. */
const incomingPayments = ({ dari, sampai }: Range) => sql`
  SELECT p.pembayaran_id, p.order_id, p.payment_type, p.pesanan_id, min(b.waktu) AS waktu, sum(b.jumlah)::bigint AS jumlah
  FROM buku b JOIN pembayaran p USING (pembayaran_id)
  WHERE b.waktu >= ${dari} AND b.waktu < ${sampai} AND b.jumlah > 0
  GROUP BY p.pembayaran_id`

/**
 * Amounts that the provider owes for a period, one row per payment. In the order of the ledger's index, so that a page is read
 * without the rest. Manual refunds do not reduce the amount; refunds through the provider or the bank do.
 */
const unsettledPayments = ({ dari, sampai }: Range) => sql`
  SELECT p.pembayaran_id, p.order_id, p.payment_type, p.pesanan_id, b.waktu, uang.sisa AS jumlah
  FROM buku b JOIN pembayaran p USING (pembayaran_id)
  CROSS JOIN LATERAL (
    SELECT min(buku_id) FILTER (WHERE jumlah > 0) AS pertama,
      sum(jumlah) FILTER (WHERE jumlah > 0 OR cara IS DISTINCT FROM 'manual')::bigint AS sisa
    FROM buku WHERE pesanan_id = p.pesanan_id AND pembayaran_id = p.pembayaran_id
  ) AS uang
  WHERE b.waktu >= ${dari} AND b.waktu < ${sampai} AND b.buku_id = uang.pertama AND uang.sisa > 0
    AND ${VIA_MIDTRANS} AND NOT EXISTS (SELECT FROM setoran s WHERE s.pembayaran_id = p.pembayaran_id)`

/** Part of a ledger entry that the refund declared as shipping. */
const declaredOngkir = (entry: string) => sql`coalesce((SELECT g.ongkir FROM pengembalian g
  WHERE g.pengembalian_id = ${sql.ref(`${entry}.pengembalian_id`)}), 0)`

/** Payments of a period, split into goods, tax, shipping and overpayment. */
const paidIn = ({ dari, sampai }: Range) => sql`
  SELECT count(*) FILTER (WHERE lunas = 1 AND NOT EXISTS (
      SELECT FROM buku habis WHERE habis.pesanan_id = b.pesanan_id AND habis.lunas = -1 AND habis.buku_id > b.buku_id
    )) AS pesanan,
    coalesce(sum(b.barang + CASE lunas WHEN 1 THEN diskon ELSE 0 END), 0)::bigint AS barang,
    coalesce(sum(b.ppn), 0)::bigint AS ppn,
    coalesce(sum(diskon + diskon_ongkir) FILTER (WHERE lunas = 1), 0)::bigint AS diskon,
    coalesce(sum(b.ongkir + CASE lunas WHEN 1 THEN diskon_ongkir ELSE 0 END), 0)::bigint AS ongkir,
    coalesce(sum(b.jumlah - b.barang - b.ppn - b.ongkir), 0)::bigint AS lebih
  FROM buku b JOIN pesanan USING (pesanan_id)
  WHERE b.waktu >= ${dari} AND b.waktu < ${sampai} AND b.jumlah > 0`

/**
 * Refunds of a period, split likewise. A refund that is not declared as shipping first reduces the overpayment, then goods with
 * their share of tax, then shipping.
 */
const returnedIn = ({ dari, sampai }: Range) => sql`
  SELECT coalesce(sum(sampai_lebih - dari_lebih), 0)::bigint AS "kembaliLebih",
    coalesce(sum(sampai_barang - dari_barang - kembali_ppn), 0)::bigint AS "kembaliBarang",
    coalesce(sum(kembali_ppn), 0)::bigint AS "kembaliPpn",
    coalesce(sum(disebut + jumlah - (sampai_lebih - dari_lebih) - (sampai_barang - dari_barang)), 0)::bigint AS "kembaliOngkir"
  FROM (
    SELECT *, coalesce(round(pajak * sampai_barang / isi) - round(pajak * dari_barang / isi), 0) AS kembali_ppn
    FROM (
      SELECT kini AS jumlah, disebut, pajak, nullif(isi, 0)::numeric AS isi,
        least(dulu, lebih) AS dari_lebih, least(dulu + kini, lebih) AS sampai_lebih,
        least(greatest(dulu - lebih, 0), isi) AS dari_barang,
        least(greatest(dulu + kini - lebih, 0), isi) AS sampai_barang
      FROM buku b
      CROSS JOIN LATERAL (SELECT ${declaredOngkir('b')} AS disebut) AS sebut
      CROSS JOIN LATERAL (SELECT -b.jumlah - disebut AS kini) AS sisa
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(-jumlah - ${declaredOngkir('b2')}) FILTER (WHERE jumlah < 0), 0) AS dulu,
          coalesce(sum(barang + ppn), 0) AS isi,
          coalesce(sum(ppn), 0) AS pajak,
          coalesce(sum(jumlah - barang - ppn - ongkir) FILTER (WHERE jumlah > 0), 0) AS lebih
        FROM buku AS b2 WHERE pesanan_id = b.pesanan_id AND buku_id < b.buku_id
      ) AS sebelum
      WHERE b.waktu >= ${dari} AND b.waktu < ${sampai} AND b.jumlah < 0
    ) AS gerak
  ) AS bagian`

/** Fees of the provider for the payments of a period. */
const feesIn = (range: Range) => sql`
  SELECT coalesce(sum(biaya), 0)::bigint AS biaya, count(*) FILTER (WHERE biaya IS NULL) AS "tanpaBiaya"
  FROM (
    SELECT (SELECT sum(s.biaya) FROM setoran s WHERE s.pembayaran_id = p.pembayaran_id) AS biaya
    FROM (${incomingPayments(range)}) AS p WHERE ${VIA_MIDTRANS}
  ) AS isi`

/** Purchase cost of the goods of a period. An order that was paid again counts at its last payment. */
const costsIn = ({ dari, sampai }: Range) => sql`
  SELECT coalesce(sum(modal), 0)::bigint AS modal, coalesce(sum(tanpa), 0)::int AS "tanpaModal",
    count(*) FILTER (WHERE lots = 0 AND status_pembayaran = 'success') AS "belumDikemas"
  FROM buku b JOIN pesanan USING (pesanan_id)
  CROSS JOIN LATERAL (
    SELECT count(*) AS lots, sum((l.jumlah - kembali) * harga_modal) AS modal,
      sum(l.jumlah - kembali) FILTER (WHERE harga_modal IS NULL) AS tanpa
    FROM pesanan_lot l JOIN lot USING (lot_id) WHERE l.pesanan_id = b.pesanan_id
  ) AS isi
  WHERE b.waktu >= ${dari} AND b.waktu < ${sampai} AND lunas = 1
    AND NOT EXISTS (SELECT FROM buku n WHERE n.pesanan_id = b.pesanan_id AND n.buku_id > b.buku_id AND n.lunas = 1)`

/** Sums of the owner's money, read from the ledger on request. */
export function keuanganRepository(db: Db) {
  return {
    async numbers(range: Range): Promise<Figures> {
      const [money, returned, biaya, modal] = await Promise.all([
        one<Pick<Figures, 'pesanan' | 'barang' | 'diskon' | 'ppn' | 'ongkir' | 'lebih'>>(paidIn(range)),
        one<Pick<Figures, 'kembaliBarang' | 'kembaliPpn' | 'kembaliOngkir' | 'kembaliLebih'>>(returnedIn(range)),
        one<Pick<Figures, 'biaya' | 'tanpaBiaya'>>(feesIn(range)),
        one<Pick<Figures, 'modal' | 'tanpaModal' | 'belumDikemas'>>(costsIn(range)),
      ])
      return { ...money, ...returned, ...biaya, ...modal }
    },

    async metode(range: Range): Promise<Keuangan['metode']> {
      const { rows } = await sql<Keuangan['metode'][number]>`
        SELECT payment_type, count(*) AS banyak, sum(jumlah)::bigint AS jumlah
        FROM (${incomingPayments(range)}) AS p GROUP BY payment_type ORDER BY jumlah DESC, payment_type`.execute(db)
      return rows
    },

    async menunggu(now: Date): Promise<Pick<Keuangan, 'menunggu' | 'segera'>> {
      const soon = new Date(now.getTime() + SOON_MS)
      const row = await one<Record<'banyak' | 'jumlah' | 'banyakSegera' | 'jumlahSegera', number>>(sql`
        SELECT count(*) AS banyak, coalesce(sum(total_harga), 0)::bigint AS jumlah,
          count(*) FILTER (WHERE batas_bayar < ${soon}) AS "banyakSegera",
          coalesce(sum(total_harga) FILTER (WHERE batas_bayar < ${soon}), 0)::bigint AS "jumlahSegera"
        FROM pesanan WHERE status_pembayaran = 'pending'`)
      return {
        menunggu: { banyak: row.banyak, jumlah: row.jumlah },
        segera: { banyak: row.banyakSegera, jumlah: row.jumlahSegera },
      }
    },

    async setoran(range: Range): Promise<Pick<Keuangan, 'disetor' | 'belumDisetor'>> {
      const [settled, remaining] = await Promise.all([
        one<Keuangan['disetor']>(sql`
          SELECT count(*) AS banyak, coalesce(sum(jumlah), 0)::bigint AS jumlah FROM (${incomingPayments(range)}) AS p
          WHERE EXISTS (SELECT FROM setoran s WHERE s.pembayaran_id = p.pembayaran_id)`),
        one<{ banyak: number; jumlah: number; tertua: Date | null }>(sql`
          SELECT count(*) AS banyak, coalesce(sum(jumlah), 0)::bigint AS jumlah, min(waktu) AS tertua
          FROM (${unsettledPayments(range)}) AS belum`),
      ])
      return { disetor: settled, belumDisetor: { ...remaining, tertua: remaining.tertua?.toISOString() ?? null } }
    },

    /** Lists unsettled payments, oldest first. @param page starts at 1 */
    async listUnsettled(range: Range, now: Date, page: number, limit: number, q = '') {
      const found = q
        ? sql`${unsettledPayments(range)} AND p.pesanan_id IN (${pesananIdsMatching(q)})`
        : unsettledPayments(range)
      const [{ rows }, { total }] = await Promise.all([
        sql<Omit<NotSettled, 'waktu' | 'umur'> & { waktu: Date }>`
          SELECT pembayaran_id AS "pembayaranId", belum.order_id, midtrans_order_id AS "orderId", payment_type, jumlah, waktu
          FROM (${found} ORDER BY b.waktu, b.buku_id LIMIT ${limit} OFFSET ${(page - 1) * limit}) AS belum
          JOIN pesanan USING (pesanan_id) ORDER BY waktu, pembayaran_id`.execute(db),
        one<{ total: number }>(sql`SELECT count(*)::int AS total FROM (${found} LIMIT ${TOTAL_MAX + 1}) AS belum`),
      ])
      const items = rows.map(({ waktu, ...row }) => ({
        ...row,
        waktu: waktu.toISOString(),
        umur: Math.max(0, Math.floor((now.getTime() - waktu.getTime()) / 86_400_000)),
      }))
      return { items, total }
    },
  }

  async function one<Row>(query: ReturnType<typeof sql>): Promise<Row> {
    const { rows } = await query.execute(db)
    return rows[0] as Row
  }
}
