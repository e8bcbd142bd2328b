import { type RawBuilder, sql } from 'kysely'
import type { Finding } from '#server/feature.ts'

export const invariants: Record<string, RawBuilder<Finding>> = {
  'Alamat pada profil adalah alamat utama dari buku alamat': sql`
    SELECT 'pengguna ' || pengguna.pengguna_id AS rujukan,
      format('profil %L, buku %L', pengguna.alamat, alamat.teks) AS keterangan
    FROM pengguna LEFT JOIN alamat ON alamat.pengguna_id = pengguna.pengguna_id AND utama
    WHERE pengguna.dihapus IS NULL AND pengguna.alamat <> coalesce(alamat.teks, '')`,

  'Kode wilayah sebuah alamat ada bersama nama-namanya': sql`
    SELECT 'alamat ' || alamat_id AS rujukan, format('%s: %s, %s, %s', kode_wilayah, kecamatan, kabupaten, provinsi) AS keterangan
    FROM alamat
    WHERE (kode_wilayah IS NULL) <> (provinsi = '') OR (provinsi = '') <> (kecamatan = '') OR (provinsi = '') <> (kabupaten = '')`,
}
