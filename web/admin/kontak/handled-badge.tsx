import { Badge } from '#web/ui/badge.tsx'

export function HandledBadge({ ditangani }: { ditangani: string | null }) {
  return ditangani ? <Badge tone="hijau">Sudah ditangani</Badge> : <Badge tone="kuning">Belum ditangani</Badge>
}
