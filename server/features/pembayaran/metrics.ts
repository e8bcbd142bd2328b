import { sql } from 'kysely'
import type { Metric } from '#server/feature.ts'

export const metrics: Record<string, Metric> = {
  kerapusehat_pembayaran: {
    help: 'Attempts to pay the orders of the last 24 hours, by their state at Midtrans.',
    labels: ['status'],
    query: (now) => sql`
      SELECT coalesce(transaction_status, 'belum') AS status, count(*)::int AS value
      FROM pesanan JOIN pembayaran USING (pesanan_id)
      WHERE pesanan.jenis IN ('satuan', 'paketan') AND pesanan.arsip IS NULL
        AND pesanan.dibuat > ${now}::timestamptz - interval '24 hours'
      GROUP BY 1`,
  },
  kerapusehat_pembayaran_check_late_seconds: {
    help: 'Delay of the most overdue status query at Midtrans.',
    query: (now) => sql`
      SELECT greatest(0, coalesce(extract(epoch FROM ${now}::timestamptz - min(periksa_pada)), 0))::float8 AS value
      FROM pesanan WHERE periksa_pada IS NOT NULL`,
  },
  kerapusehat_notifikasi_waiting: {
    help: 'Midtrans notifications that were not applied yet.',
    query: () => sql`SELECT count(*)::int AS value FROM notifikasi WHERE periksa_pada IS NOT NULL`,
  },
  kerapusehat_notifikasi_oldest_seconds: {
    help: 'Age of the oldest Midtrans notification that was not applied yet.',
    query: (now) => sql`
      SELECT coalesce(extract(epoch FROM ${now}::timestamptz - min(diterima)), 0)::float8 AS value
      FROM notifikasi WHERE periksa_pada IS NOT NULL`,
  },
  kerapusehat_pengembalian_waiting: {
    help: 'Refunds whose outcome at Midtrans is unknown.',
    query: () => sql`SELECT count(*)::int AS value FROM pengembalian WHERE periksa_pada IS NOT NULL`,
  },
}
