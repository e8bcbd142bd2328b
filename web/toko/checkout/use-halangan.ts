import { useQuery } from '@tanstack/react-query'
import { checkPesanan } from '#contract/checkout/limits.ts'
import type { ItemPesanan } from '#contract/pesanan/item-pesanan.ts'
import { call } from '#web/lib/api.ts'
import { useIsLoggedIn } from '#web/lib/session.tsx'

/**
 * Returns why the server would reject these goods because of the buyer's unpaid orders. Null if it would not, or if the check
 * fails or there is no account yet. The 'milik-saya' key is invalidated after every payment.
 */
export function useHalangan(items: readonly ItemPesanan[]): string | null {
  const body = { items: [...items] }
  const { data } = useQuery({
    queryKey: ['milik-saya', 'riwayat', 'halangan', body],
    queryFn: () => call(checkPesanan, { body }).then(({ halangan }) => halangan),
    enabled: useIsLoggedIn() && items.length > 0,
    retry: false,
    staleTime: 0,
  })
  return data ?? null
}
