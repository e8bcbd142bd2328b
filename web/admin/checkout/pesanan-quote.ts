import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { QuoteBody, quotePesanan } from '#contract/checkout/manual-admin.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import type { NewPesananFields, NewPesananInput } from './new-pesanan-input.ts'

type QuoteInput = z.input<typeof QuoteBody> & Pick<NewPesananInput, 'penggunaId' | 'shippingId' | 'pengganti'>

/** Returns the form values that the price depends on. Invalid amounts count as 0. */
export const quoteBodyOf = (input: QuoteInput): QuoteBody => ({
  items: input.items,
  ongkir: input.shippingId === null ? 0 : rupiahOf(input.ongkir),
  diskon: rupiahOf(input.diskon),
  penggunaId: input.penggunaId,
  isPengganti: Boolean(input.pengganti),
})
const rupiahOf = (typed: unknown): number => QuoteBody.shape.diskon.safeParse(typed).data ?? 0

/** Query of the total. Only the server computes it: prices depend on time and quantity. */
export const quoteQuery = (wish: QuoteBody) => ({
  queryKey: ['admin', quotePesanan.name, wish],
  queryFn: () => callAdmin(quotePesanan, { body: wish }),
  retry: false,
})

/** Loads the total of the order in the form. An order without items has no total. */
export function useQuote(form: NewPesananFields) {
  const [items, penggunaId, pengganti] = form.watch(['items', 'penggunaId', 'pengganti'])
  const [shippingId, ongkir, diskon] = form.watch(['shippingId', 'ongkir', 'diskon'])
  const hasItems = items.length > 0
  const { data, error } = useQuery({
    ...quoteQuery(quoteBodyOf({ items, penggunaId, shippingId, ongkir, diskon, pengganti })),
    placeholderData: keepPreviousData,
    enabled: hasItems,
  })
  return hasItems ? { data, error } : { data: undefined, error: null }
}
