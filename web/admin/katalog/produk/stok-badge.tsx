import type { ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Badge for stock that is empty, or not above its minimum. */
export function StokBadge({ stok, stok_minimum }: Pick<ProdukAdmin, 'stok' | 'stok_minimum'>) {
  if (stok === 0) return <Badge tone="merah">Habis</Badge>
  if (stok <= stok_minimum) return <Badge tone="kuning">Menipis</Badge>
  return null
}
