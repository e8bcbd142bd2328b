import type { Resep } from '#contract/resep/endpoints.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

type Status = Pick<Resep, 'status' | 'berlaku'>

/** Returns the status text of a prescription; an approved one may have expired. */
export function describeStatus({ status, berlaku }: Status): string {
  if (status === 'menunggu') return 'Menunggu diperiksa'
  if (status === 'ditolak') return 'Ditolak'
  return berlaku ? 'Disetujui' : 'Sudah berakhir'
}

export function StatusResepBadge({ resep }: { resep: Status }) {
  const tone: BadgeTone =
    resep.status === 'menunggu' ? 'kuning' : resep.status === 'ditolak' ? 'merah' : resep.berlaku ? 'hijau' : 'abu'
  return <Badge tone={tone}>{describeStatus(resep)}</Badge>
}
