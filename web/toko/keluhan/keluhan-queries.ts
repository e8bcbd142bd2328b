import { queryOptions } from '@tanstack/react-query'
import { getKeluhan } from '#contract/keluhan/endpoints.ts'
import { call } from '#web/lib/api.ts'

/** What can be complained about an order, and what was. 'milik-saya' is dropped when the session ends. */
export const keluhanQuery = (nomor: string) =>
  queryOptions({
    queryKey: ['milik-saya', 'keluhan', nomor],
    queryFn: () => call(getKeluhan, { params: { orderId: nomor } }),
    // The shop answers behind the screen's back.
    staleTime: 0,
  })
