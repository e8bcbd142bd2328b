import { sql } from 'kysely'
import type { Metric } from '#server/feature.ts'

export const metrics: Record<string, Metric> = {
  kerapusehat_kabar_saluran_late_seconds: {
    help: 'Delay of the push or WhatsApp message that is most overdue.',
    labels: ['saluran'],
    query: (now) => sql`
      SELECT saluran, greatest(0, extract(epoch FROM ${now}::timestamptz - min(kirim_pada)))::float8 AS value
      FROM kabar_saluran WHERE status = 'menunggu' GROUP BY saluran`,
  },
}
