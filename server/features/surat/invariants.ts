import { type RawBuilder, sql } from 'kysely'
import type { Amount, Finding } from '#server/feature.ts'
import { FOR_ADMIN } from './surat.repository.ts'

export const invariants: Record<string, RawBuilder<Finding>> = {
  'Setiap email punya penerima, dan teks di sini atau di arsip': sql`
    SELECT 'surat ' || surat_id AS rujukan, format('kepada %L', kepada) AS keterangan
    FROM surat LEFT JOIN surat_lama lama USING (surat_id)
    WHERE kepada NOT LIKE '%_@_%' OR percobaan < 0 OR (surat.teks = '') <> (lama.teks IS NOT NULL)`,

  'Setiap email terkirim satu kali, menunggu, atau gagal dengan sebabnya': sql`
    SELECT 'surat ' || surat_id AS rujukan, format('%s setelah %s percobaan', status, percobaan) AS keterangan
    FROM surat
    WHERE status = 'terkirim' AND kesalahan <> ''
      OR status = 'gagal' AND (percobaan = 0 OR kesalahan = '')
      OR status IN ('terkirim', 'gagal') AND percobaan > 0 AND dicoba IS NULL`,
}

export const catatan: Record<string, RawBuilder<Amount>> = {
  // A failover without waiting for the standby loses the claim of a mail, but not its sending, which is written afterwards.
  'email terkirim tanpa percobaan yang tercatat, karena database kehilangan detik terakhirnya. Bisa jadi terkirim dua kali.': sql`
    SELECT count(*)::int AS jumlah FROM surat WHERE status = 'terkirim' AND percobaan = 0`,
  'email gagal dikirim. Kirim lagi dari menu Email di admin toko.': sql`
    SELECT count(*)::int AS jumlah FROM surat WHERE status = 'gagal' AND ${FOR_ADMIN}`,
  'email tertunda, dan otomatis dicoba lagi. Lihat sebabnya di menu Email di admin toko.': sql`
    SELECT count(*)::int AS jumlah FROM surat WHERE status = 'menunggu' AND kesalahan <> '' AND ${FOR_ADMIN}`,
}
