import type { StatusUlasan } from '#contract/ulasan/ulasan.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

export const STATUS_ULASAN: Record<StatusUlasan, string> = {
  menunggu: 'Menunggu dibaca',
  tayang: 'Tayang',
  ditolak: 'Ditolak',
}
const TONE: Record<StatusUlasan, BadgeTone> = { menunggu: 'kuning', tayang: 'hijau', ditolak: 'abu' }

export const StatusUlasanBadge = ({ status }: { status: StatusUlasan }) => (
  <Badge tone={TONE[status]}>{STATUS_ULASAN[status]}</Badge>
)
