import { Badge } from '#web/ui/badge.tsx'

/** Badge that shows whether the record is offered to buyers. */
export function ActiveBadge({ isActive, inactive }: { isActive: boolean; inactive: string }) {
  return isActive ? <Badge tone="hijau">Aktif</Badge> : <Badge tone="abu">{inactive}</Badge>
}
