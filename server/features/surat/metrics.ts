import { sql } from 'kysely'
import type { Metric } from '#server/feature.ts'

export const metrics: Record<string, Metric> = {
  kerapusehat_surat: {
    help: 'Unsent mails: waiting, retried after a failure, or given up.',
    labels: ['status'],
    query: () => sql`
      SELECT CASE WHEN status = 'menunggu' AND kesalahan <> '' THEN 'tertunda' ELSE status END AS status,
        count(*)::int AS value
      FROM surat WHERE status <> 'terkirim' GROUP BY 1`,
  },
  kerapusehat_surat_oldest_seconds: {
    help: 'Age of the oldest mail without an attempt to send it.',
    query: (now) => sql`
      SELECT coalesce(extract(epoch FROM ${now}::timestamptz - min(coalesce(diulang, dibuat))), 0)::float8 AS value
      FROM surat WHERE status = 'menunggu' AND kesalahan = ''`,
  },
}
