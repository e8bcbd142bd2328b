import { queryOptions } from '@tanstack/react-query'
import { listPengiriman } from '#contract/pengiriman/endpoints.ts'
import { call } from '#web/lib/api.ts'
import type { Call } from '#web/lib/page-deps.ts'

/** Shipping methods on offer. */
export const pengirimanQuery = (via: Call = call) =>
  queryOptions({ queryKey: ['pengiriman'], queryFn: () => via(listPengiriman, {}).then(({ data }) => data) })
