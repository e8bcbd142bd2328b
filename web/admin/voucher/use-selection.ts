import { useQuery } from '@tanstack/react-query'
import type { Kategori } from '#contract/katalog/endpoints.ts'
import { grupQuery } from '#web/admin/grup/grup-query.ts'
import { kategoriQuery } from '#web/admin/katalog/kategori/kategori-query.ts'

/**
 * Returns the categories that a voucher can be limited to; undefined until they are loaded, so that the form does not move.
 * After a failed request there are no choices.
 */
export function useVoucherChoices(): { kategori: readonly Kategori[] } | undefined {
  const kategori = useQuery(kategoriQuery())
  const grup = useQuery(grupQuery())
  return kategori.isPending || grup.isPending ? undefined : { kategori: kategori.data ?? [] }
}
