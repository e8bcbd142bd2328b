import { useQuery } from '@tanstack/react-query'
import type { Kategori } from '#contract/katalog/endpoints.ts'
import { grupQuery } from '#web/admin/grup/grup-query.ts'
import { kategoriQuery } from '#web/admin/katalog/kategori-query.ts'

/**
 * What a voucher can be narrowed to; undefined until it is known, so that nothing of the form jumps later. What cannot be had is
 * not offered.
 */
export function usePilihan(): { kategori: readonly Kategori[] } | undefined {
  const kategori = useQuery(kategoriQuery())
  const grup = useQuery(grupQuery())
  return kategori.isPending || grup.isPending ? undefined : { kategori: kategori.data ?? [] }
}
