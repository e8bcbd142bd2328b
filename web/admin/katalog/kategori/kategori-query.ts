import { queryOptions } from '@tanstack/react-query'
import { listKategori } from '#contract/katalog/endpoints.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'

/** Query of all categories, for a select field. */
export const kategoriQuery = () =>
  queryOptions({ queryKey: ['admin', listKategori.name], queryFn: () => callAdmin(listKategori, { query: {} }) })
