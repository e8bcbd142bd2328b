import { queryOptions } from '@tanstack/react-query'
import { listAlamat } from '#contract/alamat/endpoints.ts'
import { call } from '#web/lib/api.ts'

// 'milik-saya' marks what belongs to the account; it is dropped when the session ends.

/** The book of addresses, the main one first. */
export const alamatQuery = () =>
  queryOptions({ queryKey: ['milik-saya', 'alamat'], queryFn: () => call(listAlamat, {}).then(({ data }) => data) })
