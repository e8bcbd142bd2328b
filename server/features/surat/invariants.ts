import { type RawBuilder, sql } from 'kysely'
import type { Temuan } from '#server/feature.ts'

export const invariants: Record<string, RawBuilder<Temuan>> = {
  'Surat terkirim sekali, menunggu, atau gagal dengan sebabnya': sql`
    SELECT 'surat ' || surat_id AS rujukan, format('%s setelah %s percobaan', status, percobaan) AS keterangan
    FROM surat
    WHERE status = 'terkirim' AND (percobaan = 0 OR kesalahan <> '')
      OR status = 'gagal' AND (percobaan = 0 OR kesalahan = '')`,
}
