import { type RawBuilder, sql } from 'kysely'
import type { Finding } from '#server/feature.ts'

export const invariants: Record<string, RawBuilder<Finding>> = {
  'Tautan hanya berlaku sebentar': sql`
    SELECT 'pengguna ' || pengguna_id AS rujukan, format('dibuat %s, sampai %s', dibuat, kedaluwarsa) AS keterangan
    FROM (
      SELECT pengguna_id, dibuat, kedaluwarsa, interval '1 day' AS lama FROM reset_sandi
      UNION ALL SELECT pengguna_id, dibuat, kedaluwarsa, interval '31 days' FROM tautan_email
    ) AS tautan WHERE kedaluwarsa > dibuat + lama`,
  'Pengaturan keamanan ada': sql`
    SELECT 'keamanan_kantor' AS rujukan, 'tidak ada barisnya' AS keterangan WHERE NOT EXISTS (SELECT FROM keamanan_kantor)`,
  'Sesi berakhir, dan perangkatnya milik akun yang sama': sql`
    SELECT 'sesi ' || sesi_id AS rujukan, format('dibuat %s, sampai %s', sesi.dibuat, kedaluwarsa) AS keterangan
    FROM sesi LEFT JOIN perangkat USING (perangkat_id)
    WHERE kedaluwarsa > sesi.dibuat + CASE jenis WHEN 'kantor' THEN interval '12 hours' ELSE interval '2160 hours' END
      OR perangkat.pengguna_id <> sesi.pengguna_id`,
  'Kode pemulihan hanya ada untuk kode dua langkah yang aktif': sql`
    SELECT 'pengguna ' || pengguna_id AS rujukan, 'kode dua langkah belum aktif' AS keterangan
    FROM kode_pemulihan JOIN dua_langkah USING (pengguna_id) WHERE aktif IS NULL`,
  'Tautan yang tidak berlaku sudah dihapus dari email tersimpan': sql`
    SELECT 'surat ' || surat_id AS rujukan, 'memuat tautan yang sudah mati' AS keterangan
    FROM surat
    WHERE kunci ~ '^(reset|tautan):' AND teks ~ '[?&]token=[A-Za-z0-9_-]{43}'
      AND NOT EXISTS (SELECT FROM reset_sandi WHERE 'reset:' || encode(token_hash, 'hex') = kunci)
      AND NOT EXISTS (
        SELECT FROM tautan_email WHERE 'tautan:' || encode(token_hash, 'hex') = kunci AND dipakai IS NULL)`,
}
