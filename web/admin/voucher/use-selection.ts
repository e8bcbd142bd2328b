import { useQuery } from '@tanstack/react-query'
import { grupQuery } from '#web/admin/grup/grup-query.ts'
import { kategoriQuery } from '#web/admin/katalog/kategori/kategori-query.ts'

/**
 * Loads the choices of a voucher: categories, and customer groups. The form needs both at its first render: without an option
 * for its group it would show "Tanpa grup".
 */
export function useVoucherChoices() {
  const [kategori, grup] = [useQuery(kategoriQuery()), useQuery(grupQuery())]
  const failed = [kategori, grup].filter(({ data, error }) => !data && error)
  return {
    kategori: grup.data && kategori.data,
    isError: failed.length > 0,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
  }
}
