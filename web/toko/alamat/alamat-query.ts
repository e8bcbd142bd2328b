import { queryOptions } from '@tanstack/react-query'
import { listAlamat } from '#contract/alamat/endpoints.ts'
import { call } from '#web/lib/api.ts'

// 'milik-saya' marks data of the account; it is removed from the cache when the session ends.

/** Address book, the main address first. */
export const alamatQuery = () =>
  queryOptions({ queryKey: ['milik-saya', 'alamat'], queryFn: () => call(listAlamat, {}).then(({ data }) => data) })
