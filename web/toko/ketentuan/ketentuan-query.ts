import { queryOptions } from '@tanstack/react-query'
import { getKetentuan, type KetentuanKind } from '#contract/ketentuan/endpoints.ts'
import { call } from '#web/lib/api.ts'
import type { Call } from '#web/lib/page-deps.ts'

/** Returns the date for which a text is requested; undefined if it is not a valid date. */
export const readPer = (search: URLSearchParams): string | undefined => {
  const per = search.get('per') ?? ''
  return /^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(per) && !Number.isNaN(Date.parse(per))
    ? per
    : undefined
}

/** A legal text as in force now or on a date. */
export const ketentuanQuery = (kind: KetentuanKind, per: string | undefined, via: Call = call) =>
  queryOptions({
    queryKey: ['ketentuan', kind, per ?? ''],
    queryFn: () => via(getKetentuan, { params: { naskah: kind }, query: { per } }),
    staleTime: 5 * 60_000,
  })
