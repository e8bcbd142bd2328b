import { queryOptions } from '@tanstack/react-query'
import { getDirektori } from '#contract/direktori/endpoints.ts'
import { call } from '#web/lib/api.ts'
import type { Call } from '#web/lib/page-deps.ts'

export const direktoriQuery = (via: Call = call) =>
  queryOptions({ queryKey: ['direktori'], queryFn: () => via(getDirektori, {}), staleTime: 5 * 60_000 })
