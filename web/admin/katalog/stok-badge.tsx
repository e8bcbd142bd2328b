import type { ProdukAdmin } from '#contract/katalog/produk-office.ts'
import { Badge } from '#web/ui/badge.tsx'

/** Says where stock is gone or running low. */
export function StokBadge({ stok, stok_minimum }: Pick<ProdukAdmin, 'stok' | 'stok_minimum'>) {
  if (stok === 0) return <Badge tone="merah">Habis</Badge>
  if (stok <= stok_minimum) return <Badge tone="kuning">Menipis</Badge>
  return null
}
