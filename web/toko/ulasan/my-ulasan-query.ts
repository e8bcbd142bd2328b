import { queryOptions } from '@tanstack/react-query'
import { listMyUlasan } from '#contract/ulasan/mine.ts'
import { call } from '#web/lib/api.ts'

// 'milik-saya' marks data of the account; it is removed from the cache when the session ends.
export const myUlasanQuery = () =>
  queryOptions({ queryKey: ['milik-saya', 'ulasan'], queryFn: () => call(listMyUlasan, {}) })
