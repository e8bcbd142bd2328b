import { type RawBuilder, sql } from 'kysely'
import { WIB_ZONE } from '#contract/wib.ts'
import type { Finding } from '#server/feature.ts'

export const invariantsHistory: Record<string, RawBuilder<Finding>> = {
  'Pesanan dan resepnya milik orang yang sama': sql`
    SELECT 'pesanan ' || pesanan_id AS rujukan, format('pembeli %s, resep %s, kunci %s', p.pengguna_id, resep.pengguna_id, k.pengguna_id) AS keterangan
    FROM pesanan p LEFT JOIN resep USING (resep_id) LEFT JOIN kunci_ulangan k USING (pesanan_id)
    WHERE (p.pengguna_id <> resep.pengguna_id OR p.pengguna_id <> k.pengguna_id)
      -- While two accounts were one, an order of one of them could use a prescription of the other.
      AND NOT EXISTS (SELECT FROM gabung_akun g WHERE g.dipisah IS NOT NULL AND p.dibuat BETWEEN g.dibuat AND g.dipisah
        AND g.pengguna_id = p.pengguna_id AND g.dari = resep.pengguna_id)`,

  'Nota bertanggal dan bernomor menurut pembayarannya': sql`
    SELECT 'nota ' || nomor AS rujukan, format('pesanan %s, waktu %s', pesanan_id, nota.waktu) AS keterangan
    FROM nota JOIN pesanan USING (pesanan_id)
    LEFT JOIN (SELECT DISTINCT pesanan_id, waktu FROM buku WHERE jumlah > 0) AS masuk USING (pesanan_id, waktu)
    WHERE masuk.waktu IS NULL AND (nota.waktu <> pesanan.dibuat OR status_pembayaran IN ('pending', 'expired'))
      OR bulan <> to_char(nota.waktu AT TIME ZONE ${WIB_ZONE}, 'YYYY/MM')`,

  'Pesanan pengganti menurut keluhan pesanan asalnya': sql`
    SELECT 'pesanan ' || p.pesanan_id AS rujukan, format('pengganti dari %s, keluhan %s', pengganti_dari, keluhan_id) AS keterangan
    FROM pesanan p JOIN keluhan ON keluhan_id = pengganti_keluhan_id WHERE keluhan.pesanan_id <> pengganti_dari`,
}
