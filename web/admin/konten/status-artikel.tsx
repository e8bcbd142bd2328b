import type { Artikel } from '#contract/konten/endpoints.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Badge for a draft, published or scheduled article. */
export function StatusArtikel({ status, terbit }: Pick<Artikel, 'status' | 'terbit'>) {
  if (status === 'draft') return <Badge tone="abu">Draf</Badge>
  if (terbit && new Date(terbit) > new Date()) return <Badge tone="kuning">Terjadwal</Badge>
  return <Badge tone="hijau">Terbit</Badge>
}
