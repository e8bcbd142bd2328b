import { STATUS_PEMBELIAN, type StatusPembelian } from '#contract/pembelian/admin.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const TONE: Readonly<Record<StatusPembelian, BadgeTone>> = {
  draf: 'abu',
  dipesan: 'kuning',
  sebagian: 'kuning',
  diterima: 'hijau',
  batal: 'abu',
}

export const StatusPembelianBadge = ({ status }: { status: StatusPembelian }) => (
  <Badge tone={TONE[status]}>{STATUS_PEMBELIAN[status]}</Badge>
)
