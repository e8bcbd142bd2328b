import { Badge } from '#web/ui/badge.tsx'

/** Badge that shows whether the record is offered to buyers. */
export function ActiveBadge({ aktif, tidak }: { aktif: boolean; tidak: string }) {
  return aktif ? <Badge tone="hijau">Aktif</Badge> : <Badge tone="abu">{tidak}</Badge>
}
