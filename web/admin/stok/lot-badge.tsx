import type { LotAdmin } from '#contract/stok/lot-list-admin.ts'
import { dateWib } from '#contract/wib.ts'
import { Badge } from '#web/ui/badge.tsx'

const NEAR_MS = 90 * 86_400_000

/** Badge for a lot that is recalled, expired, or expires within 90 days. */
export function LotBadge({ kedaluwarsa, ditarik }: Pick<LotAdmin, 'kedaluwarsa' | 'ditarik'>) {
  if (ditarik) return <Badge tone="merah">Ditarik</Badge>
  if (kedaluwarsa === null) return null
  if (kedaluwarsa < dateWib(new Date())) return <Badge tone="merah">Kedaluwarsa</Badge>
  if (kedaluwarsa <= dateWib(new Date(Date.now() + NEAR_MS))) return <Badge tone="kuning">Segera</Badge>
  return null
}
