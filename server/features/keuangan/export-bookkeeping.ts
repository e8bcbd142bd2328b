import { sql } from 'kysely'
import type { z } from 'zod'
import type { BookkeepingContents, exportBookkeeping, NumberFormat } from '#contract/keuangan/admin.ts'
import { stampWib, WIB_ZONE } from '#contract/wib.ts'
import { csvBerkas } from '#server/csv/csv-berkas.ts'
import type { CsvCell } from '#server/csv/write-csv.ts'
import type { Db } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import type { Berkas } from '#server/http/berkas.ts'
import { journal } from './journal.ts'
import { feeOfEntry, type Range, refunds } from './movements.ts'
import { rangeOf } from './range.ts'

const RUPIAH: Record<NumberFormat, (rupiah: number) => CsvCell> = {
  bulat: (rupiah) => rupiah,
  koma: (rupiah) => `${rupiah},00`,
  titik: (rupiah) => `${rupiah}.00`,
}

/** A row of the export. `waktu` and `kunci` are the cursor for the next batch. */
interface Row {
  kunci: [number, number]
  waktu: Date
  /** Number of the order; null if the row does not start with time and order. */
  pesanan: string | null
  teks: string[]
  banyak: number | null
  /** Rupiah amounts, never negative: a leading minus would turn a text cell into a formula. */
  uang: number[]
  /** Texts after the amounts. */
  akhir?: string[]
}

interface Sheet {
  nama: string
  head: readonly string[]
  next(db: Db, range: Range, last: Row | undefined, limit: number): ReturnType<typeof read>
}

const read = async (db: Db, query: ReturnType<typeof sql>): Promise<Row[]> => (await query.execute(db)).rows as Row[]

/** Receipt number and buyer of an order. */
const RECEIPT_HEAD = ['nomor_nota', 'pembeli']
const RECEIPT = sql`ARRAY[coalesce(nota.nomor, ''), p.nama]`

const SHEETS: Record<BookkeepingContents, Sheet> = {
  baris: {
    nama: 'pembukuan-barang',
    head: ['waktu_bayar', 'pesanan', 'barang', 'jumlah', 'harga', 'diskon', 'nilai', 'ppn_ditambah'],
    next: (db, { dari, sampai }, last, limit) =>
      read(
        db,
        sql`
        SELECT json_build_array(buku_id, urutan) AS kunci, waktu, midtrans_order_id AS pesanan, ARRAY[r.nama] AS teks,
          r.jumlah AS banyak, json_build_array(harga, r.diskon, harga * r.jumlah - r.diskon, r.ppn) AS uang
        FROM buku b JOIN pesanan p USING (pesanan_id) JOIN pesanan_baris r USING (pesanan_id)
        WHERE waktu >= ${dari} AND waktu < ${sampai} AND lunas = 1 AND ${after(last, sql`(waktu, buku_id, urutan)`)}
        ORDER BY waktu, buku_id, urutan LIMIT ${limit}`,
      ),
  },
  pembayaran: {
    nama: 'pembukuan-pembayaran',
    head: [
      'waktu',
      'pesanan',
      'nomor_pembayaran',
      'cara',
      'dibayar',
      'barang',
      'ongkir',
      'lebih',
      'biaya_midtrans',
      'ppn',
      // New columns are appended, so that the positions of the others stay.
      ...RECEIPT_HEAD,
    ],
    next: (db, { dari, sampai }, last, limit) =>
      read(
        db,
        sql`
        SELECT json_build_array(buku_id, 0) AS kunci, b.waktu, midtrans_order_id AS pesanan,
          ARRAY[m.order_id, coalesce(payment_type, '')] AS teks, NULL AS banyak,
          json_build_array(b.jumlah, barang, ongkir, b.jumlah - barang - b.ppn - ongkir, ${feeOfEntry}, b.ppn) AS uang,
          ${RECEIPT} AS akhir
        FROM buku b JOIN pesanan p USING (pesanan_id) JOIN pembayaran m USING (pembayaran_id)
        LEFT JOIN nota ON nota.pesanan_id = p.pesanan_id
        WHERE b.waktu >= ${dari} AND b.waktu < ${sampai} AND b.jumlah > 0 AND ${after(last, sql`(b.waktu, buku_id, 0)`)}
        ORDER BY b.waktu, buku_id LIMIT ${limit}`,
      ),
  },
  pengembalian: {
    nama: 'pembukuan-pengembalian',
    head: [
      ...['waktu', 'pesanan', 'nomor_pembayaran', 'cara', 'alasan', 'dikembalikan'],
      ...['barang', 'ppn', 'ongkir', 'lebih'],
      ...RECEIPT_HEAD,
    ],
    next: (db, range, last, limit) =>
      read(
        db,
        sql`
        SELECT json_build_array(r.buku_id, 0) AS kunci, r.waktu, midtrans_order_id AS pesanan,
          ARRAY[m.order_id, b.cara, coalesce(g.alasan, '')] AS teks, NULL AS banyak,
          json_build_array(-b.jumlah, "kembaliBarang", "kembaliPpn", "kembaliOngkir", "kembaliLebih") AS uang,
          ${RECEIPT} AS akhir
        FROM (${refunds(range)}) AS r JOIN buku b USING (buku_id) JOIN pesanan p ON p.pesanan_id = r.pesanan_id
        JOIN pembayaran m ON m.pembayaran_id = r.pembayaran_id
        LEFT JOIN pengembalian g USING (pengembalian_id) LEFT JOIN nota ON nota.pesanan_id = r.pesanan_id
        WHERE ${after(last, sql`(r.waktu, r.buku_id, 0)`)}
        ORDER BY r.waktu, r.buku_id LIMIT ${limit}`,
      ),
  },
  jurnal: {
    nama: 'jurnal-umum',
    head: ['tanggal', 'nomor_bukti', 'akun', 'keterangan', 'debit', 'kredit'],
    next: (db, range, last, limit) =>
      read(
        db,
        sql`
        SELECT json_build_array(buku_id, baris) AS kunci, waktu, NULL AS pesanan,
          ARRAY[to_char(waktu AT TIME ZONE ${sql.lit(WIB_ZONE)}, 'DD/MM/YYYY'), 'KS-' || buku_id, akun,
            concat_ws(', ', midtrans_order_id, nomor, pembeli)] AS teks,
          NULL AS banyak, json_build_array(debit, kredit) AS uang
        FROM (${journal(range)}) AS jurnal
        WHERE debit + kredit > 0 AND ${after(last, sql`(waktu, buku_id, baris)`)}
        ORDER BY waktu, buku_id, baris LIMIT ${limit}`,
      ),
  },
}

const after = (last: Row | undefined, sort: ReturnType<typeof sql>) =>
  last ? sql`${sort} > (${last.waktu}::timestamptz, ${last.kunci[0]}::bigint, ${last.kunci[1]}::int)` : sql`true`

/** Returns a period's books as a file: sold lines, payments, or refunds. */
export function exportBuku(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { isi, bentuk, ...hari }: z.output<typeof exportBookkeeping.query & {}>,
): Berkas {
  const now = clock()
  const range = rangeOf(hari, now)
  const { nama, head, next } = SHEETS[isi]
  const rupiah = RUPIAH[bentuk]
  return csvBerkas<Row>(
    nama,
    now,
    head,
    ({ waktu, pesanan, teks, banyak, uang, akhir = [] }) => [
      ...(pesanan === null ? [] : [stampWib(waktu), pesanan]),
      ...teks,
      ...(banyak === null ? [] : [banyak]),
      ...uang.map(rupiah),
      ...akhir,
    ],
    (last, limit) => next(db, range, last, limit),
    bentuk === 'titik' ? ',' : ';',
  )
}
