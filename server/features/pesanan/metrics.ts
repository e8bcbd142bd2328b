import { sql } from 'kysely'
import type { Metric } from '#server/feature.ts'

export const metrics: Record<string, Metric> = {
  kerapusehat_pesanan: {
    help: 'Orders of the last 24 hours, by the states of their payment and of their parcel.',
    labels: ['pembayaran', 'status'],
    query: (now) => sql`
      SELECT status_pembayaran AS pembayaran, status_pesanan AS status, count(*)::int AS value
      FROM pesanan
      WHERE jenis IN ('satuan', 'paketan') AND arsip IS NULL AND dibuat > ${now}::timestamptz - interval '24 hours'
      GROUP BY 1, 2`,
  },
}
