import { useQuery } from '@tanstack/react-query'
import { checkPesanan } from '#contract/checkout/batas.ts'
import type { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import { call } from '#web/lib/api.ts'

/**
 * Returns why the server would refuse these goods for orders that still wait for their payment; null where it would not, or does not
 * say. 'milik-saya' is asked anew after every payment.
 */
export function useHalangan(items: readonly ItemPesanan[]): string | null {
  const body = { items: [...items] }
  const { data } = useQuery({
    queryKey: ['milik-saya', 'riwayat', 'halangan', body],
    queryFn: () => call(checkPesanan, { body }).then(({ halangan }) => halangan),
    enabled: items.length > 0,
    retry: false,
    staleTime: 0,
  })
  return data ?? null
}
