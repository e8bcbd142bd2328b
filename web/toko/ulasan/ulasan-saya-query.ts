import { queryOptions } from '@tanstack/react-query'
import { listUlasanSaya } from '#contract/ulasan/saya.ts'
import { call } from '#web/lib/api.ts'

// 'milik-saya' marks what belongs to the account; it is dropped when the session ends.
export const ulasanSayaQuery = () =>
  queryOptions({ queryKey: ['milik-saya', 'ulasan'], queryFn: () => call(listUlasanSaya, {}) })
