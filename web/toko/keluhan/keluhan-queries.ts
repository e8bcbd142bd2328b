import { queryOptions } from '@tanstack/react-query'
import { getKeluhan } from '#contract/keluhan/endpoints.ts'
import { call } from '#web/lib/api.ts'

/** Possible and existing complaints of an order. 'milik-saya' data is removed when the session ends. */
export const keluhanQuery = (nomor: string) =>
  queryOptions({
    queryKey: ['milik-saya', 'keluhan', nomor],
    queryFn: () => call(getKeluhan, { params: { orderId: nomor } }),
    // The shop may answer at any time, so never use a cached state.
    staleTime: 0,
  })
