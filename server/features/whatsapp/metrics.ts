import { sql } from 'kysely'
import type { Metric } from '#server/feature.ts'

export const metrics: Record<string, Metric> = {
  kerapusehat_webhook_wa_late_seconds: {
    help: 'Delay of the webhook of WhatsApp that is most overdue.',
    query: (now) => sql`
      SELECT coalesce(greatest(0, extract(epoch FROM ${now}::timestamptz - min(kerjakan_pada))), 0)::float8 AS value
      FROM peristiwa_wa WHERE kerjakan_pada IS NOT NULL`,
  },
}
