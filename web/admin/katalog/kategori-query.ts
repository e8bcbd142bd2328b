import { queryOptions } from '@tanstack/react-query'
import { listKategori } from '#contract/katalog/endpoints.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'

/** All categories, to choose from. */
export const kategoriQuery = () =>
  queryOptions({ queryKey: ['kantor', listKategori.name], queryFn: () => callAdmin(listKategori, { query: {} }) })
