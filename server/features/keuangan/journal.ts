import { sql } from 'kysely'
import { FIGURES } from '#contract/keuangan/figures-admin.ts'
import { feeOfEntry, payments, type Range, refunds, VIA_MIDTRANS } from './movements.ts'

/** Accounts of money; the others are called like their figures. */
const MIDTRANS = 'Piutang Midtrans'
const CASH = 'Kas'
const BANK = 'Bank'

const { barang, diskon, ppn, ongkir, lebih, kembaliBarang, biaya } = FIGURES

/**
 * General journal of a period: one line per account of each ledger entry, and debit equals credit within an entry. The
 * provider owes what it received, until it pays out: payouts come from the bank's statement.
 */
export const journal = (range: Range) => sql`
  SELECT gerak.buku_id, gerak.waktu, midtrans_order_id, nomor, nama AS pembeli, baris, akun, debit, kredit
  FROM (
    SELECT b.buku_id, b.waktu, b.pesanan_id, baris, akun, debit, kredit
    FROM (${payments(range)}) AS m
    JOIN buku b USING (buku_id)
    JOIN pembayaran p ON p.pembayaran_id = b.pembayaran_id
    CROSS JOIN LATERAL (SELECT CASE WHEN ${VIA_MIDTRANS} THEN ${MIDTRANS} WHEN p.payment_type = 'transfer' THEN ${BANK}
      ELSE ${CASH} END AS tempat, ${feeOfEntry} AS potong) AS uang
    CROSS JOIN LATERAL (VALUES
      (0, tempat, b.jumlah, 0), (1, ${diskon.label}, m.diskon, 0), (2, ${barang.label}, 0, m.barang), (3, ${ppn.label}, 0, m.ppn),
      (4, ${ongkir.label}, 0, m.ongkir), (5, ${lebih.label}, 0, m.lebih),
      (6, ${biaya.label}, potong, 0), (7, tempat, 0, potong)
    ) AS jurnal (baris, akun, debit, kredit)
    UNION ALL
    SELECT b.buku_id, b.waktu, b.pesanan_id, baris, akun, debit, kredit
    FROM (${refunds(range)}) AS m
    JOIN buku b USING (buku_id)
    CROSS JOIN LATERAL (VALUES
      (0, ${kembaliBarang.label}, "kembaliBarang", 0), (1, ${ppn.label}, "kembaliPpn", 0), (2, ${ongkir.label}, "kembaliOngkir", 0),
      (3, ${lebih.label}, "kembaliLebih", 0), (4, CASE b.cara WHEN 'manual' THEN ${BANK} ELSE ${MIDTRANS} END, 0, -b.jumlah)
    ) AS jurnal (baris, akun, debit, kredit)
  ) AS gerak
  JOIN pesanan USING (pesanan_id) LEFT JOIN nota USING (pesanan_id)`
