import { type RawBuilder, sql } from 'kysely'
import type { FigureKode, Part } from '#contract/keuangan/figures-admin.ts'
import { keptGoods, lastEmptyEntry } from '#server/features/stok/laba.repository.ts'

/*
 * The rows behind the figures. Each source has one row per movement of money, and a column per amount. Figures are sums of
 * these rows, and the lists that explain a figure are the rows themselves.
 */

/** A period: `dari` inclusive, `sampai` exclusive. */
export interface Range {
  dari: Date
  sampai: Date
}

/** Payment types that the shop receives itself, so the provider does not settle them. */
export const VIA_MIDTRANS = sql`coalesce(p.payment_type, '') NOT IN ('tunai', 'transfer', 'cod')`

/** Payments of a period, one row each. */
export const incomingPayments = ({ dari, sampai }: Range) => sql`
  SELECT p.pembayaran_id, p.order_id, p.payment_type, p.pesanan_id, min(b.waktu) AS waktu, min(b.buku_id) AS buku_id,
    sum(b.jumlah)::bigint AS jumlah
  FROM buku b JOIN pembayaran p USING (pembayaran_id)
  WHERE b.waktu >= ${dari} AND b.waktu < ${sampai} AND b.jumlah > 0
  GROUP BY p.pembayaran_id`

export const settledPayments = (range: Range) => sql`
  SELECT * FROM (${incomingPayments(range)}) AS p
  WHERE EXISTS (SELECT FROM setoran s WHERE s.pembayaran_id = p.pembayaran_id)`

/**
 * Amounts that the provider owes for a period, one row per payment. In the order of the ledger's index, so that a page is read
 * without the rest. Manual refunds do not reduce the amount: the provider does not know them. Refunds through the provider do,
 * and each chargeback.
 */
export const unsettledPayments = ({ dari, sampai }: Range) => sql`
  SELECT p.pembayaran_id, p.order_id, p.payment_type, p.pesanan_id, b.waktu, b.buku_id, uang.sisa AS jumlah
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
export const payments = ({ dari, sampai }: Range) => sql`
  SELECT b.buku_id, b.waktu, b.pesanan_id, b.pembayaran_id,
    (lunas = 1 AND NOT EXISTS (
      SELECT FROM buku habis WHERE habis.pesanan_id = b.pesanan_id AND habis.lunas = -1 AND habis.buku_id > b.buku_id
    ))::int AS pesanan,
    b.barang + CASE lunas WHEN 1 THEN diskon ELSE 0 END AS barang,
    b.ppn,
    CASE lunas WHEN 1 THEN diskon + diskon_ongkir ELSE 0 END AS diskon,
    b.ongkir + CASE lunas WHEN 1 THEN diskon_ongkir ELSE 0 END AS ongkir,
    b.jumlah - b.barang - b.ppn - b.ongkir AS lebih
  FROM buku b JOIN pesanan USING (pesanan_id)
  WHERE b.waktu >= ${dari} AND b.waktu < ${sampai} AND b.jumlah > 0`

/**
 * Refunds of a period, split likewise. A refund that is not declared as shipping first reduces the overpayment, then goods with
 * their share of tax, then shipping.
 */
export const refunds = ({ dari, sampai }: Range) => sql`
  SELECT buku_id, waktu, pesanan_id, pembayaran_id,
    (sampai_lebih - dari_lebih)::bigint AS "kembaliLebih",
    (sampai_barang - dari_barang - kembali_ppn)::bigint AS "kembaliBarang",
    kembali_ppn::bigint AS "kembaliPpn",
    (disebut + jumlah - (sampai_lebih - dari_lebih) - (sampai_barang - dari_barang))::bigint AS "kembaliOngkir"
  FROM (
    SELECT *, coalesce(round(pajak * sampai_barang / isi) - round(pajak * dari_barang / isi), 0) AS kembali_ppn
    FROM (
      SELECT buku_id, waktu, pesanan_id, pembayaran_id, kini AS jumlah, disebut, pajak, nullif(isi, 0)::numeric AS isi,
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
          AND buku_id > ${lastEmptyEntry(sql`habis.pesanan_id = b.pesanan_id AND habis.buku_id < b.buku_id`)}
      ) AS sebelum
      WHERE b.waktu >= ${dari} AND b.waktu < ${sampai} AND b.jumlah < 0
    ) AS gerak
  ) AS bagian`

/** True for the first entry `b` of a payment attempt. */
const isFirstEntry = sql`b.buku_id = (SELECT min(f.buku_id) FROM buku f
  WHERE f.pesanan_id = b.pesanan_id AND f.pembayaran_id = b.pembayaran_id AND f.jumlah > 0)`
const FEE = sql`(SELECT sum(s.biaya) FROM setoran s WHERE s.pembayaran_id = b.pembayaran_id)::bigint`

/** Provider fee of the ledger entry `b`; it belongs to the first entry of its payment attempt. */
export const feeOfEntry = sql`CASE WHEN ${isFirstEntry} THEN coalesce(${FEE}, 0) ELSE 0 END`

/** Provider fees of a period's payments; null: unknown. */
export const fees = ({ dari, sampai }: Range) => sql`
  SELECT b.buku_id, b.waktu, b.pesanan_id, b.pembayaran_id, ${FEE} AS biaya
  FROM buku b JOIN pembayaran p USING (pembayaran_id)
  WHERE b.waktu >= ${dari} AND b.waktu < ${sampai} AND b.jumlah > 0 AND ${isFirstEntry} AND ${VIA_MIDTRANS}`

/**
 * Goods of the orders paid in a period: money kept for them, and their cost by lot. An order that was paid again counts at its
 * last payment. `mixed`: the cost of some goods is known and of others not, so that `incomeOfKnownCost` divides the money.
 */
export const goods = ({ dari, sampai }: Range) => sql`
  SELECT *, kenal > 0 AND (tanpa > 0 OR tunggu > 0) AS mixed,
    CASE WHEN kenal > 0 AND tanpa = 0 AND tunggu = 0 THEN pendapatan ELSE 0 END AS "pendapatanModal"
  FROM (
    SELECT b.buku_id, b.waktu, b.pesanan_id, b.pembayaran_id, modal, kenal, tanpa,
      ${keptGoods} AS pendapatan, greatest(0, ditahan - kenal - tanpa) AS tunggu,
      (lots = 0 OR ditahan > kenal + tanpa) AND status_pembayaran = 'success' AS belum
    FROM buku b JOIN pesanan USING (pesanan_id)
    CROSS JOIN LATERAL (
      SELECT count(*) AS lots, coalesce(sum((l.jumlah - kembali) * harga_modal), 0)::bigint AS modal,
        coalesce(sum(l.jumlah - kembali) FILTER (WHERE harga_modal IS NOT NULL), 0)::int AS kenal,
        coalesce(sum(l.jumlah - kembali) FILTER (WHERE harga_modal IS NULL), 0)::int AS tanpa
      FROM pesanan_lot l JOIN lot USING (lot_id) WHERE l.pesanan_id = b.pesanan_id
    ) AS isi
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(-perubahan), 0)::int AS ditahan FROM mutasi_stok m WHERE m.pesanan_id = b.pesanan_id
    ) AS stok
    WHERE b.waktu >= ${dari} AND b.waktu < ${sampai} AND lunas = 1
      AND NOT EXISTS (SELECT FROM buku n WHERE n.pesanan_id = b.pesanan_id AND n.buku_id > b.buku_id AND n.lunas = 1)
  ) AS barang`

/** Source and column of each amount. */
const SOURCES: Record<Part, (range: Range) => RawBuilder<unknown>> = {
  pesanan: payments,
  barang: payments,
  diskon: payments,
  ppn: payments,
  ongkir: payments,
  lebih: payments,
  kembaliBarang: refunds,
  kembaliPpn: refunds,
  kembaliOngkir: refunds,
  kembaliLebih: refunds,
  biaya: fees,
  pendapatanModal: goods,
  modal: goods,
}

/**
 * Returns the rows of a figure, one per movement: `jumlah` is signed like the figure, `mixed` says that the goods' share is
 * still missing.
 */
export function rowsOf(kode: FigureKode, parts: readonly [Part, 1 | -1][], range: Range): RawBuilder<unknown> {
  const columns = sql`buku_id, waktu, pesanan_id, pembayaran_id`
  if (kode === 'disetor' || kode === 'belumDisetor') {
    const source = kode === 'disetor' ? settledPayments : unsettledPayments
    return sql`SELECT ${columns}, jumlah, false AS mixed FROM (${source(range)}) AS gerak`
  }
  const bySource = Map.groupBy(parts, ([part]) => SOURCES[part])
  const selects = [...bySource].map(([source, own]) => {
    const sum = sql.join(
      own.map(([part, sign]) => sql`${sql.lit(sign)} * ${sql.ref(part)}`),
      sql` + `,
    )
    const isOfGoods = source === goods
    // Goods whose money came back whole still have a row, if they cost something.
    return sql`SELECT ${columns}, (${sum})::bigint AS jumlah, ${isOfGoods ? sql`mixed` : sql`false`} AS mixed
      FROM (${source(range)}) AS gerak WHERE ${isOfGoods ? sql`kenal > 0` : sql`(${sum}) <> 0`}`
  })
  return sql.join(selects, sql` UNION ALL `)
}
