import { queryOptions } from '@tanstack/react-query'
import { listUlasanBeranda } from '#contract/ulasan/beranda.ts'
import { call } from '#web/lib/api.ts'
import type { Call } from '#web/lib/page-deps.ts'

export const ulasanBerandaQuery = (via: Call = call) =>
  queryOptions({ queryKey: ['ulasan'], queryFn: () => via(listUlasanBeranda, {}), staleTime: 5 * 60_000 })
