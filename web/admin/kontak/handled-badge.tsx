import { Badge } from '#web/ui/badge.tsx'

export function HandledBadge({ handled }: { handled: string | null }) {
  return handled ? <Badge tone="hijau">Sudah ditangani</Badge> : <Badge tone="kuning">Belum ditangani</Badge>
}
