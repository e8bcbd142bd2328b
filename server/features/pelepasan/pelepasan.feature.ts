import { sql } from 'kysely'
import { TUGAS_MAX } from '#contract/dasbor/admin.ts'
import { PERSETUJUAN_HARI } from '#contract/pelepasan/admin.ts'
import { defineFeature } from '#server/feature.ts'
import { expirePersetujuan } from './decide.ts'
import { sendDigests } from './digest.ts'
import { pelepasanAdminRoutes } from './pelepasan.admin-routes.ts'
import { persetujuanRepository } from './persetujuan.repository.ts'
import { person } from './person.ts'

/** Acts by which goods or money leave the shop: their value, the second look at them, and the owner's digest. */
export const pelepasan = defineFeature({
  name: 'pelepasan',
  imports: ['jejak', 'keamanan', 'pengaturan', 'surat'],
  tables: ['pelepasan', 'persetujuan', 'ringkasan_pelepasan'],
  reads: ['pengguna', 'produk'],
  adminRoutes: pelepasanAdminRoutes,
  jobs: {
    'akhiri-persetujuan': { every: 3600, run: expirePersetujuan },
    'ringkasan-pelepasan': { every: 300, run: sendDigests },
  },
  tugas: { persetujuan: ({ db }) => persetujuanRepository(db).countWaiting(TUGAS_MAX) },
  invariants: {
    'Pengajuan yang disetujui adalah yang dilepas': sql`
      SELECT format('akun %s, disetujui %s', pengguna_id, oleh) AS rujukan,
        format('%s: diajukan %s, dilepas %s', waktu, diajukan, coalesce(dilepas, 0)) AS keterangan
      FROM (
        SELECT pengguna_id, diputus_oleh AS oleh, diputus AS waktu, sum(nilai) AS diajukan FROM persetujuan
        WHERE status = 'disetujui' GROUP BY 1, 2, 3
      ) AS p
      LEFT JOIN (
        SELECT pengguna_id, disetujui_oleh AS oleh, waktu, sum(nilai) AS dilepas FROM pelepasan
        WHERE disetujui_oleh IS NOT NULL GROUP BY 1, 2, 3
      ) AS l USING (pengguna_id, oleh, waktu)
      WHERE diajukan IS DISTINCT FROM dilepas`,
    // Sooner only with an account that was deleted.
    'Pengajuan berakhir tanpa putusan setelah waktunya': sql`
      SELECT 'pengajuan ' || persetujuan_id AS rujukan, format('dibuat %s, berakhir %s', dibuat, diputus) AS keterangan
      FROM persetujuan
      WHERE status = 'kedaluwarsa' AND diputus < dibuat + ${PERSETUJUAN_HARI} * interval '1 day' AND NOT EXISTS (
        SELECT FROM jejak WHERE jenis = 'pengguna' AND tindakan = 'hapus'
          AND waktu BETWEEN diputus - interval '1 minute' AND diputus + interval '1 minute')`,
  },
  person,
})
