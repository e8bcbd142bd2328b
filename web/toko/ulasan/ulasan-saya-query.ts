import { queryOptions } from '@tanstack/react-query'
import { listUlasanSaya } from '#contract/ulasan/saya.ts'
import { call } from '#web/lib/api.ts'

// 'milik-saya' marks data of the account; it is removed from the cache when the session ends.
export const ulasanSayaQuery = () =>
  queryOptions({ queryKey: ['milik-saya', 'ulasan'], queryFn: () => call(listUlasanSaya, {}) })
